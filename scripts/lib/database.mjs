import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal, ROOT } from "./run.mjs";
import { startRuntime } from "./runtime.mjs";

/** The product's databases by their bindings, and the folder of each one's migrations. */
export const DATABASES = { DB: "migrations", LOGS: "migrations/logs" };
/** @typedef {keyof typeof DATABASES} Binding */

const SQL_WORKER = join(ROOT, "scripts/local/sql.mjs");

/** Wrangler's table of applied migrations, so that Wrangler and these scripts can each continue where the other stopped. */
const NOTES =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/**
 * Runs statements as one transaction and returns the rows of the last.
 * @typedef {(...statements: string[]) => Promise<Record<string, any>[]>} Run
 */

/**
 * Opens the local databases in a Worker of their own while the server is not running.
 * @param {string} state
 * @returns {Promise<{ run: Run, runIn: (binding: Binding) => Run, stop: () => Promise<void> }>} `run` runs in DB
 */
export async function openDatabase(state) {
  const path = randomUUID();
  const { ask, stop } = await startRuntime({ module: SQL_WORKER, state, vars: { PATHNAME: path } });
  /** @type {(binding: Binding) => Run} */
  const runIn =
    (binding) =>
    async (...statements) => {
      const answer = await ask(`/${path}/${binding}`, statements);
      if (!answer.ok) throw new Refusal(await answer.text());
      return /** @type {Promise<Record<string, any>[]>} */ (answer.json());
    };
  return { run: runIn("DB"), runIn, stop };
}

/**
 * Opens the databases for the duration of the work.
 * @template T
 * @param {string} state
 * @param {(run: Run, runIn: (binding: Binding) => Run) => Promise<T>} work `run` runs in DB
 * @returns {Promise<T>}
 */
export async function withDatabase(state, work) {
  const { run, runIn, stop } = await openDatabase(state);
  try {
    return await work(run, runIn);
  } finally {
    await stop();
  }
}

/**
 * Applies the migrations that both databases have not had yet, each as one transaction.
 * @param {(binding: Binding) => Run} runIn
 */
export async function migrate(runIn) {
  for (const [binding, folder] of Object.entries(DATABASES)) {
    await migrateOne(runIn(/** @type {Binding} */ (binding)), folder);
  }
}

/** The names of a folder's migrations, in order. @param {string} folder */
export const listMigrations = (folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".sql"))
    .sort();

/**
 * Applies a folder's migrations that one database has not had yet.
 * @param {Run} run
 * @param {string} folder
 */
export async function migrateOne(run, folder) {
  const had = new Set((await run(NOTES, "SELECT name FROM d1_migrations")).map(({ name }) => name));
  for (const name of listMigrations(folder).filter((file) => !had.has(file))) {
    const statements = readFileSync(join(ROOT, folder, name), "utf8").split("--> statement-breakpoint");
    await run(...statements, `INSERT INTO d1_migrations (name) VALUES ('${name}')`);
  }
}

/**
 * Splits a text into statements. Each must end with a semicolon at the end of a line, and no value may contain that.
 * @param {string} sql
 */
export function splitStatements(sql) {
  return sql.split(/;\n/).filter((statement) => statement.trim());
}
