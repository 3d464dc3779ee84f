import type { OfficeVerdict } from "./inspect-office.server";

const HEADER = 512;
const ENTRY = 128;
/** Sector numbers above this one mean an end or nothing (MS-CFB 2.1). */
const LAST_SECTOR = 0xfffffffa;
const STORAGE = 1;
const STREAM = 2;
const MAX_ENTRIES = 10_000;

/** Smaller streams are elsewhere in the file (MS-CFB 2.3). Programs that write documents do not make such small ones. */
const SMALLEST_STREAM = 4096;

interface DirectoryEntry {
  name: string;
  kind: number;
  start: number;
  size: number;
}

interface Compound {
  entries: DirectoryEntry[];
  /** A stream's bytes, or null if they are not in the file where its tables say. */
  read: (entry: DirectoryEntry) => Buffer | null;
}

/**
 * Judges a compound file as a Word document or an Excel workbook from before 2007 (MS-CFB, MS-DOC, MS-XLS), without macros and without a
 * password.
 */
export function parseOleOffice(bytes: Uint8Array): OfficeVerdict {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER || file.readUInt16LE(28) !== 0xfffe) return { ok: false, reason: "broken" };
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return { ok: false, reason: "broken" };
  const sectorSize = 1 << shift;
  const sectorAt = (sector: number) => (sector + 1) * sectorSize;
  const compound = openCompound(file, sectorSize, sectorAt);
  if (!compound) return { ok: false, reason: "broken" };
  const all = (kind: number, ...names: string[]) =>
    compound.entries.filter((entry) => entry.kind === kind && names.includes(entry.name.toLowerCase()));
  const has = (kind: number, ...names: string[]) => all(kind, ...names).length > 0;
  if (has(STREAM, "encryptedpackage", "encryptioninfo")) return { ok: false, reason: "encrypted" };
  if (has(STORAGE, "macros", "vba", "_vba_project_cur") || has(STREAM, "_vba_project", "project", "vbaproject.bin")) {
    return { ok: false, reason: "macros" };
  }
  // A workbook may appear twice, for the program of 1995 and for later ones.
  const [words, books] = [all(STREAM, "worddocument"), all(STREAM, "workbook", "book")];
  if (words.length + books.length === 0 || (words.length > 0 && books.length > 0)) return { ok: false, reason: "type" };
  const judge = words.length > 0 ? judgeWord : judgeBook;
  const streams = [...words, ...books];
  // No two streams may share bytes: a directory that makes them could have the same bytes read ten thousand times.
  const claimed = streams.reduce((sum, { size }) => sum + size, 0);
  if (claimed > file.length) return { ok: false, reason: "broken" };
  const verdicts = streams.map((entry) => {
    const content = compound.read(entry);
    return content ? judge(content) : ({ ok: false, reason: "broken" } as const);
  });
  return verdicts.find(({ ok }) => !ok) ?? verdicts[0] ?? { ok: false, reason: "type" };
}

/** The file information block begins with its mark. Further on it says whether the text needs a password (MS-DOC 2.5.2). */
function judgeWord(head: Buffer): OfficeVerdict {
  const mark = head.readUInt16LE(0);
  if (mark !== 0xa5ec && mark !== 0xa5dc) return { ok: false, reason: "broken" };
  return head.readUInt16LE(10) & 0x0100 ? { ok: false, reason: "encrypted" } : { ok: true, type: "doc" };
}

/**
 * The records of a workbook begin with BOF. FilePass means a password (MS-XLS 2.4.117). The list of sheets (BoundSheet8, 2.4.28) and a
 * sheet's own BOF (2.4.21) show a macro sheet, the kind that programs wrote before VBA existed.
 */
