import type { Context } from "~/platform/context";
import { readPublicKey, sealEnvelope } from "~/platform/crypto/envelope";
import { gzip, sha256 } from "~/platform/files/packed";
import type { JobResult } from "~/platform/job";
import { copyFiles, type FileProgress } from "./copy-files.server";
import { deleteOldBackups, findLatest } from "./old-backups.server";
import {
  folderOf,
  idAt,
  LONGEST_MS,
  type Manifest,
  manifestKey,
  partKey,
  progressKey,
  type RowsPart,
  shortKeyId,
} from "./rules/manifest";
import { type Heading, PartText } from "./rules/part";
import { changedQuery, type KeptRow, keyLiterals, noteName, pageQuery, rowName, toKept } from "./rules/rows";
import {
  CHANGES,
  COLUMNS_QUERY,
  type ColumnRow,
  CREATE_CHANGES,
  type KeptTable,
  lastingSchema,
  listKept,
  listTriggers,
  quoted,
  REFERENCES_QUERY,
  SCHEMA_QUERY,
  type SchemaItem,
} from "./rules/schema";

/** What one run does at most. Sizes are in characters of the rows' text. */
export interface Bounds {
  /** A page of rows aims at this size, with at most this many rows. */
  page: number;
  pageRows: number;
  part: number;
  run: number;
  statements: number;
  ms: number;
  /** Notes of changes read at a time. */
  notes: number;
  /** Bytes of files copied. */
  fileBytes: number;
  files: number;
}

const MB = 1_000_000;
const BOUNDS: Bounds = {
  page: 2 * MB,
  pageRows: 1000,
  part: 8 * MB,
  run: 64 * MB,
  // Fewer than the scheduler allows a run before it lets the other jobs wait.
  statements: 200,
  ms: 60_000,
  notes: 1000,
  fileBytes: 64 * MB,
  files: 250,
};
/** Rows of the first page of a table, whose size is unknown. */
const FIRST_ROWS = 20;
/** Counting reads every row. Beyond this many rows it might take the database too long. */
const MAX_COUNTED = 2_000_000;

/**
 * The databases, in the order in which their moments are taken. What moves from the first to the second is written there before it is
 * deleted here, so a later moment of the second misses nothing; what is in both then is moved once more.
 */
const DATABASES = ["db", "logs"] as const;
type DatabaseName = (typeof DATABASES)[number];

/** An unfinished backup: `backups/{id}/progress.json`. The Worker that continues it may be another one. */
interface Progress {
  id: string;
  startedAt: number;
  keyId: string;
  databases: Record<DatabaseName, DatabaseProgress>;
  files: FileProgress | null;
}

/** How far one of the databases has been copied. */
interface DatabaseProgress {
  schema: SchemaItem[];
  tables: KeptTable[];
  migration: string;
  /** Says that the database is still the one this backup was taken from, and no earlier state of it. */
  mark: string;
  /** The table that is being copied, and the key of its last row that was. */
  at: { table: number; after: string[] | null };
  rows: number;
  /** The last note of a change that was followed. */
  note: number;
  parts: RowsPart[];
  takenAt: number | null;
  counts: Record<string, number> | null;
}

/** A database while a run copies it. */
interface Copying {
  name: DatabaseName;
  db: Context["db"];
  progress: DatabaseProgress;
  text: PartText;
}

const isTaken = ({ databases }: Progress) => DATABASES.every((name) => databases[name].takenAt !== null);

/** The backup cannot go on and was given up; the next run begins another. */
class BackupLost extends Error {
  override name = "BackupLost";
}

/**
 * Copies every row and file to the bucket of backups, sealed for the operator's key, over as many runs as it takes. `cursor` is the id of
 * the unfinished backup.
 *
 * Rows are copied table by table in the order of their keys while the product runs. Meanwhile triggers note the key of each row that
 * changes. At the end one batch a database, which is one moment of it, reads the rows noted since they were last read. Together they are
 * exactly the database of that moment. LOGS follows at once, a round trip later.
 */
