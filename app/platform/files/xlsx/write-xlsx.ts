import { makeZip as streamZip } from "client-zip";
import { makeZip } from "../zip";
import { columnName, encodeCell } from "./cells";
import { escapeXml } from "./xml";

/**
 * Looks of a cell. Only inputs are unlocked while a sheet is protected: `input` is for text, so that nothing typed turns into a date,
 * `figure` for a number and `percent` for a number shown in percent. A figure has the general format: if a program turns it into a date,
 * the format then says so, which a number format would hide. The last four are for tables: a day, a moment, and shares without decimals and
 * with two.
 */
export const STYLES = [
  "plain",
  "title",
  "head",
  "group",
  "strong",
  "quiet",
  "input",
  "figure",
  "percent",
  "day",
  "minute",
  "wholeShare",
  "share",
] as const;
export type CellStyle = (typeof STYLES)[number];

export interface WrittenCell {
  /** A number stays a number in the file. */
  text: string | number;
  style: CellStyle;
}

export interface WrittenSheet {
  name: string;
  isHidden?: boolean;
  /** Widths in characters. */
  columns: { width: number; isHidden?: boolean }[];
  rows: (WrittenCell | null)[][];
  /** Rows at the top that stay in view and repeat on every printed page. */
  headRows?: number;
  isProtected?: boolean;
  /** A filter over the columns, down to the row that `rows` returns; it is called once all rows are written. */
  filter?: { columns: number; rows: () => number };
  /** Lists of what cells may contain; `source` names a row of cells elsewhere. */
  choices?: (Rule & { source: string; isOpen?: boolean })[];
  /** Numbers that cells may contain, whole ones or any. */
  figures?: (Rule & { isWhole: boolean; min: number; max: number })[];
}

/**
 * What a cell may contain, and what the spreadsheet program says to anything else: a title of at most 32 characters and a message of at
 * most 255.
 */
interface Rule {
  column: number;
  row: number;
  title: string;
  message: string;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const A4 = 9;

/** A workbook (ECMA-376, SpreadsheetML). A text stays a text, whatever character it begins with: nothing in it is ever a formula. */
export function writeXlsx(sheets: WrittenSheet[]): Uint8Array<ArrayBuffer> {
  const written = sheets.map((sheet, index): [string, string] => [
    sheetPart(index),
    opening(sheet, index === 0) + sheet.rows.map(row).join("") + closing(sheet),
  ]);
  return makeZip([...bookParts(sheets), ...written]);
}

/** A sheet whose rows arrive page by page. */
export interface StreamedSheet extends Omit<WrittenSheet, "rows"> {
  pages: AsyncIterable<WrittenSheet["rows"]>;
}

/** The same for such sheets, which are read one after the other. It needs the memory of one page, however many there are. */
export function streamXlsx(sheets: readonly StreamedSheet[]): ReadableStream<Uint8Array> {
  async function* worksheet({ pages, ...sheet }: StreamedSheet, index: number) {
    yield opening(sheet, index === 0);
    let written = 0;
    for await (const rows of pages) {
      yield rows.map((cells, index) => row(cells, written + index)).join("");
      written += rows.length;
    }
    yield closing(sheet);
  }
  const parts = [
    ...bookParts(sheets),
    ...sheets.map((sheet, index) => [sheetPart(index), worksheet(sheet, index)] as const),
  ];
  // A fixed date: a user who unpacks two of these gets the same names and days.
  const lastModified = new Date(Date.UTC(1980, 0, 1));
  return streamZip(
    parts.map(([name, input]) => ({ name, input, lastModified })),
    { buffersAreUTF8: true },
  );
}

const sheetPart = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

/** Everything in a workbook except its sheets. */
function bookParts(sheets: readonly Omit<WrittenSheet, "rows">[]): [string, string][] {
  const parts = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  return [
    ["[Content_Types].xml", contentTypes(parts)],
    ["_rels/.rels", relations([["officeDocument", "xl/workbook.xml"]])],
    ["xl/workbook.xml", workbook(sheets)],
    [
      "xl/_rels/workbook.xml.rels",
      relations([...parts.map((part): [string, string] => ["worksheet", part]), ["styles", "styles.xml"]]),
    ],
    ["xl/styles.xml", styles()],
  ];
}

function contentTypes(parts: string[]): string {
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${TYPES}.${type}+xml"/>`;
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override("workbook.xml", "sheet.main")}${override("styles.xml", "styles")}${parts.map((part) => override(part, "worksheet")).join("")}</Types>`;
}

function relations(targets: [type: string, target: string][]): string {
  const items = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${items.join("")}</Relationships>`;
}

