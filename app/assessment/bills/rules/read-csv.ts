import type { TableCell } from "./read-table";

const MAX_ROWS = 20_000;
const MAX_COLUMNS = 60;

/** The cells of a CSV file (RFC 4180), whose separator is the sign that its first lines have most. Null if it has too many rows. */
export function readCsv(text: string): TableCell[][] | null {
  const separator = separatorOf(text.slice(0, 4_000));
  const rows: TableCell[][] = [];
  let row: TableCell[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    if (row.length < MAX_COLUMNS) row.push({ text: cell.trim() });
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (sign === separator) endCell();
    else if (sign === "\n") {
      endCell();
      rows.push(row);
      row = [];
      if (rows.length > MAX_ROWS) return null;
    } else if (sign !== "\r") cell += sign;
  }
  endCell();
  rows.push(row);
  return rows;
}

function separatorOf(head: string): string {
  const count = (sign: string) => head.split(sign).length;
  return [";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}