export const backUp = (ctx: Context, cursor: string | null): Promise<JobResult> => backUpWithin(ctx, cursor, BOUNDS);

export async function backUpWithin(ctx: Context, cursor: string | null, bounds: Bounds): Promise<JobResult> {
  const { backups: store } = ctx;
  const key = ctx.settings.BACKUP_KEY;
  if (!store || !key) {
    // A run that died before it could record itself has left it too.
    await removeScaffold(ctx);
    ctx.log("backup-off");
    return { did: {}, cursor: null };
  }
  const keyId = await sha256(new Uint8Array(Buffer.from(key, "base64")));
  const run: Run = {
    ctx,
    store,
    key: await readPublicKey(key),
    keyId: shortKeyId(keyId),
    bounds,
    isSpent: budgetOf(ctx, bounds),
  };
  // The run before may have ended between the manifest and its own record.
  if (cursor && (await store.head(manifestKey(cursor)))) {
    // Or the database was restored to a moment at which that backup was running.
    await removeScaffold(ctx);
    return { did: {}, cursor: null };
  }
  const former = cursor ? await readProgress(run, cursor) : null;
  if (former && former.keyId !== keyId) await giveUp(run, former, "the key has changed");
  if (former && !former.databases) await giveUp(run, former, "another release has begun it");
  const progress = former ?? (await begin(run, keyId));
  const did = { rows: 0, files: 0, deleted: 0, backups: 0 };
  if (!isTaken(progress)) {
    did.rows = await copyRows(run, progress, former !== null);
    // Before the triggers go: a run that goes on after this one has died would miss them, and give the backup up.
    if (isTaken(progress)) await put(run, progress);
  }
  if (isTaken(progress)) {
    await removeScaffold(ctx);
    progress.files ??= await beginFiles(run, progress.id);
    did.files = await copyFiles(run, progress.id, progress.files);
  }
  if (!progress.files?.isDone) {
    await save(run, progress);
    return { did, cursor: progress.id };
  }
  await finish(run, progress, progress.files);
  did.backups = 1;
  did.deleted = await deleteOldBackups(ctx, store, progress.id);
  return { did, cursor: null };
}

/** What the steps of a run share. */
export interface Run {
  ctx: Context;
  store: R2Bucket;
  key: CryptoKey;
  keyId: string;
  bounds: Bounds;
  isSpent: () => boolean;
}

function budgetOf(ctx: Context, { statements, ms }: Bounds): () => boolean {
  const [startedAt, former] = [ctx.clock(), ctx.cost.statements];
  return () => ctx.cost.statements - former >= statements || ctx.clock() - startedAt >= ms;
}

/** Runs statements as one batch: one moment of the database. */
async function ask({ $client }: Context["db"], ...queries: string[]): Promise<Record<string, unknown>[][]> {
  const answers = await $client.batch<Record<string, unknown>>(queries.map((query) => $client.prepare(query)));
  return answers.map(({ results }) => results);
}

async function begin(run: Run, keyId: string): Promise<Progress> {
  const { ctx } = run;
  await removeScaffold(ctx);
  const startedAt = ctx.clock();
  const databases = { db: await beginOne(ctx, ctx.db), logs: await beginOne(ctx, ctx.logs) };
  const progress: Progress = { id: idAt(startedAt), startedAt, keyId, databases, files: null };
  await put(run, progress);
  return progress;
}

/** Begins with a database: notes of changes first, then the schema that they are for. */
async function beginOne(ctx: Context, db: Context["db"]): Promise<DatabaseProgress> {
  const [schema = [], columns = [], references = []] = await ask(db, SCHEMA_QUERY, COLUMNS_QUERY, REFERENCES_QUERY);
  const tables = listKept(
    schema as unknown as SchemaItem[],
    columns as unknown as ColumnRow[],
    references as { from: string; to: string }[],
  );
  const mark = ctx.ids.create();
  await ask(db, CREATE_CHANGES, ...listTriggers(tables).values(), markStatement(mark));
  const [last = []] = await ask(db, "select name from d1_migrations order by id desc limit 1");
  return {
    schema: schema as unknown as SchemaItem[],
    tables,
    migration: String(last[0]?.name ?? ""),
    mark,
    at: { table: 0, after: null },
    rows: 0,
    note: 0,
    parts: [],
    takenAt: null,
    counts: null,
  };
}