function judgeBook(content: Buffer): OfficeVerdict {
  const [BOF, FILE_PASS, BOUND_SHEET] = [0x0809, 0x002f, 0x0085];
  const [MACRO_SHEET, MODULE] = [1, 6];
  const MACROS_BEGIN = 0x0040;
  if (content.readUInt16LE(0) !== BOF) return { ok: false, reason: "broken" };
  let hasMacros = false;
  for (let at = 0; at + 4 <= content.length; at += 4 + content.readUInt16LE(at + 2)) {
    const record = content.readUInt16LE(at);
    const data = content.subarray(at + 4, at + 4 + content.readUInt16LE(at + 2));
    if (record === FILE_PASS) return { ok: false, reason: "encrypted" };
    if (record === BOUND_SHEET && data.length > 5) hasMacros ||= data[5] === MACRO_SHEET || data[5] === MODULE;
    if (record === BOF && data.length >= 4) hasMacros ||= data.readUInt16LE(2) === MACROS_BEGIN;
  }
  return hasMacros ? { ok: false, reason: "macros" } : { ok: true, type: "xls" };
}

/** Everything in the file by its name; null if its tables lead out of it or in a circle. */
function openCompound(file: Buffer, sectorSize: number, sectorAt: (sector: number) => number): Compound | null {
  const isThere = (sector: number) => sector < LAST_SECTOR && sectorAt(sector) + sectorSize <= file.length;
  const tables = readTables(file, sectorSize, sectorAt, isThere);
  if (!tables) return null;
  const perTable = sectorSize / 4;
  const after = (sector: number) => {
    const table = tables[Math.floor(sector / perTable)];
    return table === undefined ? null : file.readUInt32LE(sectorAt(table) + (sector % perTable) * 4);
  };
  /** The sectors of a chain one after the other, at most `most` bytes. */
  const chain = (first: number, most: number): Buffer | null => {
    const parts: Buffer[] = [];
    const seen = new Set<number>();
    let sector: number | null = first;
    while (sector !== null && sector < LAST_SECTOR && parts.length * sectorSize < most) {
      // The last sector of a file may be incomplete.
      if (sectorAt(sector) >= file.length || seen.has(sector)) return null;
      seen.add(sector);
      parts.push(file.subarray(sectorAt(sector), sectorAt(sector) + sectorSize));
      sector = after(sector);
    }
    return sector === null ? null : Buffer.concat(parts).subarray(0, most);
  };
  const directory = chain(file.readUInt32LE(48), (MAX_ENTRIES + 1) * ENTRY);
  if (!directory || directory.length > MAX_ENTRIES * ENTRY) return null;
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const length = Math.min(64, directory.readUInt16LE(at + 64));
    const name = directory.toString("utf16le", at, at + Math.max(0, length - 2));
    const [kind, start, size] = [at + 66, at + 116, at + 120];
    entries.push({
      name,
      kind: directory.readUInt8(kind),
      start: directory.readUInt32LE(start),
      size: directory.readUInt32LE(size),
    });
  }
  const read = ({ start, size }: DirectoryEntry) => {
    if (size < SMALLEST_STREAM || size > file.length) return null;
    const content = chain(start, size);
    return content?.length === size ? content : null;
  };
  return { entries, read };
}

/** The sectors of the table that says which sector follows which: a hundred and nine are in the header, more in a chain of their own. */
function readTables(
  file: Buffer,
  sectorSize: number,
  sectorAt: (sector: number) => number,
  isThere: (sector: number) => boolean,
): number[] | null {
  const tables: number[] = [];
  const take = (from: number, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const sector = file.readUInt32LE(from + index * 4);
      if (sector >= LAST_SECTOR) continue;
      if (!isThere(sector)) return false;
      tables.push(sector);
    }
    return true;
  };
  if (!take(76, 109)) return null;
  const seen = new Set<number>();
  for (let next = file.readUInt32LE(68); next < LAST_SECTOR; ) {
    if (!isThere(next) || seen.has(next) || !take(sectorAt(next), sectorSize / 4 - 1)) return null;
    seen.add(next);
    next = file.readUInt32LE(sectorAt(next) + sectorSize - 4);
  }
  return tables.length > 0 ? tables : null;
}
