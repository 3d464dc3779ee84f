import type { Language } from "./language";

/** A share in percent, and the decimals it is shown with: 53.75 and 2 give 53.75%. */
export interface Share {
  percent: number;
  decimals: number;
}

/**
 * What a local clock shows, to the day or to the minute. `at` is the moment at which UTC shows the same. `written` is how a text table
 * shows it.
 */
export interface Moment {
  at: number;
  to: "day" | "minute";
  written: string;
}

/** An id that we have made, for programs, which need it as it is. It may begin with a hyphen, but nobody has chosen it. */
export interface Id {
  id: string;
}

/** A cell of a table that is offered as a file. Numbers, shares and moments keep their type in a workbook. */
export type Cell = string | number | Share | Moment | Id | null;

/** How the reader's spreadsheet separates the cells of a line and writes decimals. */
export interface Notation {
  separator: "," | ";";
  decimal: "." | ",";
}

/** Languages whose spreadsheets write a decimal comma in every country. */
const COMMA_LANGUAGES: readonly Language[] = ["fr"];

/**
 * Countries whose usual regional settings have a decimal comma, and so semicolons between cells. The list follows the settings of Windows,
 * which has a comma for South Africa in English too (docs/decisions/0059).
 */
const COMMA_COUNTRIES = new Set(
  `AD AL AM AO AR AT AX AZ BA BE BF BG BI BJ BL BO BR BY CD CF CG CI CL CM CO CR CV CY CZ DE DJ DK DZ EC EE ES FI FO FR GA GE GF GL GN GP GQ
  GR GW HR HU ID IS IT KG KM KZ LT LU LV MA MC MD ME MF MG MK ML MQ MR MZ NC NE NL NO PF PL PM PT PY RE RO RS RU RW SE SI SJ SK SM SN SR ST
  TD TF TG TJ TL TM TN TR UA UY UZ VA VE VN WF XK YT ZA`.split(/\s+/),
);

/** The notation in which the reader's spreadsheet opens a file correctly, by the reader's language and their company's country. */
export function notationFor({ language, country }: { language: Language; country: string }): Notation {
  const hasComma = COMMA_LANGUAGES.includes(language) || COMMA_COUNTRIES.has(country);
  return hasComma ? { separator: ";", decimal: "," } : { separator: ",", decimal: "." };
}

/** Tells a spreadsheet that a file is UTF-8. A line that names the separator would make Excel ignore it. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What makes a spreadsheet run a cell as a formula if the cell starts with it (OWASP, CSV injection; ASVS 5.0 1.2.10). */
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/;

/**
 * One line of a CSV file (RFC 4180), including its line break. Text that a spreadsheet would take for a formula gets a leading apostrophe;
 * numbers stay as they are. Text with any character that may separate cells is quoted, so that no spreadsheet splits it.
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
  if (typeof cell === "object" && "id" in cell) return cell.id;
  const said = typeof cell === "object" ? cell.written : cell;
  const text = FORMULA_START.test(said) ? `'${said}` : said;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
