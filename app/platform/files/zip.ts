import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

/** ZIP packages (PKWARE APPNOTE 6.3.10), as far as office documents use the format: stored or deflated, one disk, no encryption. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;
const IS_UTF8 = 0x800;
/** 1 January 1980, the format's first day: the content of a package does not depend on when it was made. */
const FIRST_DAY = 0x21;

/** The most that is unpacked, whatever the package claims. */
export interface ZipLimits {
  entries: number;
  /** Unpacked bytes of all entries together. */
  bytes: number;
}

/** A package that cannot be read, or only with a password or by unpacking more than is allowed. */
export class ZipError extends Error {
  constructor(readonly reason: "broken" | "too-large" | "encrypted") {
    super(reason);
  }
}

/** Reads an entry by its name, at most `most` bytes of it; null if there is none. Every read counts towards the limit. */
export type ReadEntry = (name: string, most?: number) => Uint8Array | null;

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  /** The offset of its own header. */
  at: number;
}

/**
 * Opens a package by its directory; an entry is unpacked when it is asked for. From the first byte to the last it must be a package and
 * nothing else. Its entries must share no bytes, and their names must not lead outside it. Throws `ZipError`.
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits): { names: string[]; read: ReadEntry } {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, limits);
  let left = limits.bytes;
  const read: ReadEntry = (name, most = left) => {
    const entry = entries.get(name);
    if (!entry) return null;
    const start = contentAt(view, entry);
    const content = unpack(view.subarray(start, start + entry.packed), entry.method, Math.min(most, left));
    left -= content.length;
    if (content.length !== entry.size) broken();
    return content;
  };
  return { names: [...entries.keys()], read };
}

function readDirectory(view: Buffer, limits: ZipLimits): Map<string, Entry> {
  const end = view.length - END_SIZE;
  if (end < 0 || view.readUInt32LE(end) !== END || view.readUInt16LE(end + 20) !== 0) broken();
  const [count, size, start] = [view.readUInt16LE(end + 10), view.readUInt32LE(end + 12), view.readUInt32LE(end + 16)];
  if (start + size !== end || view.readUInt16LE(end + 8) !== count) broken();
  if (count > limits.entries) throw new ZipError("too-large");
  const entries = new Map<string, Entry>();
  let position = start;
  let announced = 0;
  for (let index = 0; index < count; index += 1) {
    if (position + CENTRAL_SIZE > end || view.readUInt32LE(position) !== CENTRAL) broken();
    if ((view.readUInt16LE(position + 8) & IS_ENCRYPTED) !== 0) throw new ZipError("encrypted");
    const nameEnd = position + CENTRAL_SIZE + view.readUInt16LE(position + 28);
    const next = nameEnd + view.readUInt16LE(position + 30) + view.readUInt16LE(position + 32);
    if (next > end) broken();
    const entry = {
      name: view.toString("utf8", position + CENTRAL_SIZE, nameEnd),
      method: view.readUInt16LE(position + 10),
      packed: view.readUInt32LE(position + 20),
      size: view.readUInt32LE(position + 24),
      at: view.readUInt32LE(position + 42),
    };
    announced += entry.size;
    if (announced > limits.bytes) throw new ZipError("too-large");
    if (!isPlain(entry.name) || !isWithin(view, entry, start)) broken();
    entries.set(entry.name, entry);
    position = next;
  }
  // Two entries with one name: readers differ in which of them counts.
  const names = new Set([...entries.keys()].map((name) => name.toLowerCase()));
  if (position !== end || names.size !== count || isShared(view, [...entries.values()])) broken();
  return entries;
}

/** Whether a name stays inside the package. */
const isPlain = (name: string) =>
  name !== "" && !name.startsWith("/") && !/[\\:\p{Cc}]/u.test(name) && !name.split("/").includes("..");

/** Whether an entry's own header and content come before the directory, under the same name. */
function isWithin(view: Buffer, entry: Entry, start: number): boolean {
  const { name, method, packed, at } = entry;
  if (at + LOCAL_SIZE > start || view.readUInt32LE(at) !== LOCAL || (method !== STORED && method !== DEFLATED))
    return false;
  const nameEnd = at + LOCAL_SIZE + view.readUInt16LE(at + 26);
  if (nameEnd > start || view.toString("utf8", at + LOCAL_SIZE, nameEnd) !== name) return false;
  return contentAt(view, entry) + packed <= start;
}

const contentAt = (view: Buffer, { at }: Entry) =>
  at + LOCAL_SIZE + view.readUInt16LE(at + 26) + view.readUInt16LE(at + 28);

/**
 * Whether something comes before the first entry, or two entries share bytes, as in a zip bomb that inflates the same bytes over and over.
 */
function isShared(view: Buffer, entries: Entry[]): boolean {
  const sorted = entries.sort((a, b) => a.at - b.at);
  if (sorted[0]?.at !== 0) return true;
  return sorted.some((entry, index) => {
    const next = sorted[index + 1];
    return next !== undefined && contentAt(view, entry) + entry.packed > next.at;
  });
}

function broken(): never {
  throw new ZipError("broken");
}

/** Unpacks an entry to at most `most` bytes; the size that it announces is not trusted. */
function unpack(packed: Buffer, method: number, most: number): Uint8Array {
  if (method === STORED && packed.length <= most) return packed;
  if (method === STORED || most <= 0) throw new ZipError("too-large");
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE";
    throw new ZipError(isTooLarge ? "too-large" : "broken");
  }
}

/** A package of these files, deflated, in this order. */
export function makeZip(files: [name: string, text: string][]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let position = 0;
  for (const [name, text] of files) {
    const content = Buffer.from(text, "utf8");
    const packed = deflateRawSync(content);
    const nameBytes = Buffer.from(name, "utf8");
    // What the header before an entry and the one in the directory have in common.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(IS_UTF8, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(FIRST_DAY, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const central = Buffer.alloc(CENTRAL_SIZE);
    central.writeUInt32LE(CENTRAL, 0);
    central.writeUInt16LE(20, 4);
    common.copy(central, 6);
    central.writeUInt32LE(position, 42);
    directory.push(central, nameBytes);
    const local = [signature(LOCAL), common, nameBytes, packed];
    parts.push(...local);
    position += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(END_SIZE);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directorySize, 12);
  end.writeUInt32LE(position, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
