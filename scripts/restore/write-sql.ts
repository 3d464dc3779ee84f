import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { insertsOf } from "~/upkeep/backup/rules/inserts";
import { type KeptRow, keyLiterals, pageQuery, toKept } from "~/upkeep/backup/rules/rows";
import {
  COLUMNS_QUERY,
  type ColumnRow,
  type KeptTable,
  listKept,
  REFERENCES_QUERY,
  SCHEMA_QUERY,
  type SchemaItem,
} from "~/upkeep/backup/rules/schema";
import { Refusal } from "../lib/run.mjs";
import { type LocalState, openState, type Run } from "./local-state";
import { orderSchema } from "./restore-into";

/** Wrangler uploads a file of SQL whole. */
const FILE_BYTES = 100_000_000;
const PAGE_ROWS = 500;

/** Refuses a folder in which something is. */
export function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refusal(`${folder} is not empty.`);
}

/**
 * Writes a local state as files for two empty D1 databases (`wrangler d1 execute --file`, in the order of their names) and an empty bucket:
 * `sql/` for DB, `logs-sql/` for LOGS, `files/` and `put-files.sh`. Returns the names of the SQL files of DB.
 */
export async function writeSql(from: string, out: string): Promise<string[]> {
  requireEmpty(out);
  const state = await openState(from);
  try {
    const names = await writeDatabase(state.run, join(out, "sql"));
    await writeDatabase(state.runIn("LOGS"), join(out, "logs-sql"));
    await writeFiles(state, out);
    return names;
  } finally {
    await state.stop();
  }
}

async function writeDatabase(run: Run, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const [schema = [], columns = [], references = []] = await run(SCHEMA_QUERY, COLUMNS_QUERY, REFERENCES_QUERY);
  const items = schema as unknown as SchemaItem[];
  const tables = listKept(
    items,
    columns as unknown as ColumnRow[],
    references as unknown as { from: string; to: string }[],
  );
  const ordered = orderSchema(items);
  const files = new SqlFiles(folder);
  // Not «if not exists»: a database that is not empty refuses the first statement.
  for (const statement of ordered.tables) await files.add(statement);
  for (const table of tables) {
    for await (const rows of pagesOf(run, table)) {
      for (const statement of insertsOf(table, rows)) await files.add(statement);
    }
  }
  for (const statement of ordered.rest) await files.add(statement);
  await files.end();
  return files.names;
}

async function* pagesOf(run: Run, table: KeptTable): AsyncGenerator<KeptRow[]> {
  let after: string[] | null = null;
  for (;;) {
    const [found = []] = await run(pageQuery(table, after, PAGE_ROWS));
    const rows = found.map((each) => toKept(table, each));
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = keyLiterals(table, last);
  }
}

/** Statements, one a line, in files of bounded size. */
class SqlFiles {
  readonly names: string[] = [];
  private stream: ReturnType<typeof createWriteStream> | null = null;
  private size = 0;

  constructor(private readonly folder: string) {}

  async add(statement: string): Promise<void> {
    if (!this.stream || this.size > FILE_BYTES) await this.next();
    const line = `${statement};\n`;
    this.size += Buffer.byteLength(line);
    if (!this.stream?.write(line)) await new Promise<void>((resolve) => this.stream?.once("drain", () => resolve()));
  }

  async end(): Promise<void> {
    const { stream } = this;
    if (stream) await new Promise<void>((resolve) => stream.end(() => resolve()));
  }

  private async next(): Promise<void> {
    await this.end();
    const name = `${String(this.names.length + 1).padStart(4, "0")}.sql`;
    this.names.push(name);
    this.stream = createWriteStream(join(this.folder, name));
    this.size = 0;
  }
}

/** Writes the files, and the commands that put them into a bucket with their types. */
async function writeFiles(state: LocalState, out: string): Promise<void> {
  const commands = ["#!/bin/sh", "# Usage: sh put-files.sh <bucket>", "set -e", 'HERE=$(dirname "$0")', "BUCKET=$1"];
  for await (const { key, contentType } of state.list("FILES", "")) {
    const path = join(out, "files", key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from((await state.ask("get", { bucket: "FILES", key })) ?? "", "base64"));
    const type = contentType ? ` --content-type ${shell(contentType)}` : "";
    commands.push(
      `npx wrangler r2 object put "$BUCKET"/${shell(key)} --remote --file "$HERE"/files/${shell(key)}${type}`,
    );
  }
  writeFileSync(join(out, "put-files.sh"), `${commands.join("\n")}\n`);
}

const shell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
