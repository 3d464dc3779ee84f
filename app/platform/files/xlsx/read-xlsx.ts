import { FALLBACK, type Language } from "../../../core/language";
import { openZip, type ReadEntry, ZipError } from "../zip";
import { decodeCell, readAddress } from "./cells";
import { type NumberFormat, readFormat, readFormats, showNumber } from "./number-formats";
import { readXml, XmlError } from "./xml";

export interface ReadCell {
  /** As it was typed. Numbers are in the notation of the file, booleans are TRUE or FALSE. */
  text: string;
  isFormula: boolean;
  /** Whether the file stores a number. */
  isNumber: boolean;
  /** How its number format shows a number, and the currency that the format names. */
  format: NumberFormat["kind"];
  currency: string | null;
  /** What the sheet shows. */
  show: () => string;
  /** The ISO day of a stored date, whatever its format shows; null for anything else. */
  day: () => string | null;
}

export interface ReadSheet {
  name: string;
  /** Cells that are not empty, by row and column, both counted from 0. */
  rows: Map<number, Map<number, ReadCell>>;
}

export type WorkbookVerdict =
  | { ok: true; sheets: ReadSheet[] }
  /** `locked`: the older binary format, or a file with a password, which looks the same. */
  | { ok: false; reason: "empty" | "type" | "locked" | "broken" | "too-large" };

const LIMITS = { entries: 300, bytes: 8 * 1024 * 1024 };
const MAX_SHEETS = 40;
const MAX_CELLS = 40_000;
const MAX_COLUMNS = 60;
const MAX_ROWS = 20_000;
/** Longest text of a cell (Excel's specifications and limits). */
const MAX_SIGNS = 32_767;

/**
 * The cells of a workbook (ECMA-376, SpreadsheetML), judged by its content and unpacked under limits. Nothing in it is computed. Its dates
 * are shown in `language`.
 */
export function readXlsx(bytes: Uint8Array, language: Language = FALLBACK): WorkbookVerdict {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { ok: false, reason: "locked" };
  if (!begins(bytes, [0x50, 0x4b, 0x03, 0x04])) return { ok: false, reason: "type" };
  try {
    const { read } = openZip(bytes, LIMITS);
    const book = read("xl/workbook.xml");
    if (!book) return { ok: false, reason: "type" };
    return { ok: true, sheets: readSheets(read, book, language) };
  } catch (error) {
    if (error instanceof ZipError) return { ok: false, reason: error.reason === "encrypted" ? "locked" : error.reason };
    if (error instanceof XmlError) return { ok: false, reason: "broken" };
    throw error;
  }
}

const begins = (bytes: Uint8Array, signs: number[]) => signs.every((sign, index) => bytes[index] === sign);

/** What the cells of every sheet refer to. */
interface Common {
  strings: string[];
  formats: NumberFormat[];
  is1904: boolean;
  language: Language;
}

function readSheets(read: ReadEntry, book: Uint8Array, language: Language): ReadSheet[] {
  const targets = readTargets(read("xl/_rels/workbook.xml.rels"));
  const common: Common = {
    strings: readStrings(read(targets.strings ?? "xl/sharedStrings.xml")),
    formats: readFormats(read(targets.styles ?? "xl/styles.xml")),
    is1904: false,
    language,
  };
  const listed: { name: string; path: string }[] = [];
  readXml(book, {
    open: (tag, attribute) => {
      if (tag === "workbookPr") common.is1904 = ["1", "true"].includes(attribute("date1904") ?? "");
      const path = tag === "sheet" ? targets.sheets.get(attribute("id") ?? "") : undefined;
      if (path) listed.push({ name: decodeCell(attribute("name") ?? ""), path });
    },
  });
  if (listed.length > MAX_SHEETS) throw new ZipError("too-large");
  const room = { cells: MAX_CELLS };
  return listed.map(({ name, path }) => {
    const content = read(path);
    if (!content) throw new ZipError("broken");
    return { name, rows: readCells(content, common, room) };
  });
}

/** Where the sheets, their texts and their styles are, by the names that the workbook uses. */
function readTargets(content: Uint8Array | null): { sheets: Map<string, string>; strings?: string; styles?: string } {
  if (!content) throw new ZipError("broken");
  const sheets = new Map<string, string>();
  let strings: string | undefined;
  let styles: string | undefined;
  readXml(content, {
    open: (tag, attribute) => {
      if (tag !== "Relationship" || attribute("TargetMode") === "External") return;
      const target = attribute("Target") ?? "";
      const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      const type = attribute("Type") ?? "";
      if (type.endsWith("/worksheet")) sheets.set(attribute("Id") ?? "", path);
      if (type.endsWith("/sharedStrings")) strings = path;
      if (type.endsWith("/styles")) styles = path;
    },
  });
  return { sheets, strings, styles };
}

