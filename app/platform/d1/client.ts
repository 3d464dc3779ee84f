import { type Column, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";

/** Drizzle over one D1 binding. */
export function openDatabase(d1: D1Database) {
  return drizzle(d1);
}

export type Database = ReturnType<typeof openDatabase>;

/** A statement as a batch takes it, whatever it answers. */
export type Statement = BatchItem<"sqlite">;

/** Runs statements, however many there turned out to be, in one batch. */
export async function runTogether(db: Database, [first, ...rest]: Statement[]): Promise<void> {
  if (first) await db.batch([first, ...rest]);
}

/** That a column holds one of these texts, however many: they take one parameter of the statement. */
export function isListed(column: Column, values: string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
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

/** Whether a row refers to one that is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return describe(error).includes("FOREIGN KEY constraint failed");
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message} ${describe(error.cause)}` : error.message;
}
