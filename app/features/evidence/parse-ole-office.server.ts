import type { OfficeVerdict } from "./inspect-office.server";

const HEADER = 512;
const ENTRY = 128;
/** Numbers above this one mean an end or nothing (MS-CFB 2.1). */
const LAST_SECTOR = 0xfffffffa;
const [STORAGE, STREAM] = [1, 2];
const MOST_ENTRIES = 10_000;

interface DirectoryEntry {
  name: string;
  kind: number;
  start: number;
}

/**
 * Judges a compound file as a Word document or an Excel workbook of the years before 2007 (MS-CFB, MS-DOC, MS-XLS), without
 * macros and without a password.
 */
export function parseOleOffice(bytes: Uint8Array): OfficeVerdict {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER || file.readUInt16LE(28) !== 0xfffe) return { ok: false, reason: "broken" };
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return { ok: false, reason: "broken" };
  const sectorSize = 1 << shift;
  const sectorAt = (sector: number) => (sector + 1) * sectorSize;
  const entries = readDirectory(file, sectorSize, sectorAt);
  if (!entries) return { ok: false, reason: "broken" };
  const has = (kind: number, ...names: string[]) =>
    entries.find((entry) => entry.kind === kind && names.includes(entry.name.toLowerCase()));
  if (has(STREAM, "encryptedpackage", "encryptioninfo")) return { ok: false, reason: "encrypted" };
  if (has(STORAGE, "macros", "vba", "_vba_project_cur") || has(STREAM, "_vba_project", "project", "vbaproject.bin")) {
    return { ok: false, reason: "macros" };
  }
  const [word, book] = [has(STREAM, "worddocument"), has(STREAM, "workbook", "book")];
  const found = word ?? book;
  if (!found || (word && book)) return { ok: false, reason: "type" };
  const at = sectorAt(found.start);
  if (at + sectorSize > file.length) return { ok: false, reason: "broken" };
  const head = file.subarray(at, at + sectorSize);
  if (word) return judgeWord(head);
  return judgeBook(head);
}

/** The file information block begins with its mark and, further on, says whether the text needs a password (MS-DOC 2.5.2). */
function judgeWord(head: Buffer): OfficeVerdict {
  const mark = head.readUInt16LE(0);
  if (mark !== 0xa5ec && mark !== 0xa5dc) return { ok: false, reason: "broken" };
  return head.readUInt16LE(10) & 0x0100 ? { ok: false, reason: "encrypted" } : { ok: true, type: "doc" };
}

/** The records of a workbook begin with BOF; FilePass among the first of them means a password (MS-XLS 2.4.117). */
function judgeBook(head: Buffer): OfficeVerdict {
  const [BOF, FILE_PASS] = [0x0809, 0x002f];
  if (head.readUInt16LE(0) !== BOF) return { ok: false, reason: "broken" };
  for (let at = 0; at + 4 <= head.length; at += 4 + head.readUInt16LE(at + 2)) {
    if (head.readUInt16LE(at) === FILE_PASS) return { ok: false, reason: "encrypted" };
  }
  return { ok: true, type: "xls" };
}

/** The names of everything in the file; null where its tables lead out of it or in a circle. */
function readDirectory(
  file: Buffer,
  sectorSize: number,
  sectorAt: (sector: number) => number,
): DirectoryEntry[] | null {
  const isThere = (sector: number) => sector < LAST_SECTOR && sectorAt(sector) + sectorSize <= file.length;
  const tables = readTables(file, sectorSize, sectorAt, isThere);
  if (!tables) return null;
  const perTable = sectorSize / 4;
  const after = (sector: number) => {
    const table = tables[Math.floor(sector / perTable)];
    return table === undefined ? null : file.readUInt32LE(sectorAt(table) + (sector % perTable) * 4);
  };
  const entries: DirectoryEntry[] = [];
  const seen = new Set<number>();
  let sector: number | null = file.readUInt32LE(48);
  while (sector !== null && sector < LAST_SECTOR) {
    if (!isThere(sector) || seen.has(sector) || entries.length > MOST_ENTRIES) return null;
    seen.add(sector);
    for (let at = sectorAt(sector); at < sectorAt(sector) + sectorSize; at += ENTRY) {
      const length = Math.min(64, file.readUInt16LE(at + 64));
      const name = file.toString("utf16le", at, at + Math.max(0, length - 2));
      entries.push({ name, kind: file.readUInt8(at + 66), start: file.readUInt32LE(at + 116) });
    }
    sector = after(sector);
  }
  return sector === null ? null : entries;
}

/** The sectors that hold the table of what follows what: a hundred and nine in the header, more in a chain of their own. */
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
