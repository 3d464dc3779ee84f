import { isInside, SEARCH_TABLES } from "./search";

/** One entry of `sqlite_master`. `sql` is null for what SQLite makes by itself. */
export interface SchemaItem {
  type: string;
  name: string;
  table: string;
  sql: string | null;
}

/** A table that is backed up: its columns in order, and those of its key. */
export interface KeptTable {
  name: string;
  columns: string[];
  key: string[];
}

/** A column as `COLUMNS_QUERY` gives it; `place` is its place in the primary key, counted from 1, or 0. */
export interface ColumnRow {
  table: string;
  column: string;
  type: string;
  place: number;
}

/** Notes which rows have changed since the backup began. It exists only while one runs. */
export const CHANGES = "backup_changes";

const OWN = "substr(m.name, 1, 4) not in ('_cf_', 'sqli')";
export const SCHEMA_QUERY =
  "select m.type, m.name, m.tbl_name as 'table', m.sql from sqlite_master as m where substr(m.tbl_name, 1, 4) not in ('_cf_', 'sqli') order by m.rowid";
export const COLUMNS_QUERY = `select m.name as 'table', c.name as 'column', c.type, c.pk as place from sqlite_master as m join pragma_table_info(m.name) as c where m.type = 'table' and ${OWN} order by m.rowid, c.cid`;
export const REFERENCES_QUERY = `select m.name as 'from', r."table" as 'to' from sqlite_master as m join pragma_foreign_key_list(m.name) as r where m.type = 'table' and ${OWN}`;

/** Why a table is not backed up; null if it is. */
export function reasonLeftOut(name: string, schema: readonly SchemaItem[]): string | null {
  if (name.startsWith("sqlite_") || name.startsWith("_cf_")) return "the database's own";
  if (name === CHANGES) return "exists only while a backup runs";
  const virtual = schema.filter(({ sql }) => isVirtual(sql)).map((item) => item.name);
  if (virtual.includes(name)) {
    if (SEARCH_TABLES[name]) return "made anew from other tables";
    throw new Error(`The virtual table ${name} has no statement that fills it (rules/search.ts)`);
  }
  return isInside(name, virtual) ? "inside a full-text table" : null;
}

const isVirtual = (sql: string | null) => /^\s*CREATE VIRTUAL TABLE/i.test(sql ?? "");

/** Whether the backup made this entry for itself. */
const isScaffold = ({ name, table }: SchemaItem) => table === CHANGES || name.startsWith("backup_of_");

/** The schema without what a backup adds while it runs. */
export const lastingSchema = (schema: readonly SchemaItem[]) => schema.filter((item) => !isScaffold(item));

/**
 * The tables to back up, each after those that it refers to, so that a restore never inserts a row before the one it names. Throws if a key
 * is of a type that the note of changes cannot write.
 */
export function listKept(
  schema: readonly SchemaItem[],
  columns: readonly ColumnRow[],
  references: readonly { from: string; to: string }[],
): KeptTable[] {
  const kept = schema
    .filter(({ type, name }) => type === "table" && reasonLeftOut(name, schema) === null)
    .map(({ name }) => describe(name, columns))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const placed = new Set<string>();
  const ordered: KeptTable[] = [];
  const place = (table: KeptTable, under: readonly string[]) => {
    if (placed.has(table.name)) return;
    if (under.includes(table.name)) throw new Error(`Tables refer to each other in a circle: ${under.join(", ")}`);
    const parents = references.filter(({ from, to }) => from === table.name && to !== table.name).map(({ to }) => to);
    for (const parent of kept) if (parents.includes(parent.name)) place(parent, [...under, table.name]);
    placed.add(table.name);
    ordered.push(table);
  };
  for (const table of kept) place(table, []);
  return ordered;
}

function describe(name: string, all: readonly ColumnRow[]): KeptTable {
  const own = all.filter(({ table }) => table === name);
  const key = own.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place);
  const strange = key.find(({ type }) => !/^(text|integer)$/i.test(type));
  if (strange) throw new Error(`The key of ${name} has a column of type ${strange.type}: ${strange.column}`);
  const columns = own.map(({ column }) => column);
  // Without a primary key, rows have SQLite's own number.
  return key.length > 0
    ? { name, columns, key: key.map(({ column }) => column) }
    : { name, columns: ["rowid", ...columns], key: ["rowid"] };
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** What the note of changes says of a row's key: a JSON list. */
const keyText = (row: "OLD" | "NEW", { key }: KeptTable) =>
  `json_array(${key.map((column) => `${row}.${quoted(column)}`).join(", ")})`;

/** The triggers that note changes, by name. Each is one line, since D1's tools have split longer ones. */
export function listTriggers(tables: readonly KeptTable[]): Map<string, string> {
  return new Map(
    tables.flatMap((table): [string, string][] => {
      const note = (row: "OLD" | "NEW") =>
        `INSERT INTO ${CHANGES} (name, key) VALUES ('${table.name}', ${keyText(row, table)});`;
      const isMoved = `${keyText("OLD", table)} <> ${keyText("NEW", table)}`;
      const moved = `INSERT INTO ${CHANGES} (name, key) SELECT '${table.name}', ${keyText("NEW", table)} WHERE ${isMoved};`;
      const trigger = (what: string, event: string, body: string): [string, string] => [
        `backup_of_${table.name}_${what}`,
        `CREATE TRIGGER ${quoted(`backup_of_${table.name}_${what}`)} AFTER ${event} ON ${quoted(table.name)} BEGIN ${body} END`,
      ];
      return [
        trigger("added", "INSERT", note("NEW")),
        trigger("changed", "UPDATE", `${note("OLD")} ${moved}`),
        trigger("removed", "DELETE", note("OLD")),
      ];
    }),
  );
}

export const CREATE_CHANGES = `CREATE TABLE ${CHANGES} (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, key TEXT NOT NULL)`;
