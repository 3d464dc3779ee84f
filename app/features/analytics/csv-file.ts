import { csvLine } from "~/domain/privacy/csv";

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A table as a CSV file of that name. */
export function csvFile({ header, lines }: { header: string[]; lines: string[][] }, name: string): Response {
  const text = BYTE_ORDER_MARK + [header, ...lines].map((line) => csvLine(line)).join("");
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
}
