import type { KeptTable, SchemaItem } from "./schema";

/** A part of a backup's rows, in the order in which they were written. `sha256` is of the envelope, `rows` counts rows and removals, `changes` those among them that replace earlier ones. */
export interface RowsPart {
  name: string;
  sha256: string;
  size: number;
  rows: number;
  changes: number;
}

/** A list of files: its name in the bucket, SHA-256 and number of entries. */
export interface FileList {
  name: string;
  sha256: string;
  entries: number;
}

/** A file of the product. Its content lies in pieces beside the backups, once for all of them. */
export interface FileEntry {
  key: string;
  etag: string;
  size: number;
  /** The public key that its copy is sealed for (`shortKeyId`). After a change of key, files are copied anew. */
  keyId: string;
  /** SHA-256 of each piece before it is sealed. */
  pieces: string[];
  contentType?: string;
  /** When the product was first seen without it: it is no part of this backup, and its copy is deleted later. */
  goneAt?: number;
}

/** The rows of one database. */
export interface DatabaseCopy {
  /** The moment whose rows these are. */
  takenAt: number;
  /** The last migration. */
  migration: string;
  schema: SchemaItem[];
  tables: KeptTable[];
  parts: RowsPart[];
  /** Rows of each table at `takenAt`, counted by the database; null if there were too many to count. */
  counts: Record<string, number> | null;
}

/** What a finished backup says of itself: `backups/{id}/manifest.json`. The rows of DB are its own. */
export interface Manifest extends DatabaseCopy {
  format: 1;
  id: string;
  /** SHA-256 of the public key that it is sealed for. */
  keyId: string;
  startedAt: number;
  /** When the list of files was complete. Files are listed after the rows. */
  endedAt: number;
  /** The rows of LOGS. A backup of a release that did not have it yet has none. */
  logs?: DatabaseCopy;
  fileLists: FileList[];
  /** False if there were more files to copy than a day allows; the next backup goes on. */
  hasAllFiles: boolean;
  files: number;
  fileBytes: number;
}

export const BACKUPS = "backups/";
export const folderOf = (id: string) => `${BACKUPS}${id}/`;
export const manifestKey = (id: string) => `${folderOf(id)}manifest.json`;
export const progressKey = (id: string) => `${folderOf(id)}progress.json`;
const numbered = (number: number) => String(number).padStart(6, "0");
export const partKey = (id: string, number: number, database: "db" | "logs" = "db") =>
  `${folderOf(id)}rows/${database === "db" ? "" : `${database}-`}${numbered(number)}`;
export const fileListKey = (id: string, number: number) => `${folderOf(id)}files/${numbered(number)}.json.gz`;

/** Files are copied in pieces of this many bytes, so that none fills the Worker's memory. */
export const PIECE_BYTES = 8 * 1024 * 1024;
export const PIECES = "files/";
export const shortKeyId = (keyId: string) => keyId.slice(0, 16);
export const pieceKey = ({ key, etag, keyId }: Pick<FileEntry, "key" | "etag" | "keyId">, piece: number) =>
  `${PIECES}${keyId}/${key}/${etag}.${piece}`;
export const countPieces = (size: number) => Math.max(1, Math.ceil(size / PIECE_BYTES));

/** A backup's id is the moment at which it began. */
export const idAt = (at: number) => new Date(at).toISOString().replaceAll(":", "").replace(".", "-");
export function timeOfId(id: string): number {
  const [, day, h, m, s, ms] = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)-(\d{3})Z$/.exec(id) ?? [];
  return Date.parse(`${day}T${h}:${m}:${s}.${ms}Z`);
}

const DAY = 24 * 60 * 60_000;
/**
 * The legal texts promise that backups are gone after 30 days. Backups are deleted by the first run after this time, and there is one a
 * day; a file is seen to be gone up to a day after it is deleted.
 */
export const BACKUP_LIFE_MS = 29 * DAY;
export const GONE_FILE_LIFE_MS = 28 * DAY;
/** A backup whose rows take longer than this will not end. */
export const LONGEST_MS = 3 * DAY;
/** Files are copied for this long at most, so that the first million of them does not keep rows from being backed up. */
export const LONGEST_FILES_MS = DAY;
