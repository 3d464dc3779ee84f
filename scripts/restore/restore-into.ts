import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ERASURES } from "~/platform/erased.server";
import { insertsOf } from "~/upkeep/backup/rules/inserts";
import type { DatabaseCopy } from "~/upkeep/backup/rules/manifest";
import { quoted, reasonLeftOut, type SchemaItem } from "~/upkeep/backup/rules/schema";
import { SEARCH_TABLES } from "~/upkeep/backup/rules/search";
import { DATABASES, migrateOne } from "../lib/database.mjs";
import { fingerprint, writeStamp } from "../lib/fingerprint.mjs";
import { Refusal, ROOT, step } from "../lib/run.mjs";
import { type LocalState, openState, type Run } from "./local-state";
import { type Backup, readFile, readRows } from "./read-backup";

/** A batch of statements stays under this many characters. */
const BATCH = 1_000_000;
/** How often the statistics of some random companies are added up anew. */
const CHECKS = 20;

export interface Restored {
  rows: number;
  files: number;
  fileBytes: number;
  erasuresKnown: number;
  erased: number;
}

/** What a schema consists of, in the order in which a restore makes it: tables, then their rows, then the rest. */
export function orderSchema(schema: readonly SchemaItem[]): { tables: string[]; rest: string[] } {
  const isVirtual = ({ name }: SchemaItem) => name in SEARCH_TABLES;
  const sqlOf = (items: readonly SchemaItem[]) => items.flatMap(({ sql }) => (sql === null ? [] : [oneLine(sql)]));
  const ofType = (type: string) => schema.filter((item) => item.type === type);
  const tables = ofType("table").filter(({ name }) => reasonLeftOut(name, schema) === null);
  const virtual = ofType("table").filter(isVirtual);
  return {
    tables: sqlOf(tables),
    rest: [
      ...sqlOf([...ofType("index"), ...ofType("view"), ...virtual]),
      // Filled before there are triggers, which would change what was just restored.
      ...virtual.map(({ name }) => SEARCH_TABLES[name] as string),
      ...sqlOf(ofType("trigger")),
    ],
  };
}

/** Line ends in the schema only set lines apart. D1's tools have split statements at them. */
const oneLine = (sql: string) => sql.replaceAll(/\s*\n\s*/g, " ");

/** Restores a backup into an empty folder of local data, repeats the erasures since, and checks what is there. */
export async function restoreInto(backup: Backup, into: string): Promise<Restored> {
  requireEmpty(into);
  const state = await openState(into);
  try {
    const rows = await step("Restoring rows", restoreDatabases(backup, state));
    const fileBytes = await step("Restoring files", restoreFiles(backup, state));
    const erasuresKnown = await copyErasures(backup, state);
    await step("Checking", check(backup, state));
    const erased = await step("Repeating erasures", repeatErasures(state));
    await requireWhole(state);
    keepDemoOut(into);
    await state.stop();
    return { rows, files: backup.files.length, fileBytes, erasuresKnown, erased };
  } catch (error) {
    await state.stop();
    // A part of a product must not be taken for all of it.
    rmSync(into, { recursive: true, force: true });
    throw error;
  }
}

/** `npm start` adds no demo companies to what was restored. */
const keepDemoOut = (into: string) =>
  writeStamp(join(into, "kompas.json"), "demo", fingerprint(ROOT, ["scripts/demo"]));

function requireEmpty(into: string): void {
  if (existsSync(into) && readdirSync(into).length > 0) {
    throw new Refusal(`${into} is not empty. A restore goes into an empty folder.`);
  }
  mkdirSync(into, { recursive: true });
}

/** Restores both databases. A backup from before there was LOGS leaves it empty. */
async function restoreDatabases(backup: Backup, state: LocalState): Promise<number> {
  const { manifest } = backup;
  const rows = await restoreRows(backup, manifest, state.run);
  if (manifest.logs) return rows + (await restoreRows(backup, manifest.logs, state.runIn("LOGS")));
  await migrateOne(async (...statements) => (await state.runIn("LOGS")(...statements)).at(-1) ?? [], DATABASES.LOGS);
  return rows;
}

async function restoreRows(backup: Backup, copy: DatabaseCopy, run: Run): Promise<number> {
  const { tables, rest } = orderSchema(copy.schema);
  await runAll(run, tables);
  let count = 0;
  for await (const { table, rows } of readRows(backup, copy)) {
    await runAll(run, insertsOf(table, rows));
    count += rows.length;
  }
  await runAll(run, rest);
  return count;
}

async function runAll(run: Run, statements: Iterable<string>): Promise<void> {
  let [batch, size] = [[] as string[], 0];
  for (const statement of statements) {
    batch.push(statement);
    size += statement.length;
    if (size < BATCH) continue;
    await run(...batch);
    [batch, size] = [[], 0];
  }
  if (batch.length > 0) await run(...batch);
}

async function restoreFiles(backup: Backup, state: LocalState): Promise<number> {
  let total = 0;
  for (const file of backup.files) {
    const bytes = Buffer.from(await readFile(backup, file)).toString("base64");
    await state.ask("put", { bucket: "FILES", key: file.key, bytes, contentType: file.contentType });
    total += file.size;
  }
  return total;
}

/** The list of erasures comes along, so that the restored product goes on knowing it. */
async function copyErasures({ store }: Backup, state: LocalState): Promise<number> {
  const keys = await store.list(ERASURES);
  for (const key of keys) {
    const bytes = Buffer.from((await store.get(key)) ?? []);
    const custom = { at: bytes.toString() };
    await state.ask("put", { bucket: "BACKUPS", key, bytes: bytes.toString("base64"), custom });
  }
  return keys.length;
}

async function check({ manifest }: Backup, state: LocalState): Promise<void> {
  await checkOne(manifest, state.run);
  if (manifest.logs) await checkOne(manifest.logs, state.runIn("LOGS"));
}

/** Compares the rows of each table with what the database counted at the moment of the backup. */
async function checkOne({ tables, counts }: DatabaseCopy, run: Run): Promise<void> {
  const found = await run(...tables.map(({ name }) => `select count(*) as n from ${quoted(name)}`));
  const wrong = tables.flatMap(({ name }, index) => {
    const [there, wanted] = [Number(found[index]?.[0]?.n), counts?.[name]];
    return wanted === undefined || there === wanted ? [] : [`  - ${name}: ${there} rows instead of ${wanted}`];
  });
  if (wrong.length > 0) throw new Refusal(`The restored tables are not those of the backup:\n${wrong.join("\n")}`);
}

/** Refuses references that lead nowhere, and statistics that are not the sums they should be. */
async function requireWhole(state: LocalState): Promise<void> {
  const [dangling = []] = await state.run("pragma foreign_key_check");
  if (dangling.length > 0) throw new Refusal(`Rows refer to missing ones: ${JSON.stringify(dangling.slice(0, 10))}`);
  for (let time = 0; time < CHECKS; time += 1) await state.ask("check", null);
}

async function repeatErasures(state: LocalState): Promise<number> {
  let erased = 0;
  let cursor: string | null = null;
  do {
    const result: { did: Record<string, number>; cursor: string | null } = await state.ask("repeat", cursor);
    erased += result.did.erased ?? 0;
    if (result.did.failed) throw new Refusal(`${result.did.failed} erasures could not be repeated.`);
    cursor = result.cursor;
  } while (cursor !== null);
  return erased;
}
