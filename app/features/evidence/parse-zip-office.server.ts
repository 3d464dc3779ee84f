import { inflateRawSync } from "node:zlib";
import type { OfficeVerdict } from "./inspect-office.server";

/** What an office file may claim to hold; ordinary ones of 10 MB stay well under each. Bytes, unless it says otherwise. */
const LIMITS = { entries: 5_000, inflated: 300 * 1024 * 1024, contentTypes: 1024 * 1024 };
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const END_SIZE = 22;
const [STORED, DEFLATED] = [0, 8];

interface Entry {
  name: string;
  method: number;
  compressed: number;
  size: number;
  /** Where its own header stands. */
  offset: number;
}

const FAMILIES = {
  docx: { part: "word/document.xml", type: "wordprocessingml.document.main+xml" },
  xlsx: { part: "xl/workbook.xml", type: "spreadsheetml.sheet.main+xml" },
} as const;

/**
 * Judges a zip as a Word document or an Excel workbook (ISO/IEC 29500-2): one of the two by its parts and by what its list of
 * contents says, without macros, and nothing but a zip from the first byte to the last.
 */
export function parseZipOffice(bytes: Uint8Array): OfficeVerdict {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(file);
  if (entries === "encrypted") return { ok: false, reason: "encrypted" };
  if (!entries) return { ok: false, reason: "broken" };
  const names = entries.map(({ name }) => name.toLowerCase());
  const list = entries.find(({ name }) => name === "[Content_Types].xml");
  if (!list) return { ok: false, reason: "type" };
  const contents = readEntry(file, list);
  if (contents === null) return { ok: false, reason: "broken" };
  if (names.some(hasMacros) || /macroenabled|vbaproject|macrosheet/i.test(contents))
    return { ok: false, reason: "macros" };
  const types = (["docx", "xlsx"] as const).filter(
    (type) => names.includes(FAMILIES[type].part) && contents.includes(FAMILIES[type].type),
  );
  const [type] = types;
  return type && types.length === 1 ? { ok: true, type } : { ok: false, reason: "type" };
}

const hasMacros = (name: string) => /(^|\/)(vbaproject|vbadata|macrosheets|activex)[^/]*(\/|$)/.test(name);

/** The table at the end of a zip (APPNOTE 4.3), or null where it and what it speaks of do not fill the file exactly. */
function readEntries(file: Buffer): Entry[] | "encrypted" | null {
  const end = file.length - END_SIZE;
  if (end < 0 || file.readUInt32LE(end) !== END || file.readUInt16LE(end + 20) !== 0) return null;
  const [count, size, start] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 12), file.readUInt32LE(end + 16)];
  if (start + size !== end || count > LIMITS.entries || file.readUInt16LE(end + 8) !== count) return null;
  const entries: Entry[] = [];
  let [at, inflated] = [start, 0];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || file.readUInt32LE(at) !== CENTRAL) return null;
    const [flags, method] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)];
    if (flags & 1) return "encrypted";
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const next = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    if (next > end) return null;
    const entry = {
      name: file.toString("utf8", at + 46, nameEnd),
      ...{ method, compressed: file.readUInt32LE(at + 20), size: file.readUInt32LE(at + 24) },
      offset: file.readUInt32LE(at + 42),
    };
    inflated += entry.size;
    if (inflated > LIMITS.inflated || !isWithin(file, entry, start)) return null;
    entries.push(entry);
    at = next;
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const isWhole = at === end && names.size === entries.length && entries.some(({ offset }) => offset === 0);
  return isWhole && !overlap(file, entries) ? entries : null;
}

/** Whether an entry's own header and bytes stand before the table, under the same name, and the name leads nowhere else. */
function isWithin(file: Buffer, { name, method, compressed, offset }: Entry, start: number): boolean {
  if (offset + 30 > start || file.readUInt32LE(offset) !== LOCAL || (method !== STORED && method !== DEFLATED))
    return false;
  const nameEnd = offset + 30 + file.readUInt16LE(offset + 26);
  const isNamed = nameEnd <= start && file.toString("utf8", offset + 30, nameEnd) === name;
  const isPlain = name !== "" && !name.startsWith("/") && !/[\\:\p{Cc}]/u.test(name) && !name.split("/").includes("..");
  return isNamed && isPlain && bytesAt(file, offset) + compressed <= start;
}

const bytesAt = (file: Buffer, offset: number) =>
  offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);

/** Whether two entries share bytes, as in a bomb that inflates the same ones over and over. */
function overlap(file: Buffer, entries: Entry[]): boolean {
  const sorted = [...entries].sort((a, b) => a.offset - b.offset);
  return sorted.some(({ offset, compressed }, index) => {
    const next = sorted[index + 1];
    return next !== undefined && bytesAt(file, offset) + compressed > next.offset;
  });
}

function readEntry(file: Buffer, { offset, method, compressed, size }: Entry): string | null {
  if (size > LIMITS.contentTypes) return null;
  const start = bytesAt(file, offset);
  const bytes = file.subarray(start, start + compressed);
  if (method === STORED) return bytes.toString("utf8");
  try {
    return inflateRawSync(bytes, { maxOutputLength: LIMITS.contentTypes }).toString("utf8");
  } catch {
    return null;
  }
}
