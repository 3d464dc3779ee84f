import { type PdfSignature, readSignature } from "./cms";

/** Largest file that is checked, in bytes; a report takes a tenth of a megabyte or two. */
export const MAX_PROOF_FILE_BYTES = 3_000_000;
/** The most bytes of a credential's JSON, which takes a few kilobytes. */
export const MAX_PROOF_BYTES = 60_000;
/** The most files that are read within a PDF. */
const MAX_FILES = 8;
/** The most characters between the beginning of an object and its data. */
const MAX_HEAD = 1_000;
/** The most characters of a signature with its spare room, including a time stamp's certificates. */
const MAX_SIGNATURE = 100_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** Unpacks zlib data (RFC 1950) to at most `most` bytes; null for more, and for broken data. */
export type Inflate = (packed: Bytes, most: number) => Uint8Array | null | Promise<Uint8Array | null>;

/** What a PDF contains: the texts of its embedded files, and the signature over the whole file. */
export interface Carried {
  texts: string[];
  signed: SignedRange | null;
}

/** A signature and the bytes that it covers: the whole file except the signature itself. */
export interface SignedRange {
  signature: PdfSignature;
  covered: Bytes;
}

export const isPdf = (bytes: Uint8Array) => latin1(bytes.subarray(0, 5)) === "%PDF-";

/**
 * Reads the files within a PDF, and its signature. It searches for the marks that ISO 32000-1 gives them in a file that is not encrypted, and
 * follows no table. It skips anything odd, and its time and memory grow only with the file's length.
 */
export async function readPdf(bytes: Bytes, inflate: Inflate): Promise<Carried> {
  const text = latin1(bytes);
  const texts: string[] = [];
  let looked = 0;
  for (const { index } of text.matchAll(/\/Type ?\/EmbeddedFile\b/g)) {
    if (looked === MAX_FILES) break;
    looked += 1;
    const file = await readFile(bytes, text, index, inflate);
    if (file) texts.push(new TextDecoder().decode(file));
  }
  return { texts, signed: findSignature(bytes, text) };
}

/** The file whose dictionary contains the mark at that index. */
async function readFile(bytes: Bytes, text: string, mark: number, inflate: Inflate): Promise<Uint8Array | null> {
  const begin = text.lastIndexOf("obj", mark);
  const stream = text.indexOf("stream", mark);
  if (begin === -1 || stream === -1 || stream - begin > MAX_HEAD) return null;
  const head = text.slice(begin, stream);
  const from = stream + (text.startsWith("\r\n", stream + 6) ? 8 : 7);
  // A length in another object is not looked up: the end mark shows it.
  const [, length] = /\/Length (\d{1,9})\b(?! \d+ R)/.exec(head) ?? [];
  const end = length ? from + Number(length) : endOf(text, from);
  if (end <= from || end > bytes.length) return null;
  const data = bytes.slice(from, end);
  if (!/\/Filter/.test(head)) return data.length <= MAX_PROOF_BYTES ? data : null;
  return /\/Filter ?\[? ?\/FlateDecode ?\]?/.test(head) ? inflate(data, MAX_PROOF_BYTES) : null;
}

/** Where a stream ends, without the line break before its end mark. */
function endOf(text: string, from: number): number {
  const end = text.indexOf("endstream", from);
  return end - (/(?:\r\n|[\r\n])$/.exec(text.slice(Math.max(0, end - 2), end))?.[0].length ?? 0);
}

const RANGE = /\/ByteRange ?\[ ?(\d{1,9}) {1,9}(\d{1,9}) {1,9}(\d{1,9}) {1,9}(\d{1,9}) {0,40}\]/g;

/** The signature in the gap between two byte ranges that make up a whole file; null if there is none. */
function findSignature(bytes: Bytes, text: string): SignedRange | null {
  let range: number[] = [];
  for (const [, ...numbers] of text.matchAll(RANGE)) {
    const next = numbers.map(Number);
    // Of several, the last one counts, whatever is in its gap.
    if (isWhole(next, bytes.length)) range = next;
  }
  const [, until = 0, from = 0] = range;
  const hex = text.slice(until, from);
  const signature = /^<[0-9a-f]+>$/i.test(hex) ? readSignature(fromHex(hex.slice(1, -1))) : null;
  if (!signature) return null;
  const covered = new Uint8Array(until + bytes.length - from);
  covered.set(bytes.subarray(0, until));
  covered.set(bytes.subarray(from), until);
  return { signature, covered };
}

function isWhole([first, until = 0, from = 0, rest = 0]: number[], length: number): boolean {
  return first === 0 && until < from && from - until <= MAX_SIGNATURE && from + rest === length;
}

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
