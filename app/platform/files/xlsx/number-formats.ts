import { isCurrency } from "../../../core/currencies";
import { type Language, SPOKEN } from "../../../core/language";
import { formatNumber } from "../../../core/numbers";
import { remember } from "../../../core/remember";
import { readXml } from "./xml";

/** How a number format shows a number (ECMA-376 part 1, 18.8.30 and 18.8.31). */
export interface NumberFormat {
  code: string;
  /** `moment`: a date, a time or a span of time. */
  kind: "plain" | "percent" | "moment" | "currency";
  /** The symbol or the code of a currency as the format writes it: "R", "$", "EUR". */
  currency: string | null;
}

const PERCENTS = ["0%", "0.00%"];
/**
 * Formats of dates and times that every file has without listing them. Those that programs show in their own way have the year first here.
 */
const MOMENTS: Record<number, string> = {
  14: "yyyy-mm-dd",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "yyyy-mm-dd h:mm",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss.0",
};
/** Dates of East Asian calendars. */
const isEastAsian = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/**
 * The code of a format by its number. Built-in currency formats name no currency and use the reader's own, so they say no more than a plain
 * number.
 */
function codeOf(id: number, own: ReadonlyMap<number, string>): string {
  const known = own.get(id) ?? MOMENTS[id] ?? (id === 9 || id === 10 ? PERCENTS[id - 9] : undefined);
  return known ?? (isEastAsian(id) ? "yyyy-mm-dd" : "General");
}

/** Longest code of a format (Excel's specifications and limits). In characters. */
const LONGEST_CODE = 255;

/** The formats of a workbook's styles, in the order in which cells refer to them (`s`). */
export function readFormats(styles: Uint8Array | null): NumberFormat[] {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let part = "";
  if (styles) {
    readXml(styles, {
      open: (tag, attribute) => {
        if (tag === "numFmts" || tag === "cellXfs") part = tag;
        const id = Number(attribute("numFmtId") ?? 0);
        if (part === "numFmts" && tag === "numFmt") own.set(id, (attribute("formatCode") ?? "").slice(0, LONGEST_CODE));
        if (part === "cellXfs" && tag === "xf") ids.push(id);
      },
      close: (tag) => {
        if (tag === part) part = "";
      },
    });
  }
  const known = new Map<number, NumberFormat>();
  return ids.map((id) => {
    const format = known.get(id) ?? readFormat(codeOf(id, own));
    known.set(id, format);
    return format;
  });
}

/** A quoted text, an escaped character, a space as wide as a character, a repeated character, a bracket, or a code. */
const TOKENS = /"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]|general|standard|am\/pm|a\/p|e[+-]|y+|m+|d+|h+|s+|./gis;
const isCode = (token: string) => /^(?:[ymdhs]+|am\/pm|a\/p|\[[hms]+\])$/i.test(token);

/** The parts of a format for numbers above zero, below zero and zero, as tokens. */
function sectionsOf(code: string): string[][] {
  const sections: string[][] = [[]];
  for (const [token] of code.matchAll(TOKENS)) {
    if (token === ";") sections.push([]);
    else sections.at(-1)?.push(token);
  }
  return sections;
}

