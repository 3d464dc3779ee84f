import { sealEnvelope } from "~/platform/crypto/envelope";
import { listWith } from "~/platform/files/list-with";
import { gzip, sha256 } from "~/platform/files/packed";
import type { Run } from "./back-up.server";
import { readFileList } from "./file-list";
import {
  countPieces,
  type FileEntry,
  type FileList,
  fileListKey,
  GONE_FILE_LIFE_MS,
  LONGEST_FILES_MS,
  PIECE_BYTES,
  pieceKey,
} from "./rules/manifest";

/** Entries of one list. */
const LIST_ENTRIES = 5000;
/** Files listed at a time. */
const PAGE = 500;

/** How far the files of a backup are. */
export interface FileProgress {
  /** The last key that was looked at. */
  after: string | null;
  /** The lists of the backup before, from the one that `after` lies in. */
  previous: string[];
  lists: FileList[];
  count: number;
  bytes: number;
  startedAt: number;
  isDone: boolean;
  /** Whether files were left for the next backup. */
  isCut: boolean;
}

/**
 * Lists the product's files beside those of the backup before, and copies what that one did not have. Files never change under their
 * name, and the store's `etag` says so. Copies of files that are gone, or sealed
 * for a former key, are deleted later. Returns how many were copied.
 */
export async function copyFiles(run: Run, id: string, progress: FileProgress): Promise<number> {
  const { ctx, store, bounds } = run;
  const former = new FormerFiles(store, progress);
  let entries: FileEntry[] = [];
  let [copied, bytes] = [0, 0];
  const isSpent = () => run.isSpent() || copied >= bounds.files || bytes >= bounds.fileBytes;
  const flush = async () => {
    if (entries.length === 0) return;
    progress.lists.push(await writeList(run, fileListKey(id, progress.lists.length + 1), entries));
    entries = [];
  };
  const keepGone = async (gone: FileEntry[]) => {
    for (const entry of gone) {
      const goneAt = entry.goneAt ?? ctx.clock();
      if (ctx.clock() - goneAt < GONE_FILE_LIFE_MS) entries.push({ ...entry, goneAt });
      else await store.delete(Array.from({ length: countPieces(entry.size) }, (_, piece) => pieceKey(entry, piece)));
    }
  };

  while (!progress.isDone && !isSpent()) {
    const page = await listWith(ctx.files, "httpMetadata", { limit: PAGE, after: progress.after });
    for (const object of page.objects) {
      if (isSpent()) break;
      await keepGone(await former.takeBefore(object.key));
      const same = await former.takeAt(object.key);
      const known = same.find((entry) => entry.etag === object.etag && entry.keyId === run.keyId);
      const pieces = known?.pieces ?? (await copyFile(run, object));
      // It may have been deleted since it was listed.
      if (pieces) {
        const { key, etag, size, httpMetadata } = object;
        const { contentType } = httpMetadata ?? {};
        entries.push({ key, etag, size, keyId: run.keyId, pieces, ...(contentType && { contentType }) });
        progress.count += 1;
        progress.bytes += size;
        if (!known) {
          copied += 1;
          bytes += size;
        }
      }
      await keepGone(same.filter((entry) => entry !== known));
      progress.after = object.key;
      if (entries.length >= LIST_ENTRIES) await flush();
    }
    if (!page.truncated && progress.after === (page.objects.at(-1)?.key ?? progress.after)) {
      await keepGone(await former.takeBefore(null));
      progress.isDone = true;
    }
  }
  if (!progress.isDone && ctx.clock() - progress.startedAt >= LONGEST_FILES_MS) {
    // What earlier backups have copied stays known.
    entries.push(...(await former.takeBefore(null)));
    progress.isDone = true;
    progress.isCut = true;
  }
  await flush();
  progress.previous = former.left();
  return copied;
}

/** Copies a file in sealed pieces. Returns their hashes; null if it is gone. */
async function copyFile({ ctx, store, key, keyId }: Run, object: R2Object): Promise<string[] | null> {
  const pieces: string[] = [];
  for (let piece = 0; piece < countPieces(object.size); piece += 1) {
    const offset = piece * PIECE_BYTES;
    const range = object.size > 0 ? { offset, length: Math.min(PIECE_BYTES, object.size - offset) } : undefined;
    const found = await ctx.files.get(object.key, { onlyIf: { etagMatches: object.etag }, ...(range && { range }) });
    if (!found || !("body" in found)) return null;
    const plain = new Uint8Array(await found.arrayBuffer());
    const name = pieceKey({ key: object.key, etag: object.etag, keyId }, piece);
    await store.put(name, await sealEnvelope(key, name, plain));
    pieces.push(await sha256(plain));
  }
  return pieces;
}

async function writeList({ store }: Run, name: string, entries: FileEntry[]): Promise<FileList> {
  const lines = entries.map((entry) => JSON.stringify(entry)).join("\n");
  const packed = await gzip(new TextEncoder().encode(lines));
  const hash = await sha256(packed);
  await store.put(name, packed, { sha256: hash });
  return { name, sha256: hash, entries: entries.length };
}

/** Reads the entries of the backup before in their order, which is that of the keys. */
class FormerFiles {
  private entries: FileEntry[] = [];
  private readonly lists: string[];
  /** The list that `entries` are the rest of. */
  private current: string | null = null;

  constructor(
    private readonly store: R2Bucket,
    private readonly progress: FileProgress,
  ) {
    this.lists = [...progress.previous];
  }

  /** Takes the entries with keys before this one; all that are left if it is null. */
  async takeBefore(key: string | null): Promise<FileEntry[]> {
    const taken: FileEntry[] = [];
    for (let next = await this.peek(); next && (key === null || next.key < key); next = await this.peek()) {
      taken.push(next);
      this.entries.shift();
    }
    return taken;
  }

  /** Takes the entries with this key: at most one that is there, and former contents. */
  async takeAt(key: string): Promise<FileEntry[]> {
    const taken: FileEntry[] = [];
    for (let next = await this.peek(); next?.key === key; next = await this.peek()) {
      taken.push(next);
      this.entries.shift();
    }
    return taken;
  }

  /** The lists that a later run must read. */
  left(): string[] {
    return this.entries.length > 0 && this.current ? [this.current, ...this.lists] : [...this.lists];
  }

  private async peek(): Promise<FileEntry | undefined> {
    while (this.entries.length === 0 && this.lists.length > 0) {
      this.current = this.lists.shift() ?? null;
      const object = this.current && (await this.store.get(this.current));
      // If it is lost, its files count as new and are copied again.
      const all = object ? await readFileList(new Uint8Array(await object.arrayBuffer())) : [];
      const { after } = this.progress;
      this.entries = all.filter(({ key }) => after === null || key > after);
    }
    return this.entries[0];
  }
}