const markStatement = (mark: string) => `INSERT INTO ${CHANGES} (name, key) VALUES ('', '${mark}')`;

async function readProgress({ store }: Run, id: string): Promise<Progress | null> {
  const object = await store.get(progressKey(id));
  return object ? object.json<Progress>() : null;
}

/** Records how far the backup is. A new mark in each database says that this is the one it was taken from. */
async function save(run: Run, progress: Progress): Promise<void> {
  if (!isTaken(progress)) {
    for (const name of DATABASES) {
      const one = progress.databases[name];
      one.mark = run.ctx.ids.create();
      await ask(run.ctx[name], markStatement(one.mark));
    }
  }
  await put(run, progress);
}

const put = ({ store }: Run, progress: Progress) => store.put(progressKey(progress.id), JSON.stringify(progress));

/** Gives a backup up, so that the next run begins another, and fails this run, which the log and the page of jobs then say. */
async function giveUp({ ctx, store }: Run, progress: Progress, reason: string): Promise<never> {
  ctx.log("backup-lost", { backup: progress.id, reason });
  await store.delete(progressKey(progress.id));
  await removeScaffold(ctx);
  throw new BackupLost(`The backup ${progress.id} was given up: ${reason}`);
}

/** Copies rows until the run is spent or the moments of the backup have been reached. Returns how many were written. */
async function copyRows(run: Run, progress: Progress, isContinued: boolean): Promise<number> {
  const { ctx, bounds } = run;
  const all = DATABASES.map((name): Copying => {
    return { name, db: ctx[name], progress: progress.databases[name], text: new PartText() };
  });
  if (isContinued) for (const one of all) await requireSameDatabase(run, progress, one);
  let [written, length] = [0, 0];
  const flush = async ({ name, progress: { parts }, text }: Copying) => {
    if (text.rows === 0) return;
    [written, length] = [written + text.rows, length + text.size];
    parts.push(await writePart(run, partKey(progress.id, parts.length + 1, name), text));
  };
  const isSpent = () => run.isSpent() || length + all.reduce((sum, { text }) => sum + text.size, 0) >= bounds.run;

  // Returns whether there are few enough notes left for the last batch.
  const catchUp = async (one: Copying) => {
    let isCaughtUp = false;
    while (!isCaughtUp && !isSpent()) {
      isCaughtUp = await followChanges(run, one);
      if (isCaughtUp || one.text.size >= bounds.part) await flush(one);
    }
    return isCaughtUp;
  };
  // First what has changed, or the notes might grow faster than they are followed.
  for (const one of all) await catchUp(one);
  for (const one of all) await copyTables(run, one, { isSpent, flush });
  const isCopied = all.every(({ progress: { at, tables } }) => at.table >= tables.length);
  if (!isCopied) return written;
  let isReady = true;
  for (const one of all) isReady = isReady && (await catchUp(one));
  if (isReady) for (const one of all) await takeMoment(run, progress, one);
  for (const one of all) await flush(one);
  return written;
}

