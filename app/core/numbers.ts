import { LANGUAGES, type Language } from "~/core/language";
import { remember } from "~/core/remember";

/** Digits after the point that a figure may have: a gram of a tonne. */
const MAX_DECIMALS = 6;
/** Beyond it doubles lose whole numbers' last digits, and no small company has so much of anything. */
export const LARGEST = 1e12;

/** A longer text is no figure, and is not looked at any closer. In characters. */
const LONGEST = 60;

/** Those that write a half as «0,5». */
const COMMA_LANGUAGES = LANGUAGES.filter((language) => new Intl.NumberFormat(language).format(0.5).includes(","));

type NumberVerdict =
  | { ok: true; number: number }
  | {
      ok: false;
      reason: "not-a-number" | "number-ambiguous" | "too-many-decimals" | "number-too-small" | "number-too-large";
    };

/** Spaces and signs that people put between thousands. */
const GROUPED = /^-?\d{1,3}([\s'’])\d{3}(?:\1\d{3})*(?:[.,]\d+)?$/u;

/**
 * A figure as people write it: with a point or a comma before the decimals, with or without thousands set apart. One that could be read
 * two ways, as «1,234», is refused: nobody's thousand becomes a one.
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
  // Longer than any number below the largest, before it becomes one that has lost its digits.
  if (whole.replace(/^-?0*/, "").length > 13) {
    return { ok: false, reason: whole.startsWith("-") ? "number-too-small" : "number-too-large" };
  }
  const number = Number(plain) + 0;
  if (number < min) return { ok: false, reason: "number-too-small" };
  if (number > Math.min(max, LARGEST)) return { ok: false, reason: "number-too-large" };
  return { ok: true, number };
}

/** Languages in which a comma before exactly three digits stands between thousands. */
const THOUSANDS_BY_COMMA: readonly Language[] = ["en", "ms"];

/** A figure as a reader of the language means it: in English and Malay «1,250» is 1250. Anything else stays as it is. */
export function asMeant(written: string, language: Language): string {
  return THOUSANDS_BY_COMMA.includes(language) ? written.replace(/^(\s*-?[1-9]\d{0,2}),(\d{3}\s*)$/, "$1$2") : written;
}

/** The same where the question is in per cent, whose sign may stand behind the figure. */
export function percentAsMeant(written: string, language: Language): string {
  return asMeant(written.replace(/\s*%\s*$/, ""), language);
}

/** The two readings of a figure that `parseNumber` finds ambiguous, each written so that it has one reading only. */
export function readingsOf(written: string, language: Language): { thousands: string; decimals: string } {
  const [whole = "", rest = ""] = written.trim().split(/[.,]/);
  return { thousands: `${whole}${rest}`, decimals: inBox(writeNumber(Number(`${whole}.${rest}`)), language) };
}

/** The figure with a decimal point and nothing between thousands; null for no figure. */
function withPoint(text: string): string | "ambiguous" | null {
  if (/^-?\d+$/.test(text)) return text;
  const [, sign = "", whole = "", mark = "", rest = ""] = /^(-?)(\d+)([.,])(\d+)$/.exec(text) ?? [];
  if (mark) {
    // A zero before it, or four digits, never stand before a thousand.
    const mayBeThousands = rest.length === 3 && whole.length <= 3 && !/^0/.test(whole);
    return mayBeThousands ? "ambiguous" : `${sign}${whole}.${rest}`;
  }
  const grouped =
    /^(-?)(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text) ?? /^(-?)(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(text);
  if (!grouped) return null;
  const [, minus = "", thousands = "", decimals = ""] = grouped;
  return `${minus}${thousands.replace(/[.,]/g, "")}${decimals ? `.${decimals}` : ""}`;
}

/** A figure as it can be read back: one of three decimals with a nought more, or its point would pass for one between thousands. */
export function writeNumber(number: number): string {
  return fromProgram(String(number));
}

/** A figure as a program writes it, whose point never stands between thousands, so that it is read as such. */
export function fromProgram(written: string): string {
  return written.replace(/^(-?[1-9]\d{0,2}\.\d{3})$/, "$10");
}

/** What stands in the box of a figure, with the decimal mark of the reader's language; what is no figure, or could be two, stays as it was typed. */
export function inBox(written: string, language: Language): string {
  return COMMA_LANGUAGES.includes(language) &&
    /^-?\d+\.\d+$/.test(written) &&
    parseNumber(written, { min: -LARGEST }).ok
    ? written.replace(".", ",")
    : written;
}

/** Formatters that are kept: to make one costs far more than to use it. One for each language, and number of decimals. */
const KEPT = 50;

const plain = remember(KEPT, (language) => new Intl.NumberFormat(language, { maximumFractionDigits: MAX_DECIMALS }));

/** A figure for people, in their language. */
export function sayNumber(number: number, language: string): string {
  return plain(language).format(number);
}

const exact = remember(KEPT, (asked) => {
  const [decimals, language] = asked.split(" ");
  const digits = { minimumFractionDigits: Number(decimals), maximumFractionDigits: Number(decimals) };
  return new Intl.NumberFormat(language, digits);
});

/** The same with so many decimals, noughts among them. */
export function sayExactly(number: number, decimals: number, language: string): string {
  return exact(`${decimals} ${language}`).format(number);
}

/** A sum without the dust of binary fractions. */
export function roundNumber(number: number): number {
  return Number(number.toFixed(MAX_DECIMALS));
}
