import { LANGUAGES, type Language } from "~/core/language";
import { remember } from "~/core/remember";

/** Most decimals a number may have: a gram of a tonne. */
const MAX_DECIMALS = 6;
/** Above this, doubles lose the last digits of whole numbers, and no small company has that much of anything. */
export const LARGEST = 1e12;

/** A longer text is not a number and is not examined further. In characters. */
const LONGEST = 60;

/** Languages that write a half as "0,5". */
const COMMA_LANGUAGES = LANGUAGES.filter((language) => new Intl.NumberFormat(language).format(0.5).includes(","));

type NumberVerdict =
  | { ok: true; number: number }
  | {
      ok: false;
      reason: "not-a-number" | "number-ambiguous" | "too-many-decimals" | "number-too-small" | "number-too-large";
    };

/** A number with spaces or apostrophes between its thousands. */
const GROUPED = /^-?\d{1,3}([\s'’])\d{3}(?:\1\d{3})*(?:[.,]\d+)?$/u;

/**
 * Reads a number as people write it: with a point or a comma before the decimals, with or without thousands separators. A number with two
 * readings, such as "1,234", is refused, so that a thousand never becomes a one.
 */
export function parseNumber(
  written: string,
  { min = 0, max = LARGEST }: { min?: number; max?: number },
): NumberVerdict {
  if (written.length > LONGEST) return { ok: false, reason: "not-a-number" };
  const text = written.trim().replace(/^−/, "-");
  const compact = GROUPED.test(text) ? text.replace(/[\s'’]/gu, "") : text;
  const plain = withPoint(compact);
  if (plain === "ambiguous") return { ok: false, reason: "number-ambiguous" };
  if (plain === null) return { ok: false, reason: "not-a-number" };
  const [whole = "", decimals = ""] = plain.split(".");
  if (decimals.replace(/0+$/, "").length > MAX_DECIMALS) return { ok: false, reason: "too-many-decimals" };
  // More digits than any allowed number. Checked here, because `Number` would lose some of them.
  if (whole.replace(/^-?0*/, "").length > 13) {
    return { ok: false, reason: whole.startsWith("-") ? "number-too-small" : "number-too-large" };
  }
  const number = Number(plain) + 0;
  if (number < min) return { ok: false, reason: "number-too-small" };
  if (number > Math.min(max, LARGEST)) return { ok: false, reason: "number-too-large" };
  return { ok: true, number };
}

/** Languages in which a comma before exactly three digits separates thousands. */
const THOUSANDS_BY_COMMA: readonly Language[] = ["en", "ms"];

/** A number as a reader of the language means it: in English and Malay "1,250" becomes 1250. Anything else stays as it is. */
export function asMeant(written: string, language: Language): string {
  return THOUSANDS_BY_COMMA.includes(language) ? written.replace(/^(\s*-?[1-9]\d{0,2}),(\d{3}\s*)$/, "$1$2") : written;
}

/** The same for a question in percent, where the number may end with a percent sign. */
export function percentAsMeant(written: string, language: Language): string {
  return asMeant(written.replace(/\s*%\s*$/, ""), language);
}

/** The two readings of a number that `parseNumber` finds ambiguous, each written so that it has only one reading. */
export function readingsOf(written: string, language: Language): { thousands: string; decimals: string } {
  const [whole = "", rest = ""] = written.trim().split(/[.,]/);
  return { thousands: `${whole}${rest}`, decimals: inBox(writeNumber(Number(`${whole}.${rest}`)), language) };
}

/** The number with a decimal point and no thousands separators; null if the text is not a number. */
function withPoint(text: string): string | "ambiguous" | null {
  if (/^-?\d+$/.test(text)) return text;
  const [, sign = "", whole = "", mark = "", rest = ""] = /^(-?)(\d+)([.,])(\d+)$/.exec(text) ?? [];
  if (mark) {
    // A leading zero, or four digits before the mark, rules out thousands.
    const mayBeThousands = rest.length === 3 && whole.length <= 3 && !/^0/.test(whole);
    return mayBeThousands ? "ambiguous" : `${sign}${whole}.${rest}`;
  }
  const grouped =
    /^(-?)(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text) ?? /^(-?)(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(text);
  if (!grouped) return null;
  const [, minus = "", thousands = "", decimals = ""] = grouped;
  return `${minus}${thousands.replace(/[.,]/g, "")}${decimals ? `.${decimals}` : ""}`;
}

/** A number written so that it can be read back. Three decimals get an extra zero, or the point would pass for a thousands separator. */
export function writeNumber(number: number): string {
  return fromProgram(String(number));
}

/** A number as a program writes it. Its point never separates thousands, so it is rewritten to be read as a decimal point. */
export function fromProgram(written: string): string {
  return written.replace(/^(-?[1-9]\d{0,2}\.\d{3})$/, "$10");
}

/**
 * The content of a number field, with the decimal mark of the reader's language. Text that is not a number, or is ambiguous, stays as
 * typed.
 */
export function inBox(written: string, language: Language): string {
  return COMMA_LANGUAGES.includes(language) &&
    /^-?\d+\.\d+$/.test(written) &&
    parseNumber(written, { min: -LARGEST }).ok
    ? written.replace(".", ",")
    : written;
}

/** Most formatters that are cached, since creating one costs far more than using it. There is one per language and number of decimals. */
const KEPT = 50;

const plain = remember(KEPT, (language) => new Intl.NumberFormat(language, { maximumFractionDigits: MAX_DECIMALS }));

/** A number for people, in their language. */
export function formatNumber(number: number, language: string): string {
  return plain(language).format(number);
}

const exact = remember(KEPT, (asked) => {
  const [decimals, language] = asked.split(" ");
  const digits = { minimumFractionDigits: Number(decimals), maximumFractionDigits: Number(decimals) };
  return new Intl.NumberFormat(language, digits);
});

/** The same with exactly that many decimals, including trailing zeros. */
export function formatExactly(number: number, decimals: number, language: string): string {
  return exact(`${decimals} ${language}`).format(number);
}

/** A sum without binary rounding errors. */
export function roundNumber(number: number): number {
  return Number(number.toFixed(MAX_DECIMALS));
}

/** An estimate to the two digits that count: 1,234.5 becomes 1,200. */
export const toTwoDigits = (number: number) => Number(number.toPrecision(2));

/** The same for display. */
export const inTwoDigits = (number: number, language: Language) => formatNumber(toTwoDigits(number), language);
