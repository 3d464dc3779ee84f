import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

/** A package of files (PKWARE APPNOTE 6.3.10), as far as office documents use the format: stored or deflated, one disk, no keys. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;
const IS_UTF8 = 0x800;
/** 1 January 1980, the format's first day: what is in a package does not depend on when it was made. */
const FIRST_DAY = 0x21;

/** How much is unpacked at most, whatever the package says of itself. */
export interface ZipLimits {
  entries: number;
  /** Bytes of all entries together, unpacked. */
  bytes: number;
}

/** A package that cannot be read, or only by unpacking more than is allowed. */
export class ZipError extends Error {
  constructor(readonly reason: "broken" | "too-large") {
    super(reason);
  }
}

/** Reads an entry by its name; null when there is none. Every reading counts towards the limit. */
export type ReadEntry = (name: string) => Uint8Array | null;

/** Opens a package by its directory; an entry is unpacked when it is asked for. Throws `ZipError`. */
export function openZip(bytes: Uint8Array, limits: ZipLimits): ReadEntry {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_SIZE > view.length || end < view.length - END_SIZE - LONGEST_COMMENT) broken();
  const count = view.readUInt16LE(end + 10);
  if (count > limits.entries) throw new ZipError("too-large");
  const entries = new Map<string, { method: number; flags: number; packed: number; size: number; at: number }>();
  let position = view.readUInt32LE(end + 16);
  let announced = 0;
  for (let index = 0; index < count; index += 1) {
    if (position + CENTRAL_SIZE > end || view.readUInt32LE(position) !== CENTRAL) broken();
    const nameLength = view.readUInt16LE(position + 28);
    const rest = view.readUInt16LE(position + 30) + view.readUInt16LE(position + 32);
    const name = view.toString("utf8", position + CENTRAL_SIZE, position + CENTRAL_SIZE + nameLength);
    const size = view.readUInt32LE(position + 24);
    announced += size;
    if (announced > limits.bytes) throw new ZipError("too-large");
    // Two entries of one name: readers differ in which of them counts.
    if (entries.has(name)) broken();
    entries.set(name, {
      flags: view.readUInt16LE(position + 8),
      method: view.readUInt16LE(position + 10),
      packed: view.readUInt32LE(position + 20),
      size,
      at: view.readUInt32LE(position + 42),
    });
    position += CENTRAL_SIZE + nameLength + rest;
  }

  let left = limits.bytes;
  return (name) => {
    const entry = entries.get(name);
    if (!entry) return null;
    if (entry.at + LOCAL_SIZE > view.length || view.readUInt32LE(entry.at) !== LOCAL) broken();
    const start = entry.at + LOCAL_SIZE + view.readUInt16LE(entry.at + 26) + view.readUInt16LE(entry.at + 28);
    if ((entry.flags & IS_ENCRYPTED) !== 0 || start + entry.packed > view.length) broken();
    const content = unpack(view.subarray(start, start + entry.packed), entry.method, left);
    left -= content.length;
    if (content.length !== entry.size) broken();
    return content;
  };
}

function broken(): never {
  throw new ZipError("broken");
}

/** What an entry announces of its size is not believed: it is unpacked no further than to `most` bytes. */
function unpack(packed: Buffer, method: number, most: number): Uint8Array {
  if (method === STORED && packed.length <= most) return packed;
  if (method !== DEFLATED || most <= 0)
    throw new ZipError(method === DEFLATED || method === STORED ? "too-large" : "broken");
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