/** The literal text that a token writes; empty for a code. */
function literalOf(token: string): string {
  if (token.startsWith('"')) return token.replaceAll('"', "");
  if (token.startsWith("\\")) return token.slice(1);
  const [, currency = ""] = /^\[\$([^\]-]*)/.exec(token) ?? [];
  return currency || (/^[^\w[#?.,@*%/+:-]$/u.test(token) ? token : "");
}

export function readFormat(code: string): NumberFormat {
  const tokens = sectionsOf(code).flat();
  if (tokens.some(isCode)) return { code, kind: "moment", currency: null };
  if (tokens.includes("%")) return { code, kind: "percent", currency: null };
  const currency = findCurrency(tokens);
  return { code, kind: currency ? "currency" : "plain", currency };
}

/** Currency symbols that are letters. A single letter is more often a unit. */
const LETTERS = /^(?:R|RM|Rp|Rs\.?|kr\.?|Fr\.?|zł|Kč|Ft|F\sCFA|FCFA|KSh|TSh|USh)$/u;

function findCurrency(tokens: string[]): string | null {
  const named = tokens.map((token) => /^\[\$([^\]-]+)/.exec(token)?.[1]?.trim()).find(Boolean);
  if (named) return named;
  const said = tokens.map((token) => literalOf(token) || " ").join("");
  const sign = /[A-Z]{0,3}\p{Sc}/u.exec(said)?.[0];
  return (
    sign ??
    said
      .split(/\s{2,}/)
      .map((each) => each.trim())
      .find((each) => LETTERS.test(each) || isCurrency(each)) ??
    null
  );
}

const DAY_SECONDS = 24 * 60 * 60;
/** Days from the beginning of the calendar of 1900 to that of 1904, and the limit after the last day that a spreadsheet shows. */
const FROM_1904 = 1462;
const LAST_DAY = 2_958_466;
/** Numbers below this need one more day: a spreadsheet counts a 29 February 1900 that never existed. */
const MARCH_1900 = 60;

/** A number as a sheet shows it, close enough to be found again. A moment follows its code, with names of months and days in `language`. */
export function showNumber(
  written: string,
  format: NumberFormat,
  { is1904, language }: { is1904: boolean; language: Language },
): string {
  const value = Number(written);
  if (!Number.isFinite(value)) return written;
  if (format.kind === "percent") return `${formatNumber(value * 100, language)}%`;
  if (format.kind === "currency") return `${format.currency} ${formatNumber(value, language)}`;
  const serial = value + (is1904 ? FROM_1904 : 0);
  if (format.kind === "plain" || serial < 0 || serial >= LAST_DAY) return written;
  return showMoment(serial, sectionsOf(format.code)[0] ?? [], language);
}

function showMoment(serial: number, tokens: string[], language: Language): string {
  const seconds = Math.round(serial * DAY_SECONDS);
  const at = new Date((seconds + (serial < MARCH_1900 ? DAY_SECONDS : 0)) * 1000 + Date.UTC(1899, 11, 30));
  const name = (part: "month" | "weekday", width: string) => namesOf(`${language} ${part} ${width}`).format(at);
  const isHalfDay = tokens.some((token) => /^a(?:m\/pm|\/p)$/i.test(token));
  const codes = tokens.map((token) => (isCode(token) ? token.toLowerCase() : ""));
  const near = (index: number, step: 1 | -1): string => {
    for (let other = index + step; other in codes; other += step) if (codes[other]) return codes[other] ?? "";
    return "";
  };
  const pad = (number: number, code: string) => String(number).padStart(Math.min(code.length, 2), "0");
  const hours = at.getUTCHours();
  const shown = tokens.map((token, index) => {
    const code = codes[index] ?? "";
    const isMinute =
      code.startsWith("m") && code.length < 3 && (/^\[?h/.test(near(index, -1)) || near(index, 1).startsWith("s"));
    if (isMinute) return pad(at.getUTCMinutes(), code);
    if (code.startsWith("y"))
      return code.length > 2 ? String(at.getUTCFullYear()) : String(at.getUTCFullYear()).slice(-2);
    if (code.startsWith("m"))
      return code.length > 2 ? name("month", MONTHS[code.length] ?? "long") : pad(at.getUTCMonth() + 1, code);
    if (code.startsWith("d"))
      return code.length > 2 ? name("weekday", code.length > 3 ? "long" : "short") : pad(at.getUTCDate(), code);
    if (code.startsWith("h")) return pad(isHalfDay ? hours % 12 || 12 : hours, code);
    if (code.startsWith("s")) return pad(at.getUTCSeconds(), code);
    if (code.startsWith("a")) return hours < 12 ? "AM" : "PM";
    if (code.startsWith("[h")) return String(Math.floor(seconds / 3600));
    if (code.startsWith("[m")) return String(Math.floor(seconds / 60));
    if (code.startsWith("[s")) return String(seconds);
    return literalOf(token) || (/^[-/:.,]$/.test(token) ? token : "");
  });
  return shown.join("").trim();
}

const MONTHS: Record<number, string> = { 3: "short", 5: "narrow" };

/** Formats the name of a month or a weekday, by language, part and width. */
const namesOf = remember(20, (asked) => {
  const [language, part = "", width] = asked.split(" ");
  const { notation } = SPOKEN[language as Language];
  return new Intl.DateTimeFormat(notation, { [part]: width, timeZone: "UTC" });
});