const quotedName = (name: string) => `'${name.replaceAll("'", "''")}'`;

function workbook(sheets: readonly Omit<WrittenSheet, "rows">[]): string {
  const listed = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${index + 1}"/>`,
  );
  const titles = sheets.flatMap(({ name, headRows }, index) =>
    headRows
      ? `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${escapeXml(quotedName(name))}!$1:$${headRows}</definedName>`
      : [],
  );
  const names = titles.length > 0 ? `<definedNames>${titles.join("")}</definedNames>` : "";
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${listed.join("")}</sheets>${names}</workbook>`;
}

/** A worksheet up to its rows, element by element in the order of the schema (CT_Worksheet); programs refuse any other order. */
function opening(sheet: Omit<WrittenSheet, "rows">, isFirst: boolean): string {
  const head = sheet.headRows ?? 0;
  const pane = `<pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/>`;
  const selected = isFirst ? ' tabSelected="1"' : "";
  const columns = sheet.columns.map(
    ({ width, isHidden }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${isHidden ? ' hidden="1"' : ""}/>`,
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0" workbookViewId="0"${selected}>${head > 0 ? pane : ""}</sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`;
}

/** The same from the end of its rows. */
function closing(sheet: Omit<WrittenSheet, "rows">): string {
  // Widths, heights and formats can be changed in spite of the protection: for larger letters, and where a program turned a number into a
  // date.
  const protection = sheet.isProtected
    ? '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0" formatRows="0"/>'
    : "";
  return `</sheetData>${protection}${filter(sheet)}${validations(sheet)}<pageMargins left="0.4" right="0.4" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="${A4}" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter></worksheet>`;
}

