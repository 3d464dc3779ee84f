import { and, getTableColumns, lte, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { type Ending, TABLES, type TableRules } from "~/upkeep/privacy/table-rules.server";

/**
 * Maximum number of rows deleted from one table per run; the next run continues. Bounded because the batch is one transaction:
 * it blocks all other writes, and D1 ends a query after 30 seconds.
 */
const CHUNK = 5000;

/** Deletes expired sessions, tokens, codes, requests and counters. */
export const deleteExpiredRows = (ctx: Context) => deleteEnded(ctx, "expired-rows");

/** Deletes technical logs, notices and answered questions past their retention period (privacy policy, "How long we keep data"). */
export const deleteOldLogs = (ctx: Context) => deleteEnded(ctx, "old-logs");

async function deleteEnded(ctx: Context, job: Ending["job"]): Promise<JobResult> {
  const answers: D1Result[] = [];
  for (const database of ["db", "logs"] as const) {
    const statements = TABLES.flatMap((each) =>
      each.database === database && each.ends?.job === job ? [ended(ctx, each, each.ends)] : [],
    );
    answers.push(...((await runTogether(ctx[database], statements)) as D1Result[]));
  }
  return finished(answers);
}

/** Deletes a bounded number of a table's expired rows. */
function ended(ctx: Context, { table, database }: TableRules, { at, life, also }: Ending) {
  const key = keyOf(table);
  const db = ctx[database];
  const keys = db
    .select(Object.fromEntries(key.map((column) => [column.name, column])))
    .from(table)
    .where(and(lte(at, ctx.clock() - life), also))
    .limit(CHUNK);
  return db.delete(table).where(sql`(${sql.join(key, sql`, `)}) in ${keys}`);
}

/** The columns of a table's key. */
function keyOf(table: SQLiteTable) {
  const [composite] = getTableConfig(table).primaryKeys;
  return composite?.columns ?? Object.values(getTableColumns(table)).filter(({ primary }) => primary);
}

/** If a table had more rows than one run deletes, the next run continues. */
function finished(answers: D1Result[]): JobResult {
  const counts = answers.map(({ meta }) => meta.changes);
  const deleted = counts.reduce((total, count) => total + count, 0);
  return { did: { deleted }, cursor: counts.some((count) => count >= CHUNK) ? "more" : null };
}
