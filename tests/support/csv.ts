/**
 * The lines of a CSV file as cells. The header shows the separator: a comma, or a semicolon in some locales. Figures use a decimal point in
 * both.
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, "").trimEnd();
  const bare = source.slice(0, source.indexOf("\r\n")).replaceAll(/"[^"]*"/g, "");
  const separator = bare.includes(";") ? ";" : ",";
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${separator}]*)(?:${separator}|$)`, "g");
  const plain = (cell: string) => {
    const bareCell = cell.replace(/^"|"$/g, "").replaceAll('""', '"');
    return separator === ";" ? bareCell.replace(/^(-?\d+),(\d+%?)$/, "$1.$2") : bareCell;
  };
  return source
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) => [...line.matchAll(cells)].slice(0, -1).map(([, cell = ""]) => plain(cell)));
}
