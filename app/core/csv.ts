import type { Language } from "./language";

/** A share in percent, with the decimals that it is told with: 53.75 and 2 are 53.75%. */
export interface Share {
  percent: number;
  decimals: number;
}

/** What a clock shows, told to the day or to the minute, as the moment at which UTC shows the same; `written` is how a table that is a text has it. */
export interface Moment {
  at: number;
  to: "day" | "minute";
  written: string;
}

/** A cell of a table that is given as a file. A figure, a share and a moment stay what they are in a workbook. */
export type Cell = string | number | Share | Moment | null;

/** How a reader's spreadsheet separates the cells of a line, and writes decimals. */
export interface Notation {
  separator: "," | ";";
  decimal: "." | ",";
}

/** Languages whose spreadsheets write a decimal comma wherever they are used. */
const COMMA_LANGUAGES: readonly Language[] = ["fr"];

/**
 * Countries whose usual regional settings have a decimal comma, and so semicolons between cells: as Windows sets them up, South Africa's in
 * English too (docs/decisions/0059).
 */
const COMMA_COUNTRIES = new Set(
  `AD AL AM AO AR AT AX AZ BA BE BF BG BI BJ BL BO BR BY CD CF CG CI CL CM CO CR CV CY CZ DE DJ DK DZ EC EE ES FI FO FR GA GE GF GL GN GP GQ
  GR GW HR HU ID IS IT KG KM KZ LT LU LV MA MC MD ME MF MG MK ML MQ MR MZ NC NE NL NO PF PL PM PT PY RE RO RS RU RW SE SI SJ SK SM SN SR ST
  TD TF TG TJ TL TM TN TR UA UY UZ VA VE VN WF XK YT ZA`.split(/\s+/),
);

/** The notation in which a reader's spreadsheet opens a file as it is meant: by their language and their company's country. */
export function notationFor({ language, country }: { language: Language; country: string }): Notation {
  const hasComma = COMMA_LANGUAGES.includes(language) || COMMA_COUNTRIES.has(country);
  return hasComma ? { separator: ";", decimal: "," } : { separator: ",", decimal: "." };
}

/** Tells a spreadsheet that a file is UTF-8. A line that names the separator would keep Excel from believing it. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet would run as a formula when it starts a cell (OWASP, CSV injection; ASVS 5.0 1.2.10). */
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/;

/**
 * One line of a CSV file (RFC 4180), its line break included. A text that a spreadsheet would take for a formula gets an apostrophe before it;
 * figures stay as they are. Whatever may separate cells anywhere is quoted, so that no spreadsheet takes a part of a text for a cell.
 */
export function csvLine(cells: readonly Cell[], notation: Notation): string {
  return `${cells.map((cell) => csvCell(cell, notation)).join(notation.separator)}\r\n`;
}

function csvCell(cell: Cell, { decimal }: Notation): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", decimal);
  if (typeof cell === "object" && "percent" in cell) {
    return `${cell.percent.toFixed(cell.decimals).replace(".", decimal)}%`;
  }
  const said = typeof cell === "object" ? cell.written : cell;
  const text = FORMULA_START.test(said) ? `'${said}` : said;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
