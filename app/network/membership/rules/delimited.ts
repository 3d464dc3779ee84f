/** Cell separators, in order of preference if a file contains several. */
const SEPARATORS = ["\t", ";", ","] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A line of a file: the line number where it begins (from 1), its text and its cells. */
export interface Line {
  number: number;
  text: string;
  cells: string[];
}

/** The text of a file in UTF-8 or UTF-16, else in Windows-1252, which European spreadsheets write. Null if it is not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const wide = findWide(bytes);
  const text = wide
    ? new TextDecoder(wide).decode(bytes)
    : (decodeStrictly(bytes) ?? new TextDecoder("windows-1252").decode(bytes));
  return text.includes("\0") ? null : text;
}

/** How many bytes to check for the zero bytes of UTF-16. */
const LOOKED_AT = 1000;

/**
 * The byte order of UTF-16, from its BOM. Without a BOM, every second byte must be zero, as with Latin letters. Null for another encoding.
 */
function findWide(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (bytes.length % 2 > 0) return null;
  const noughts = [0, 0];
  for (const [at, byte] of bytes.subarray(0, LOOKED_AT).entries())
    if (byte === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts;
  const most = Math.min(bytes.length, LOOKED_AT) / 4;
  if (odd > most && even === 0) return "utf-16le";
  return even > most && odd === 0 ? "utf-16be" : null;
}

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The separator of a text: the one that the first line with any has outside quotes. */
export function findSeparator(text: string): Separator {
  for (const line of text.split(/\r\n?|\n/, 50)) {
    const bare = line.replaceAll(/"[^"]*"/g, "");
    const found = SEPARATORS.find((separator) => bare.includes(separator));
    if (found) return found;
  }
  return ",";
}

/** The separator of a single line: a tab, else whichever of the others comes first outside quotes. */
function separatorOfLine(line: string): Separator {
  const bare = line.replaceAll(/"[^"]*"/g, "");
  const [found = ","] = /\t/.exec(bare) ?? /[;,]/.exec(bare) ?? [];
  return found as Separator;
}

/**
 * The lines of a delimited text (RFC 4180, with any of the separators), without empty ones, at most `most`. A quoted cell may contain
 * separators, doubled quotes and line breaks. An unclosed quote ends with its line, so that no line swallows the next. The separator is
 * that of the text, or the one `given`. With "each", every line has its own, as in lists that people put together.
 */
export function readDelimited(text: string, most: number, given?: Separator | "each"): Line[] {
  const source = text.replace(/^\uFEFF/, "");
  // The first line that Excel writes for itself.
  const [told, named] = /^sep=(.)\r?\n/i.exec(source) ?? [];
  const saidFirst = SEPARATORS.find((each) => each === named);
  const common = saidFirst ?? (given === "each" ? null : (given ?? findSeparator(source)));
  const lines: Line[] = [];
  let number = told ? 2 : 1;
  for (let at = told?.length ?? 0; at < source.length && lines.length < most; ) {
    const line = readLine(source, at, common ?? separatorOfLine(matchAt(REST, source, at)?.[0] ?? ""));
    const raw = source.slice(at, line.end);
    if (raw.trim() !== "") lines.push({ number, text: raw, cells: line.cells });
    number += 1 + (raw.match(/\r\n?|\n/g)?.length ?? 0);
    at = line.end + (source.startsWith("\r\n", line.end) ? 2 : 1);
  }
  return lines;
}

/** The most cells of a line, and the most characters of a quoted cell. Anything longer is not a list of addresses. */
const MAX_CELLS = 100;
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
    const isLast = cells.length === MAX_CELLS;
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
