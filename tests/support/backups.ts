import type { Context } from "~/platform/context";
import { openEnvelope } from "~/platform/crypto/envelope";
import { gunzip } from "~/platform/files/packed";
import { type Bounds, backUp, backUpWithin } from "~/upkeep/backup/back-up.server";
import { mergeParts } from "~/upkeep/backup/merge-parts";
import { insertsOf } from "~/upkeep/backup/rules/inserts";
import { type DatabaseCopy, type Manifest, manifestKey } from "~/upkeep/backup/rules/manifest";
import { type KeptRow, pageQuery, toKept } from "~/upkeep/backup/rules/rows";
import { type KeptTable, quoted } from "~/upkeep/backup/rules/schema";
import { SEARCH_TABLES } from "~/upkeep/backup/rules/search";
import { testEnv } from "./worker";

/** Keys as an operator has them. */
export async function createBackupKeys(): Promise<{ publicKey: string; privateKey: CryptoKey }> {
  const rsa = { name: "RSA-OAEP", hash: "SHA-256", modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) };
  const pair = (await crypto.subtle.generateKey(rsa, true, ["encrypt", "decrypt"])) as CryptoKeyPair;
  const spki = (await crypto.subtle.exportKey("spki", pair.publicKey)) as ArrayBuffer;
  return { publicKey: Buffer.from(spki).toString("base64"), privateKey: pair.privateKey };
}

/** The context of a product that takes backups. */
export const withBackups = (ctx: Context, publicKey: string): Context => ({
  ...ctx,
  settings: { ...ctx.settings, BACKUP_KEY: publicKey },
});

/** Bounds so small that a backup of the tests' database takes many runs, parts and catch-ups. */
export const SMALL: Bounds = {
  page: 3000,
  pageRows: 40,
  part: 20_000,
  run: 150_000,
  statements: 40,
  ms: 60_000,
  notes: 15,
  fileBytes: 2000,
  files: 3,
};

/** Runs the job until it has finished, and returns the manifest. */
export async function takeBackup(ctx: Context, bounds?: Bounds): Promise<Manifest> {
  let cursor: string | null = null;
  let id = "";
  do {
    const run: Awaited<ReturnType<typeof backUp>> = bounds
      ? await backUpWithin(ctx, cursor, bounds)
      : await backUp(ctx, cursor);
    id = run.cursor ?? id;
    cursor = run.cursor;
  } while (cursor !== null);
  return readManifest(id || (await newestId()));
}

/** The id of the newest finished backup. */
export async function newestId(): Promise<string> {
  const { objects } = await testEnv.BACKUPS.list({ prefix: "backups/" });
  const ids = objects.flatMap(({ key }) => (key.endsWith("/manifest.json") ? (key.split("/")[1] ?? "") : []));
  return ids.sort().at(-1) ?? "";
}

export async function readManifest(id: string): Promise<Manifest> {
  const object = await testEnv.BACKUPS.get(manifestKey(id));
  if (!object) throw new Error(`No backup ${id}`);
  return object.json();
}

/** The rows that a backup has of a database, by table. */
export async function rowsOfBackup(manifest: DatabaseCopy, privateKey: CryptoKey): Promise<Map<string, KeptRow[]>> {
  const rows = new Map<string, KeptRow[]>(manifest.tables.map(({ name }) => [name, []]));
  const parts = mergeParts(manifest, async ({ name }) => {
    const sealed = new Uint8Array((await (await testEnv.BACKUPS.get(name))?.arrayBuffer()) ?? new ArrayBuffer());
    const plain = await openEnvelope(privateKey, name, sealed);
    if (!plain) throw new Error(`${name} cannot be opened`);
    return new TextDecoder().decode(await gunzip(plain));
  });
  for await (const { table, rows: some } of parts) rows.get(table.name)?.push(...some);
  return rows;
}

/** The rows of these tables now, in the order of their keys. */
export async function rowsNow(tables: readonly KeptTable[]): Promise<Map<string, KeptRow[]>> {
  const db = tables.some(({ name }) => name === "notices") ? testEnv.LOGS : testEnv.DB;
  const found = await db.batch<Record<string, unknown>>(
    tables.map((table) => db.prepare(pageQuery(table, null, 100_000))),
  );
  return new Map(
    tables.map((table, index) => [table.name, (found[index]?.results ?? []).map((row) => toKept(table, row))]),
  );
}

/** The same rows in one order, to compare. */
export const sorted = (rows: Map<string, KeptRow[]>) =>
  Object.fromEntries([...rows].map(([name, some]) => [name, some.map((row) => JSON.stringify(row)).sort()]));

/** Puts the tests' database back to what a backup has, as a restore does: without triggers, then search and triggers anew. */
export async function restoreHere({ schema, tables }: Manifest, rows: Map<string, KeptRow[]>): Promise<void> {
  const triggers = schema.filter(({ type }) => type === "trigger");
  const run = (statements: string[]) => testEnv.DB.batch(statements.map((each) => testEnv.DB.prepare(each)));
  const kept = tables.filter(({ name }) => name !== "d1_migrations");
  await run([
    "pragma defer_foreign_keys = on",
    ...triggers.map(({ name }) => `drop trigger ${quoted(name)}`),
    ...kept.map(({ name }) => `delete from ${quoted(name)}`),
    ...kept.flatMap((table) => [...insertsOf(table, rows.get(table.name) ?? [])]),
    ...Object.entries(SEARCH_TABLES).flatMap(([name, fill]) => [`delete from ${name}`, fill]),
    ...triggers.map(({ sql }) => sql ?? ""),
  ]);
}
