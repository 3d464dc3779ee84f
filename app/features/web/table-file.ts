import type { Format } from "~/domain/network/exports";
import { csvLine } from "~/domain/privacy/csv";
import { fileNameParameter } from "~/features/web/file-name";
import { streamXlsx, type WrittenCell } from "~/platform/files/xlsx/write-xlsx";

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

const TYPES: Record<Format, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export type Cell = string | number;

/** Widths of columns, in characters: of those that say whose a row is, and of what is answered. */
const [WIDTH, WIDE] = [22, 40];

/**
 * The answer with a table as a file, written page by page as it is read, so that it takes the memory of one page. `pages` answers at its end what
 * the last line says, if anything. `name` has no ending.
 */
export function tableFile(
  header: string[],
  pages: AsyncGenerator<Cell[][], string | null>,
  { name, format, sheet }: { name: string; format: Format; sheet: string },
): Response {
  const body = format === "csv" ? streamText(csvOf(header, pages)) : xlsxOf(header, pages, sheet);
  return new Response(body, {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; ${fileNameParameter(`${name}.${format}`)}`,
      "Cache-Control": "private, no-store",
    },
  });
}

async function* csvOf(header: string[], pages: AsyncGenerator<Cell[][], string | null>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header);
  for (;;) {
    const { value, done } = await pages.next();
    if (!done) yield value.map(csvLine).join("");
    else {
      if (value !== null) yield csvLine([value]);
      return;
    }
  }
}

function xlsxOf(header: string[], pages: AsyncGenerator<Cell[][], string | null>, sheet: string) {
  const inStyle = (cells: Cell[], style: WrittenCell["style"]) => cells.map((text) => ({ text, style }));
  async function* rows() {
    yield [inStyle(header, "head")];
    for (;;) {
      const { value, done } = await pages.next();
      if (!done) yield value.map((cells) => inStyle(cells, "plain"));
      else {
        if (value !== null) yield [inStyle([value], "plain")];
        return;
      }
    }
  }
  const columns = header.map((text) => ({ width: text.length > WIDTH ? WIDE : WIDTH }));
  return streamXlsx({ name: sheet, columns, headRows: 1 }, rows());
}

/** Texts as bytes, one at a time as they are asked for. */
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
