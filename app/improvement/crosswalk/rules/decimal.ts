/** A decimal number: its `digits`, and how many of them are after the point. Sums and unit conversions are exact. */
export interface Decimal {
  digits: bigint;
  places: number;
}

export const isDecimal = (value: unknown): value is Decimal =>
  typeof value === "object" && value !== null && "digits" in value;

const power = (exponent: number) => 10n ** BigInt(exponent);

const WRITTEN = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** A finite number as it is written: 0.1 is exactly a tenth. */
export function toDecimal(value: number): Decimal {
  const [, sign = "", whole = "", rest = "", exponent = "0"] = WRITTEN.exec(String(value)) ?? [];
  if (whole === "") throw new RangeError(`${value} is no number`);
  return shift({ digits: BigInt(`${sign}${whole}${rest}`), places: rest.length }, Number(exponent));
}

/** Multiplies by ten to the power of `tens`: 3 turns tonnes into kilograms, -2 a percentage into a share. */
export function shift({ digits, places }: Decimal, tens: number): Decimal {
  return tens <= places ? { digits, places: places - tens } : { digits: digits * power(tens - places), places: 0 };
}

export function add(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { digits: a.digits * power(places - a.places) + b.digits * power(places - b.places), places };
}

export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, { ...b, digits: -b.digits });

/** Significant digits of a quotient. */
const QUOTIENT_DIGITS = 6;

const sizeOf = (digits: bigint) => String(digits < 0n ? -digits : digits).length;

/** Divides, rounding half up to six significant digits; null when dividing by zero. */
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

/** Drops trailing zeros after the point. */
function trim({ digits, places }: Decimal): Decimal {
  let [left, kept] = [digits, places];
  while (kept > 0 && left % 10n === 0n) [left, kept] = [left / 10n, kept - 1];
  return { digits: left, places: kept };
}

/** With a point and without an exponent: "-0.05". */
export function writeDecimal({ digits, places }: Decimal): string {
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
  const sign = digits < 0n ? "-" : "";
  return places === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}