function readStrings(content: Uint8Array | null): string[] {
  const strings: string[] = [];
  if (!content) return strings;
  const text = new TextOfTags();
  readXml(content, {
    open: (tag) => text.open(tag),
    text: (piece) => text.add(piece),
    close: (tag) => {
      text.close(tag);
      if (tag === "si") strings.push(text.take());
    },
  });
  return strings;
}

/** The text inside `t`, which comes in several pieces if it is formatted. Its pronunciation (`rPh`) is not part of it. */
class TextOfTags {
  private text = "";
  private isInside = false;
  private isPhonetic = false;

  open(tag: string): void {
    if (tag === "rPh") this.isPhonetic = true;
    if (tag === "t") this.isInside = !this.isPhonetic;
  }

  close(tag: string): void {
    if (tag === "rPh") this.isPhonetic = false;
    if (tag === "t") this.isInside = false;
  }

  add(piece: string): void {
    if (this.isInside && this.text.length < MAX_SIGNS) this.text += piece;
  }

  take(): string {
    const taken = decodeCell(this.text);
    this.text = "";
    return taken;
  }
}

const GENERAL = readFormat("General");
const ISO_DAY = readFormat("yyyy-mm-dd");

function readCells(content: Uint8Array, common: Common, room: { cells: number }): ReadSheet["rows"] {
  const rows: ReadSheet["rows"] = new Map();
  const inline = new TextOfTags();
  let place: { column: number; row: number } | null = null;
  let row = -1;
  let column = -1;
  let type = "";
  let format = GENERAL;
  let value = "";
  let isValue = false;
  let isFormula = false;
  readXml(content, {
    open: (tag, attribute) => {
      inline.open(tag);
      if (tag === "row") {
        row = Number(attribute("r") ?? row + 2) - 1;
        column = -1;
      } else if (tag === "c") {
        // An address may be left out; the cell then follows the one before.
        place = readAddress(attribute("r") ?? "") ?? { column: column + 1, row };
        column = place.column;
        type = attribute("t") ?? "n";
        format = common.formats[Number(attribute("s") ?? 0)] ?? GENERAL;
        value = "";
        isFormula = false;
      } else if (tag === "f") isFormula = true;
      else if (tag === "v") isValue = true;
    },
    text: (piece) => {
      inline.add(piece);
      if (isValue) value += piece;
    },
    close: (tag) => {
      inline.close(tag);
      if (tag === "v") isValue = false;
      if (tag !== "c" || !place) return;
      const typed = inline.take();
      const text = (type === "inlineStr" ? typed : textOf(type, value, common.strings)).slice(0, MAX_SIGNS);
      if ((text.trim() === "" && !isFormula) || place.column >= MAX_COLUMNS) return;
      room.cells -= 1;
      if (room.cells < 0 || place.row >= MAX_ROWS) throw new ZipError("too-large");
      const cells = rows.get(place.row) ?? new Map<number, ReadCell>();
      rows.set(place.row, cells.set(place.column, { text, isFormula, ...numberIn(type, text, format, common) }));
    },
  });
  return rows;
}

/** What a cell says about a number. A date may also be stored as text with type `d`. */
function numberIn(
  type: string,
  text: string,
  format: NumberFormat,
  common: Common,
): Omit<ReadCell, "text" | "isFormula"> {
  const day = () => null;
  if (type === "d")
    return { isNumber: true, format: "moment", currency: null, show: () => text, day: () => text.slice(0, 10) };
  const isNumber = type === "n" && text.trim() !== "";
  if (!isNumber) return { isNumber, format: "plain", currency: null, show: () => text, day };
  const shown = { format: format.kind, currency: format.currency, show: () => showNumber(text, format, common) };
  return { isNumber, ...shown, day: format.kind === "moment" ? () => showNumber(text, ISO_DAY, common) : day };
}

function textOf(type: string, value: string, strings: string[]): string {
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value.trim() === "1" ? "TRUE" : "FALSE";
  return type === "str" ? decodeCell(value) : value;
}
