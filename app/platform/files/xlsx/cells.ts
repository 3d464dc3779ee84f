/** `A`, `B`, … `AA` for a column, counted from 0. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : "") + String.fromCharCode(65 + (index % 26));
}

/** Column and row of a cell's address, both counted from 0; null if the text is not one. */
export function readAddress(address: string): { column: number; row: number } | null {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) - 1 };
}

/**
 * Spreadsheets read "_x000A_" in a cell as the character with that code (ECMA-376 part 1, 22.4.2.4). Text that literally contains it is
 * escaped.
 */
export const encodeCell = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");

export const decodeCell = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