/** Copies the next rows of a database's tables. */
async function copyTables(
  { bounds }: Run,
  one: Copying,
  { isSpent, flush }: { isSpent: () => boolean; flush: (one: Copying) => Promise<void> },
): Promise<void> {
  const { db, progress, text } = one;
  let limit = FIRST_ROWS;
  while (progress.at.table < progress.tables.length && !isSpent()) {
    const table = progress.tables[progress.at.table] as KeptTable;
    const [found = []] = await ask(db, pageQuery(table, progress.at.after, limit));
    const before = text.size;
    const rows = found.map((each) => toKept(table, each));
    for (const row of rows) text.add({ table: table.name, isChange: false }, row);
    progress.rows += rows.length;
    const last = rows.at(-1);
    const isTableDone = !last || rows.length < limit;
    progress.at = isTableDone
      ? { table: progress.at.table + 1, after: null }
      : { table: progress.at.table, after: keyLiterals(table, last) };
    limit = isTableDone ? FIRST_ROWS : nextLimit(limit, (text.size - before) / rows.length, bounds);
    if (text.size >= bounds.part) await flush(one);
  }
  await flush(one);
}

const nextLimit = (limit: number, rowSize: number, { page, pageRows }: Bounds) =>
  Math.max(1, Math.min(limit * 4, pageRows, Math.floor(page / rowSize)));

/** Gives the backup up unless database and schema are those of its beginning. Forgets the notes that have been followed. */
async function requireSameDatabase(run: Run, backup: Progress, { db, progress }: Copying): Promise<void> {
  const { ctx } = run;
  const [schema = [], changes = []] = await ask(
    db,
    SCHEMA_QUERY,
    `select name from sqlite_master where type = 'table' and name = '${CHANGES}'`,
  );
  const fault = findFault(progress, schema as unknown as SchemaItem[]);
  if (fault || changes.length === 0) await giveUp(run, backup, fault ?? "the notes of changes are gone");
  const [mark = []] = await ask(db, `select id from ${CHANGES} where name = '' and key = '${progress.mark}'`);
  if (mark.length === 0) await giveUp(run, backup, "the database was restored meanwhile");
  if (ctx.clock() - backup.startedAt > LONGEST_MS) await giveUp(run, backup, "it took too long");
  await ask(db, `delete from ${CHANGES} where id <= ${progress.note} and key <> '${progress.mark}'`);
}

/** What has changed in the schema since the backup began; null if nothing has. */
function findFault({ schema, tables }: DatabaseProgress, now: readonly SchemaItem[]): string | null {
  const describe = (items: readonly SchemaItem[]) =>
    JSON.stringify(
      lastingSchema(items)
        .map((item) => [item.name, item.sql])
        .sort(),
    );
  if (describe(now) !== describe(schema)) return "the schema has changed";
  const present = new Set(now.map(({ name }) => name));
  const isNoted = [...listTriggers(tables).keys()].every((name) => present.has(name));
  return isNoted ? null : "the triggers that note changes are gone";
}

/** Writes the present rows of the next notes. Returns whether there are few enough left for the last batch. */
async function followChanges({ bounds }: Run, { db, progress, text }: Copying): Promise<boolean> {
  const [notes = []] = await ask(
    db,
    `select id, name from ${CHANGES} where id > ${progress.note} order by id limit ${bounds.notes}`,
  );
  if (notes.length < bounds.notes) return true;
  const to = Number(notes.at(-1)?.id);
  const names = new Set(notes.map(({ name }) => name));
  // What has not been copied yet is read as it is then.
  const begun = progress.tables.slice(0, progress.at.table + 1).filter(({ name }) => names.has(name));
  const found = await ask(
    db,
    notesQuery(progress.note, to),
    ...begun.map((table) => changedQuery(table, progress.note, to)),
  );
  writeChanges(begun, found, text);
  progress.note = to;
  return false;
}

const notesQuery = (from: number, to: number) =>
  `select distinct name, key from ${CHANGES} where id > ${from} and id <= ${to} and name <> ''`;

/** The end of time, for notes. */
const EVER = Number.MAX_SAFE_INTEGER;

