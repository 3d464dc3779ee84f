/** A number as it is written in tens: `digits` and how many of them stand behind the point. Sums and units of it lose nothing. */
export interface Decimal {
  digits: bigint;
  places: number;
}

export const isDecimal = (value: unknown): value is Decimal =>
  typeof value === "object" && value !== null && "digits" in value;

const power = (exponent: number) => 10n ** BigInt(exponent);

const WRITTEN = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** A finite number as it is written: 0.1 is a tenth, and no more. */
export function toDecimal(value: number): Decimal {
  const [, sign = "", whole = "", rest = "", exponent = "0"] = WRITTEN.exec(String(value)) ?? [];
  if (whole === "") throw new RangeError(`${value} is no number`);
  return shift({ digits: BigInt(`${sign}${whole}${rest}`), places: rest.length }, Number(exponent));
}

/** So many tens times it: 3 makes kilograms of tonnes, -2 a share of a percentage. */
export function shift({ digits, places }: Decimal, tens: number): Decimal {
  return tens <= places ? { digits, places: places - tens } : { digits: digits * power(tens - places), places: 0 };
}

export function add(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { digits: a.digits * power(places - a.places) + b.digits * power(places - b.places), places };
}

export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, { ...b, digits: -b.digits });

/** Digits of a quotient that count. */
const QUOTIENT_DIGITS = 6;

const sizeOf = (digits: bigint) => String(digits < 0n ? -digits : digits).length;

/** One by another, rounded half up to six digits that count; null by nought. */
export function divide(a: Decimal, b: Decimal): Decimal | null {
  if (b.digits === 0n) return null;
  const places = Math.max(0, QUOTIENT_DIGITS + sizeOf(b.digits) - sizeOf(a.digits) + a.places - b.places);
  const exponent = places - a.places + b.places;
  const above = a.digits * power(Math.max(0, exponent)) * 2n;
  const below = b.digits * power(Math.max(0, -exponent)) * 2n;
  const [top, bottom] = below < 0n ? [-above, -below] : [above, below];
  const half = top < 0n ? -(bottom / 2n) : bottom / 2n;
  return trim({ digits: (top + half) / bottom, places });
}

/** Without noughts at the end of what stands behind the point. */
function trim({ digits, places }: Decimal): Decimal {
  let [left, kept] = [digits, places];
  while (kept > 0 && left % 10n === 0n) [left, kept] = [left / 10n, kept - 1];
  return { digits: left, places: kept };
}

/** With a point and without an exponent: «-0.05». */
export function writeDecimal({ digits, places }: Decimal): string {
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
  const sign = digits < 0n ? "-" : "";
  return places === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}
