/**
 * `npm run restore -- --from … --key … --into …`: restores a backup into an empty folder of local data. `--sql …` also writes it as files
 * for an empty D1 database and bucket. docs/operations.md, "Backup and restore".
 */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureDevVars } from "../lib/dev-vars.mjs";
import { Refusal, runMain, step } from "../lib/run.mjs";
import { openStore } from "./backup-store";
import { openBackup } from "./read-backup";
import { restoreInto } from "./restore-into";
import { requireEmpty, writeSql } from "./write-sql";

const USAGE =
  "Usage: npm run restore -- --from <copy of the bucket, or local data> --key <private key> --into <empty folder> [--backup <id>] [--sql <empty folder>]";

await runMain(async () => {
  const { from, key, into, backup: id, sql } = readOptions();
  if (!from || !key || !into) throw new Refusal(USAGE);
  if (!existsSync(key)) throw new Refusal(`There is no key at ${key}.`);
  await ensureDevVars();
  const startedAt = Date.now();
  const store = await openStore(from);
  try {
    if (sql) requireEmpty(sql);
    const backup = await step("Verifying", openBackup(store, readFileSync(key, "utf8"), id));
    const done = await restoreInto(backup, into);
    const { manifest } = backup;
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    console.log(`
  Restored the backup ${manifest.id}: the database of ${new Date(manifest.takenAt).toISOString()}, after migration ${manifest.migration}.
  ${done.rows} rows in ${manifest.tables.length + (manifest.logs?.tables.length ?? 0)} tables, ${done.files} files with ${done.fileBytes} bytes, in ${minutes} minutes.
  ${done.erasuresKnown} erasures are known, ${done.erased} were repeated. No reference leads nowhere; the statistics are right.
  It is in ${into}.`);
    if (!manifest.hasAllFiles)
      console.log("  Some files were not yet copied when the backup ended. Later backups have them.");
  } finally {
    await store.close();
  }
  if (sql) {
    const names = await step("Writing SQL", writeSql(into, sql));
    console.log(
      `  ${sql}/sql has ${names.length} files for D1, those of LOGS are in ${sql}/logs-sql, and ${sql}/put-files.sh puts the files.\n`,
    );
  }
});

function readOptions() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ options: { from: text, key: text, into: text, backup: text, sql: text } }).values;
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