/** Reads all that was noted and not yet followed, in one batch: the moment of the backup. */
async function takeMoment(run: Run, backup: Progress, { db, progress, text }: Copying): Promise<void> {
  const { ctx } = run;
  const { tables } = progress;
  const isCounted = progress.rows <= MAX_COUNTED;
  const takenAt = ctx.clock();
  const [schema = [], ...found] = await ask(
    db,
    SCHEMA_QUERY,
    notesQuery(progress.note, EVER),
    ...tables.map((table) => changedQuery(table, progress.note, EVER)),
    ...(isCounted ? tables.map(({ name }) => `select count(*) as n from ${quoted(name)}`) : []),
  );
  const fault = findFault(progress, schema as unknown as SchemaItem[]);
  if (fault) await giveUp(run, backup, fault);
  writeChanges(tables, found.slice(0, tables.length + 1), text);
  const counts = found.slice(tables.length + 1);
  progress.takenAt = takenAt;
  progress.counts = isCounted
    ? Object.fromEntries(tables.map(({ name }, index) => [name, Number(counts[index]?.[0]?.n)]))
    : null;
}

/** Adds the changed rows of tables, and the keys that were noted and have no row any more. */
function writeChanges(
  tables: readonly KeptTable[],
  [notes = [], ...found]: Record<string, unknown>[][],
  text: PartText,
): void {
  for (const [index, table] of tables.entries()) {
    const heading: Heading = { table: table.name, isChange: true };
    const rows = (found[index] ?? []).map((each): KeptRow => toKept(table, each));
    const present = new Set(rows.map((row) => rowName(table, row)));
    for (const row of rows) text.add(heading, row);
    for (const { name, key } of notes) {
      if (name === table.name && !present.has(noteName(String(key)))) text.add(heading, { gone: String(key) });
    }
  }
}

/** Packs, seals and stores the text as one part. */
async function writePart({ store, key }: Run, name: string, lines: PartText): Promise<RowsPart> {
  const { text, rows, changes } = lines.take();
  const sealed = await sealEnvelope(key, name, await gzip(new TextEncoder().encode(text)));
  const hash = await sha256(sealed);
  await store.put(name, sealed, { sha256: hash });
  return { name, sha256: hash, size: sealed.length, rows, changes };
}

/** Takes the notes of changes and their triggers away, in both databases. */
async function removeScaffold(ctx: Context): Promise<void> {
  for (const name of DATABASES) {
    const [left = []] = await ask(
      ctx[name],
      `select type, name from sqlite_master where name like 'backup\\_of\\_%' escape '\\' or name = '${CHANGES}' order by type desc`,
    );
    if (left.length > 0) await ask(ctx[name], ...left.map((each) => `drop ${each.type} ${quoted(String(each.name))}`));
  }
}

const beginFiles = async ({ ctx, store }: Run, id: string): Promise<FileProgress> => {
  const latest = await findLatest(ctx, store, id);
  const previous = latest?.fileLists.map(({ name }) => name) ?? [];
  return { after: null, previous, lists: [], count: 0, bytes: 0, startedAt: ctx.clock(), isDone: false, isCut: false };
};

/** Writes the manifest, which makes the backup a finished one. */
async function finish(run: Run, progress: Progress, files: FileProgress): Promise<void> {
  const { ctx, store } = run;
  const { id, keyId, startedAt, databases } = progress;
  const copyOf = ({ takenAt, migration, schema, tables, parts, counts }: DatabaseProgress) => {
    return { takenAt: takenAt ?? startedAt, migration, schema: lastingSchema(schema), tables, parts, counts };
  };
  const manifest: Manifest = {
    format: 1,
    id,
    keyId,
    startedAt,
    endedAt: ctx.clock(),
    ...copyOf(databases.db),
    logs: copyOf(databases.logs),
    fileLists: files.lists,
    hasAllFiles: !files.isCut,
    files: files.count,
    fileBytes: files.bytes,
  };
  await store.put(manifestKey(id), JSON.stringify(manifest));
  await store.delete(progressKey(id));
  ctx.log("backup-done", {
    backup: id,
    parts: databases.db.parts.length + databases.logs.parts.length,
    rows: databases.db.rows + databases.logs.rows,
    files: files.count,
    hasAllFiles: !files.isCut,
    folder: folderOf(id),
  });
}
