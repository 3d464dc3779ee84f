import { BYTE_ORDER_MARK, type Cell, csvLine, type Notation, notationFor } from "~/core/csv";
import { clockIn, dayIn } from "~/core/days/days";
import type { Language } from "~/core/language";
import type { Format } from "~/core/table-format";
import { formatDay, formatTime } from "~/i18n/format";
import { type CellStyle, type StreamedSheet, streamXlsx, type WrittenCell } from "~/platform/files/xlsx/write-xlsx";
import { fileNameParameter } from "./file-name";

const TYPES: Record<Format, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The reader of a file: their language, and the country whose regional settings their spreadsheet uses. */
type Reader = { language: Language; country: string };

/** A table's rows, one page at a time as they are read. The return value is the text of the last line, if any. */
export type Pages = AsyncGenerator<Cell[][], string | null>;

/**
 * A moment as the table's day, and to the minute, in the reader's time zone. As text it has the specification's form
 * (results 9).
 */
export const dayCell = (at: number, timeZone: string): Cell => {
  const day = dayIn(at, timeZone);
  return { ...isoDayCell(day), written: formatDay(day) };
};
export const minuteCell = (at: number, timeZone: string): Cell => ({
  at: clockIn(at, timeZone),
  to: "minute",
  written: formatTime(at, timeZone),
});

/** A day, and a moment in UTC, in ISO 8601 for programs. For columns where the specification requires nothing else. */
export const isoDayCell = (day: string) => ({ at: Date.parse(day), to: "day", written: day }) satisfies Cell;
export const momentCell = (at: number): Cell => ({ at, to: "minute", written: new Date(at).toISOString() });

/** The longest name of a sheet that Excel accepts. */
const LONGEST_SHEET = 31;

/** Width of a column that identifies a row, in characters. */
const WIDTH = 22;
/** Width of a column of answers, in characters. */
const WIDE = 40;

/**
 * A response with a table as a file, written while it is read, so that it needs the memory of one page only. `name` has
 * no extension.
 */
export function tableFile(
  header: string[],
  pages: Pages,
  { name, format, sheet, reader }: { name: string; format: Format; sheet: string; reader: Reader },
): Response {
  if (format === "xlsx") return bookFile([{ name: sheet, header, pages }], name);
  return asFile(streamText(csvTexts(header, pages, reader)), name, format);
}

/** A table as CSV for programs: the same notation for every reader, and nothing before the names of the columns. */
export const plainTableFile = (header: string[], pages: Pages, name: string): Response =>
  asFile(streamText(csvLines(header, pages, { separator: ",", decimal: "." })), name, "csv");

/** The same for several tables as the sheets of one workbook. */
export function bookFile(sheets: { name: string; header: string[]; pages: Pages }[], name: string): Response {
  return asFile(streamXlsx(sheets.map(({ name, header, pages }) => xlsxOf(header, pages, name))), name, "xlsx");
}

const asFile = (body: ReadableStream<Uint8Array>, name: string, format: Format) =>
  new Response(body, {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; ${fileNameParameter(`${name}.${format}`)}`,
      "Cache-Control": "private, no-store",
    },
  });

/** The pages of a table that is entirely in memory. */
export async function* onePage(lines: Cell[][]): Pages {
  yield lines;
  return null;
}

/** A table as the text of a CSV file, in pieces. No piece is empty. */
export async function* csvTexts(header: string[], pages: Pages, reader: Reader): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield* csvLines(header, pages, notationFor(reader));
}

async function* csvLines(header: string[], pages: Pages, notation: Notation): AsyncGenerator<string> {
  yield csvLine(header, notation);
  for (;;) {
    const { value, done } = await pages.next();
    if (!done) {
      if (value.length > 0) yield value.map((cells) => csvLine(cells, notation)).join("");
    } else {
      if (value !== null) yield csvLine([value], notation);
      return;
    }
  }
}

/** A table as a sheet of a workbook. */
function xlsxOf(header: string[], pages: Pages, sheet: string): StreamedSheet {
  let lines = 1;
  async function* rows() {
    yield [header.map((text): WrittenCell => ({ text, style: "head" }))];
    for (;;) {
      const { value, done } = await pages.next();
      if (!done) {
        lines += value.length;
        yield value.map((cells) => cells.map(written));
      } else {
        if (value !== null) yield [[written(value)]];
        return;
      }
    }
  }
  const columns = header.map((text) => ({ width: text.length > WIDTH ? WIDE : WIDTH }));
  const filter = { columns: header.length, rows: () => lines };
  const name = sheet.replace(/[[\]:*?/\\]/g, " ").slice(0, LONGEST_SHEET);
  return { name, columns, headRows: 1, filter, pages: rows() };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** Days of a spreadsheet's calendar before 1 January 1970. */
const BEFORE_1970 = 25_569;

/** A cell as a workbook stores it: a day as its number, a share as a fraction. */
function written(cell: Cell): WrittenCell {
  const inStyle = (text: string | number, style: CellStyle) => ({ text, style });
  if (cell === null) return inStyle("", "plain");
  if (typeof cell !== "object") return inStyle(cell, "plain");
  if ("percent" in cell)
    return inStyle(Number((cell.percent / 100).toPrecision(15)), cell.decimals > 0 ? "share" : "wholeShare");
  if ("id" in cell) return inStyle(cell.id, "plain");
  const { at, to } = cell;
  if (to === "day") return inStyle(Math.floor(at / DAY_MS) + BEFORE_1970, "day");
  return inStyle(Math.floor(at / MINUTE_MS) * (MINUTE_MS / DAY_MS) + BEFORE_1970, "minute");
}

/** Encodes texts as bytes, one at a time on demand. */
function streamText(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
