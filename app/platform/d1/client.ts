import { Column, getTableColumns, inArray, is, SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteInsertBase, SQLiteInsertValue, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { BuiltQuery, PreparedQuery } from "./prepared-query";

/** Drizzle over one D1 binding. */
export function openDatabase(d1: D1Database) {
  return drizzle(d1);
}

export type Database = ReturnType<typeof openDatabase>;

/** A statement for `runTogether`, whatever it answers; drizzle's own batch takes those that are not prepared. */
export type Statement = BatchItem<"sqlite"> | PreparedQuery<unknown>;

/** What each of several statements answers. */
export type Found<T extends readonly Statement[]> = { -readonly [K in keyof T]: T[K]["_"]["result"] };

/** Runs statements in one batch, prepared ones among them, and gives what each of them answers. */
export async function runTogether<const T extends readonly Statement[]>(
  db: Pick<Database, "$client">,
  statements: T,
): Promise<Found<T>> {
  if (statements.length === 0) return [] as unknown as Found<T>;
  const built = statements.map(build);
  const found = await db.$client.batch(
    built.map((each) => {
      const { sql: text, params } = each.getQuery();
      return db.$client.prepare(text).bind(...params);
    }),
  );
  return built.map((each, index) => each.mapResult(found[index], true)) as Found<T>;
}

function build(statement: Statement): BuiltQuery {
  const query = statement as BuiltQuery | { prepare(): BuiltQuery };
  return "prepare" in query ? query.prepare() : query;
}

/** Reads an expression that is JSON, for `mapWith`. */
export const fromJson = <T>(text: string): T => JSON.parse(text);

type Counted = BatchItem<"sqlite"> & { toSQL(): { params: unknown[] } };

/** Values that D1 binds to one statement. */
const MAX_VALUES = 100;

/**
 * Statements that insert rows, however many and however wide, for the batch of what they belong to: none binds more values
 * than D1 takes. `finish` adds to each what it does beside inserting, such as on a conflict.
 */
export function insertRows<T extends SQLiteTable>(
  db: Database,
  table: T,
  rows: SQLiteInsertValue<T>[],
  finish: (insert: SQLiteInsertBase<T, "async", D1Result>) => Counted = (insert) => insert,
): Statement[] {
  if (rows.length === 0) return [];
  const statement = finish(db.insert(table).values(rows));
  // Counted rather than worked out: a value may be a subselect with values of its own, or a default.
  const parts = Math.min(rows.length, Math.ceil(statement.toSQL().params.length / MAX_VALUES));
  if (parts <= 1) return [statement];
  const size = Math.ceil(rows.length / parts);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    insertRows(db, table, rows.slice(part * size, (part + 1) * size), finish),
  ).flat();
}

/** The values of a row, or what gives them, by the names of their columns; those with a default may be left out. */
type GivenRow<T extends SQLiteTable> = { [K in keyof T["$inferInsert"]]: T["$inferInsert"][K] | SQL | Column };

/** What a query selects so that a row of the table can be inserted from it: what is given, and every other column's default. */
export function selectRow<T extends SQLiteTable>(table: T, given: GivenRow<T>) {
  const values: Record<string, unknown> = given;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = values[key] ?? column.default ?? null;
    const isQuery = is(value, SQL) || is(value, Column);
    return [key, sql`${isQuery ? value : sql.param(value, column)}`.as(column.name)];
  });
  return Object.fromEntries(columns) as { [K in keyof T["$inferSelect"]]: SQL.Aliased<T["$inferSelect"][K]> };
}

/** As many texts are bound one by one, since D1 counts each value of a list as a row that was read; a statement takes a hundred. */
const FEW = 10;

/** That a column holds one of these texts, however many: more than a few take one value of the statement. */
export function isListed(column: Column, values: readonly string[]): SQL {
  if (values.length > 0 && values.length <= FEW) return inArray(column, [...values]);
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

/** That a column holds what a query finds. For a list there is `isListed`: each of its values would be bound alone. */
export function inQuery(column: Column, query: SQLWrapper): SQL {
  return inArray(column, query);
}

/** Whether an error came from a UNIQUE or PRIMARY KEY constraint, optionally on a given column. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  const text = describe(error);
  return text.includes("UNIQUE constraint failed") && (column === undefined || text.includes(column));
}

/** Whether a guarded write found its guard gone: the guard yields NULL for `column` («table.column»), which must not be NULL. */
export function isGuardViolation(error: unknown, column: string): boolean {
  return describe(error).includes(`NOT NULL constraint failed: ${column}`);
}

/** For the `catch` of a guarded write that has nothing else to tell apart: null where the guard was gone, which is no failure. */
export function guardGone(column: string) {
  return (error: unknown): null => {
    if (!isGuardViolation(error, column)) throw error;
    return null;
  };
}

/** Whether a row refers to one that is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return describe(error).includes("FOREIGN KEY constraint failed");
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message} ${describe(error.cause)}` : error.message;
}
