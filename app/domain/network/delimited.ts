/** What separates the cells of a line, in the order in which it is believed where a file has several. */
const SEPARATORS = ["\t", ";", ","] as const;
type Separator = (typeof SEPARATORS)[number];

/** A line of a file: where it begins, counted from 1, what it says, and its cells. */
export interface Line {
  number: number;
  text: string;
  cells: string[];
}

/**
 * A file's text, whatever it is encoded in: UTF-8, UTF-16 by its mark, else Windows-1252, as spreadsheets in Europe write. Null for what is no
 * text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  const text = wide
    ? new TextDecoder(wide).decode(bytes)
    : (decodeStrictly(bytes) ?? new TextDecoder("windows-1252").decode(bytes));
  return text.includes("\0") ? null : text;
}

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The separator of a text: the one that its first line with any has outside quotes. */
function findSeparator(text: string): Separator {
  for (const line of text.split(/\r\n?|\n/, 50)) {
    const bare = line.replaceAll(/"[^"]*"/g, "");
    const found = SEPARATORS.find((separator) => bare.includes(separator));
    if (found) return found;
  }
  return ",";
}

/**
 * The lines of a separated text (RFC 4180, with any of the separators), without those that are empty; at most `most`. A quoted cell may hold
 * separators, doubled quotes and line breaks; a quote that nothing closes ends with its line, so that no line swallows the next.
 */
export function readDelimited(text: string, most: number): Line[] {
  const source = text.replace(/^\uFEFF/, "");
  // What Excel writes first for its own sake.
  const [told, named] = /^sep=(.)\r?\n/i.exec(source) ?? [];
  const separator = SEPARATORS.find((each) => each === named) ?? findSeparator(source);
  const lines: Line[] = [];
  let number = told ? 2 : 1;
  for (let at = told?.length ?? 0; at < source.length && lines.length < most; ) {
    const line = readLine(source, at, separator);
    const raw = source.slice(at, line.end);
    if (raw.trim() !== "") lines.push({ number, text: raw, cells: line.cells });
    number += 1 + (raw.match(/\r\n?|\n/g)?.length ?? 0);
    at = line.end + (source.startsWith("\r\n", line.end) ? 2 : 1);
  }
  return lines;
}

/** Cells of a line, and characters of a quoted one: what is longer is no list of addresses. */
const MOST_CELLS = 20;
const QUOTED = String.raw`[ \t]*"((?:[^"]|""){0,1000})"[ \t]*(?=$|[\r\n`;
const REST = /[^\r\n]*/y;

const cellsBetween = (separator: Separator) => ({
  quoted: new RegExp(`${QUOTED}${separator}])`, "y"),
  plain: new RegExp(`[^${separator}\\r\\n]*`, "y"),
});
const CELLS = { "\t": cellsBetween("\t"), ";": cellsBetween(";"), ",": cellsBetween(",") };

function readLine(source: string, start: number, separator: Separator): { cells: string[]; end: number } {
  const { quoted, plain } = CELLS[separator];
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    const isLast = cells.length === MOST_CELLS;
    const inQuotes = isLast ? null : matchAt(quoted, source, at);
    const [whole = "", text = whole] = inQuotes ?? matchAt(isLast ? REST : plain, source, at) ?? [];
    cells.push(inQuotes ? text.replaceAll('""', '"') : text);
    at += whole.length;
    if (isLast || source[at] !== separator) return { cells, end: at };
  }
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
