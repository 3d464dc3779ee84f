/** What a spreadsheet would run as a formula when it starts a cell (OWASP, CSV injection; ASVS 5.0 1.2.10). */
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/;

/**
 * One line of a CSV file (RFC 4180), its line break included. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it; numbers stay as they are.
 */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
