import { and, eq, lte, or, sql } from "drizzle-orm";
import { dataExports } from "~/foundation/tables/people";
import { deleteExpiredMemberExports, sweepMemberExports } from "~/network/members/exports/sweep.server";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import { exportKey } from "./files.server";

/** How long a copy may wait for its queue message before the sweep sends another. */
export const HAND_OVER_AFTER_MS = 60_000;
/** Per run; the next run continues. */
const MAX_HANDED_OVER = 20;
const MAX_EXPIRED = 90;

/** Queues copies. Never throws, so the request does not fail: the sweep makes up for a lost message. */
export async function sendExport(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await ctx.queue.sendBatch(ids.map((exportId) => ({ body: { v: 1, exportId } })));
  } catch (error) {
    ctx.log("queue-send-lost", { count: ids.length, error: errorMessage(error) });
  }
}

/** Queues again what has waited too long, and what a dead Worker left unfinished: copies, and member files. */
export async function sweepExports(ctx: Context): Promise<JobResult> {
  return inTurn(await sweepCopies(ctx), await sweepMemberExports(ctx));
}

async function sweepCopies(ctx: Context): Promise<JobResult> {
  const now = ctx.clock();
  const due = await ctx.db
    .select({ id: dataExports.id })
    .from(dataExports)
    // A literal, not a parameter: otherwise SQLite does not use the partial index `data_exports_due`.
    .where(and(sql`${dataExports.status} = 'pending'`, lte(dataExports.dueAt, now)))
    .orderBy(dataExports.dueAt)
    .limit(MAX_HANDED_OVER);
  if (due.length === 0) return { did: { sent: 0 }, cursor: null };
  const ids = due.map(({ id }) => id);
  // A copy in progress is claimed by its `dueAt`, which must not change.
  await ctx.db
    .update(dataExports)
    .set({ dueAt: now + HAND_OVER_AFTER_MS })
    .where(and(isListed(dataExports.id, ids), eq(dataExports.attempts, 0)));
  await sendExport(ctx, ids);
  return { did: { sent: ids.length }, cursor: ids.length === MAX_HANDED_OVER ? "more" : null };
}

/** Deletes expired copies and member files, the file before its row, so that no file is left without a row. */
export async function deleteExpiredExports(ctx: Context): Promise<JobResult> {
  return inTurn(await deleteExpiredCopies(ctx), await deleteExpiredMemberExports(ctx));
}

/** Adds up the results of two parts of a job, which continues while either has more to do. */
function inTurn(first: JobResult, second: JobResult): JobResult {
  const names = Object.keys({ ...first.did, ...second.did });
  const did = Object.fromEntries(names.map((name) => [name, (first.did[name] ?? 0) + (second.did[name] ?? 0)]));
  return { did, cursor: first.cursor ?? second.cursor };
}

async function deleteExpiredCopies(ctx: Context): Promise<JobResult> {
  const now = ctx.clock();
  const expired = await ctx.db
    .select({ id: dataExports.id, userId: dataExports.userId })
    .from(dataExports)
    .where(
      and(
        lte(dataExports.expiresAt, now),
        or(isListed(dataExports.status, ["ready", "failed"]), lte(dataExports.dueAt, now)),
      ),
    )
    .orderBy(dataExports.expiresAt)
    .limit(MAX_EXPIRED);
  if (expired.length === 0) return { did: { deleted: 0 }, cursor: null };
  await ctx.files.delete(expired.map(({ id, userId }) => exportKey(userId, id)));
  const ids = expired.map(({ id }) => id);
  await ctx.db.delete(dataExports).where(isListed(dataExports.id, ids));
  return { did: { deleted: ids.length }, cursor: ids.length === MAX_EXPIRED ? "more" : null };
}
