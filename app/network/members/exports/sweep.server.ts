import { and, eq, lte, sql } from "drizzle-orm";
import { memberExports } from "~/network/members/tables";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";

/** How long a step may wait for its queue message before the sweep sends another. */
export const HAND_OVER_AFTER_MS = 60_000;
/** Per run; the rest waits for the next run. */
const MAX_HANDED_OVER = 20;
const MAX_EXPIRED = 10;

/** The folder for a file's rows until they are downloaded. It is among the copies of its reader's data and is deleted with them. */
export const partsFolder = ({ userId, id }: { userId: string; id: string }) => `exports/${userId}/members/${id}/`;
export const partKey = (file: { userId: string; id: string }, part: number) => `${partsFolder(file)}${part}`;

/** Sends steps to the queue. The sweep repeats a lost send, so this never fails the request. */
export async function sendSteps(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await ctx.queue.sendBatch(ids.map((memberExportId) => ({ body: { v: 1, memberExportId } })));
  } catch (error) {
    ctx.log("queue-send-lost", { count: ids.length, error: errorMessage(error) });
  }
}

/** Sends again what has waited too long, and what a crashed Worker left unfinished. */
export async function sweepMemberExports(ctx: Context): Promise<JobResult> {
  const now = ctx.clock();
  const due = await ctx.db
    .select({ id: memberExports.id })
    .from(memberExports)
    // A literal, not a parameter: otherwise SQLite does not use the partial index `member_exports_due`.
    .where(and(sql`${memberExports.status} = 'pending'`, lte(memberExports.dueAt, now)))
    .orderBy(memberExports.dueAt)
    .limit(MAX_HANDED_OVER);
  const ids = due.map(({ id }) => id);
  // A step that has begun is claimed by its time, which must not change.
  if (ids.length > 0) {
    await ctx.db
      .update(memberExports)
      .set({ dueAt: now + HAND_OVER_AFTER_MS })
      .where(and(isListed(memberExports.id, ids), eq(memberExports.attempts, 0)));
    await sendSteps(ctx, ids);
  }
  return { did: { sent: ids.length }, cursor: ids.length === MAX_HANDED_OVER ? "more" : null };
}

/** Deletes expired files: the R2 objects before the row, so that no object is left without a row. */
export async function deleteExpiredMemberExports(ctx: Context): Promise<JobResult> {
  const expired = await ctx.db
    .select({ id: memberExports.id, userId: memberExports.userId })
    .from(memberExports)
    .where(lte(memberExports.expiresAt, ctx.clock()))
    .orderBy(memberExports.expiresAt)
    .limit(MAX_EXPIRED);
  for (const file of expired) await deleteParts(ctx, file);
  if (expired.length > 0) {
    const ids = expired.map(({ id }) => id);
    await ctx.db.delete(memberExports).where(isListed(memberExports.id, ids));
  }
  return { did: { deleted: expired.length }, cursor: expired.length === MAX_EXPIRED ? "more" : null };
}

/** Deletes all R2 objects of a file. */
export async function deleteParts(ctx: Context, file: { userId: string; id: string }): Promise<void> {
  for (;;) {
    const { objects, truncated } = await ctx.files.list({ prefix: partsFolder(file) });
    if (objects.length > 0) await ctx.files.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}