function row(cells: (WrittenCell | null)[], index: number): string {
  const written = cells.map((cell, column) => {
    if (!cell) return "";
    const place = `r="${columnName(column)}${index + 1}" s="${STYLES.indexOf(cell.style)}"`;
    if (cell.text === "") return `<c ${place}/>`;
    if (typeof cell.text === "number") return `<c ${place}><v>${cell.text}</v></c>`;
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(encodeCell(cell.text))}</t></is></c>`;
  });
  return `<row r="${index + 1}">${written.join("")}</row>`;
}

/** The element of the sheet's filter; empty if it has none. */
const filter = ({ filter: given }: Pick<WrittenSheet, "filter">) =>
  given ? `<autoFilter ref="A1:${columnName(given.columns - 1)}${given.rows()}"/>` : "";

/** The rules of a sheet's cells. Each rule is written once, for all the cells that it applies to. */
function validations({ choices = [], figures = [] }: Pick<WrittenSheet, "choices" | "figures">): string {
  const places = new Map<string, string[]>();
  const add = (rule: string, { column, row: at }: Rule) =>
    places.set(rule, [...(places.get(rule) ?? []), `${columnName(column)}${at + 1}`]);
  for (const choice of choices) {
    const says = saying(choice, choice.isOpen);
    add(`type="list" ${says}|<formula1>${escapeXml(choice.source)}</formula1>`, choice);
  }
  for (const figure of figures) {
    const { isWhole, min, max } = figure;
    const bounds = `<formula1>${min}</formula1><formula2>${max}</formula2>`;
    add(`type="${isWhole ? "whole" : "decimal"}" operator="between" ${saying(figure)}|${bounds}`, figure);
  }
  const rules = [...places].map(([rule, cells]) => {
    const [attributes, formulas] = rule.split("|");
    return `<dataValidation ${attributes} sqref="${cells.join(" ")}">${formulas}</dataValidation>`;
  });
  return rules.length > 0 ? `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>` : "";
}

const saying = ({ title, message }: Rule, isOpen = false) =>
  `allowBlank="1" showErrorMessage="${isOpen ? 0 : 1}" errorTitle="${escapeXml(title)}" error="${escapeXml(message)}"`;

/** A reference to a row of cells of a sheet, for a list of choices. */
export function rowReference(sheetName: string, rowIndex: number, columns: { from: number; to: number }): string {
  const { from, to } = columns;
  return `${quotedName(sheetName)}!$${columnName(from)}$${rowIndex + 1}:$${columnName(to)}$${rowIndex + 1}`;
}

/** Colours of the product's style sheet. */
const INK = "FF18211D";
const ACCENT = "FF1D5A44";
const GROUND = "FFE4F0EA";
const LINE = "FFC9C1B0";
const QUIET = "FF46524C";

/** Our own formats; custom numbers begin at 164. */
const DAY_FORMAT = 164;
const MINUTE_FORMAT = 165;

function styles(): string {
  const font = (size: number, color: string | undefined, isBold = false) =>
    `<font>${isBold ? "<b/>" : ""}<sz val="${size}"/><color rgb="${color}"/><name val="Calibri"/><family val="2"/></font>`;
  const solid = (color: string | undefined) =>
    `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/><bgColor indexed="64"/></patternFill></fill>`;
  const side = (name: string) => `<${name} style="thin"><color rgb="${LINE}"/></${name}>`;
  const fonts = [
    font(11, INK),
    font(18, ACCENT, true),
    font(11, "FFFFFFFF", true),
    font(11, INK, true),
    font(10, QUIET),
  ];
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    solid(ACCENT),
    solid(GROUND),
    solid("FFFFF9E0"),
  ];
  const borders = [
    "<border><left/><right/><top/><bottom/><diagonal/></border>",
    `<border>${["left", "right", "top", "bottom"].map(side).join("")}<diagonal/></border>`,
  ];
  const xf = (fontId: number, fillId: number, borderId: number, isOpen = false, format = isOpen ? 49 : 0) =>
    `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" xfId="0"${isOpen || format > 0 ? ' applyNumberFormat="1"' : ""} applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1" applyProtection="1"><alignment vertical="top" wrapText="1"/><protection locked="${isOpen ? 0 : 1}"/></xf>`;
  const looks: Record<CellStyle, string> = {
    plain: xf(0, 0, 0),
    title: xf(1, 0, 0),
    head: xf(2, 2, 1),
    group: xf(3, 3, 1),
    strong: xf(3, 0, 1),
    quiet: xf(4, 0, 1),
    input: xf(0, 4, 1, true),
    figure: xf(0, 4, 1, true, 0),
    percent: xf(0, 4, 1, true, 10),
    day: xf(0, 0, 0, false, DAY_FORMAT),
    minute: xf(0, 0, 0, false, MINUTE_FORMAT),
    wholeShare: xf(0, 0, 0, false, 9),
    share: xf(0, 0, 0, false, 10),
  };
  const list = (tag: string, items: string[]) => `<${tag} count="${items.length}">${items.join("")}</${tag}>`;
  const formats = [
    `<numFmt numFmtId="${DAY_FORMAT}" formatCode="dd\\-mm\\-yyyy"/>`,
    `<numFmt numFmtId="${MINUTE_FORMAT}" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/>`,
  ];
  return `${HEAD}<styleSheet xmlns="${MAIN}">${list("numFmts", formats)}${list("fonts", fonts)}${list("fills", fills)}${list("borders", borders)}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${list(
    "cellXfs",
    STYLES.map((style) => looks[style]),
  )}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
