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

/** A statement for `runTogether`, whatever it returns. drizzle's own batch takes those that are not prepared. */
export type Statement = BatchItem<"sqlite"> | PreparedQuery<unknown>;

/** The result of each of several statements. */
export type Found<T extends readonly Statement[]> = { -readonly [K in keyof T]: T[K]["_"]["result"] };

/** Runs statements in one batch, prepared ones included, and returns the result of each. */
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

/** Parses an expression that is JSON, for `mapWith`. */
export const fromJson = <T>(text: string): T => JSON.parse(text);

type Counted = BatchItem<"sqlite"> & { toSQL(): { params: unknown[] } };

/** Most values that D1 binds to one statement. */
const MAX_VALUES = 100;

/**
 * Statements that insert any number of rows of any width, for the batch that they belong to. None binds more values than D1 takes. `finish`
 * adds to each insert what it does besides, such as on a conflict.
 */
export function insertRows<T extends SQLiteTable>(
  db: Database,
  table: T,
  rows: SQLiteInsertValue<T>[],
  finish: (insert: SQLiteInsertBase<T, "async", D1Result>) => Counted = (insert) => insert,
): Statement[] {
  if (rows.length === 0) return [];
  const statement = finish(db.insert(table).values(rows));
  // Counted rather than calculated: a value may be a subselect with values of its own, or a default.
  const parts = Math.min(rows.length, Math.ceil(statement.toSQL().params.length / MAX_VALUES));
  if (parts <= 1) return [statement];
  const size = Math.ceil(rows.length / parts);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    insertRows(db, table, rows.slice(part * size, (part + 1) * size), finish),
  ).flat();
}

/** The values of a row, or the expressions that give them, by the names of their columns. Columns with a default may be left out. */
type GivenRow<T extends SQLiteTable> = { [K in keyof T["$inferInsert"]]: T["$inferInsert"][K] | SQL | Column };

/** What a query selects to insert a row of the table from it: the given values, and every other column's default. */
export function selectRow<T extends SQLiteTable>(table: T, given: GivenRow<T>) {
  const values: Record<string, unknown> = given;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = values[key] ?? column.default ?? null;
    const isQuery = is(value, SQL) || is(value, Column);
    return [key, sql`${isQuery ? value : sql.param(value, column)}`.as(column.name)];
  });
  return Object.fromEntries(columns) as { [K in keyof T["$inferSelect"]]: SQL.Aliased<T["$inferSelect"][K]> };
}

/** Up to this many texts are bound one by one, since D1 counts each value of a list as a row read. A statement takes a hundred. */
const FEW = 10;

/** A condition: the column has one of these texts, however many. More than a few take one value of the statement. */
export function isListed(column: Column, values: readonly string[]): SQL {
  if (values.length > 0 && values.length <= FEW) return inArray(column, [...values]);
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

/** A condition: the column has a value that the query finds. For a list use `isListed`; here each of its values would be bound alone. */
export function inQuery(column: Column, query: SQLWrapper): SQL {
  return inArray(column, query);
}

/** Whether an error came from a UNIQUE or PRIMARY KEY constraint, optionally on a given column. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  const text = describe(error);
  return text.includes("UNIQUE constraint failed") && (column === undefined || text.includes(column));
}

/** Whether a guarded write found its guard gone. The guard yields NULL for `column` ("table.column"), which must not be NULL. */
export function isGuardViolation(error: unknown, column: string): boolean {
  return describe(error).includes(`NOT NULL constraint failed: ${column}`);
}

/** For the `catch` of a guarded write with no other errors to tell apart: null if the guard was gone, which is not a failure. */
export function guardGone(column: string) {
  return (error: unknown): null => {
    if (!isGuardViolation(error, column)) throw error;
    return null;
  };
}

/** Whether an error came from a row that refers to a missing one. */
export function isForeignKeyViolation(error: unknown): boolean {
  return describe(error).includes("FOREIGN KEY constraint failed");
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message} ${describe(error.cause)}` : error.message;
}
