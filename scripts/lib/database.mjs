import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal, ROOT } from "./run.mjs";
import { startRuntime } from "./runtime.mjs";

const MIGRATIONS = join(ROOT, "migrations");
const SQL_WORKER = join(ROOT, "scripts/local/sql.mjs");

/** Wrangler's table of applied migrations, so that Wrangler and these scripts can each continue where the other stopped. */
const NOTES =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/**
 * Runs statements as one transaction and returns the rows of the last.
 * @typedef {(...statements: string[]) => Promise<Record<string, any>[]>} Run
 */

/**
 * Opens the local database in its own Worker while the server is not running.
 * @param {string} state
 * @returns {Promise<{ run: Run, stop: () => Promise<void> }>}
 */
export async function openDatabase(state) {
  const path = `/${randomUUID()}`;
  const { ask, stop } = await startRuntime({ module: SQL_WORKER, state, vars: { PATHNAME: path } });
  const run = async (...statements) => {
    const answer = await ask(path, statements);
    if (!answer.ok) throw new Refusal(await answer.text());
    return /** @type {Promise<Record<string, any>[]>} */ (answer.json());
  };
  return { run, stop };
}

/**
 * Opens the database for the duration of the work.
 * @template T
 * @param {string} state
 * @param {(run: Run) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabase(state, work) {
  const { run, stop } = await openDatabase(state);
  try {
    return await work(run);
  } finally {
    await stop();
  }
}

/**
 * Applies the migrations this database has not had yet, each as one transaction.
 * @param {Run} run
 */
export async function migrate(run) {
  const had = new Set((await run(NOTES, "SELECT name FROM d1_migrations")).map(({ name }) => name));
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  for (const name of files.sort().filter((file) => !had.has(file))) {
    const statements = readFileSync(join(MIGRATIONS, name), "utf8").split("--> statement-breakpoint");
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
