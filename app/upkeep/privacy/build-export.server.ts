import { and, eq, lte, or, sql } from "drizzle-orm";
import { EXPORT_LIFE_MS, isOver } from "~/foundation/identity/rules/periods";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import type { Cause } from "~/foundation/notifications/rules/types";
import { afterFailure, MAX_ATTEMPTS } from "~/foundation/notifications/rules/types";
import { dataExports, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { uploadStream } from "~/platform/files/upload-stream.server";
import { errorMessage } from "~/platform/log";
import { zipOf } from "./export-zip.server";
import { exportKey } from "./files.server";

/** No other consumer starts a copy in progress; lasts as long as a queue consumer may run (Cloudflare: 15 minutes). */
const LEASE_MS = 15 * 60_000;

type Making = { outcome: "done" } | { outcome: "retry"; delaySeconds: number };

/**
 * Creates a copy of a user's data and notifies the user that it is ready. Safe to call any number of times with the same id: the
 * row is claimed by a conditional update, the file has a fixed name, and the message is written together with the row's change.
 */
export async function buildExport(ctx: Context, exportId: string): Promise<Making> {
  const now = ctx.clock();
  const [claim] = await ctx.db
    .update(dataExports)
    .set({ attempts: sql`${dataExports.attempts} + 1`, dueAt: now + LEASE_MS })
    .where(
      and(
        eq(dataExports.id, exportId),
        eq(dataExports.status, "pending"),
        or(eq(dataExports.attempts, 0), lte(dataExports.dueAt, now)),
      ),
    )
    .returning();
  if (!claim) return { outcome: "done" };
  if (claim.attempts > MAX_ATTEMPTS) return giveUp(ctx, claim);
  try {
    const [user] = await ctx.db.select().from(users).where(eq(users.id, claim.userId));
    // A user whose account is due for erasure gets no copy any more.
    if (!user || isOver(user.deletionDueAt, now)) {
      await ctx.db.delete(dataExports).where(eq(dataExports.id, exportId));
      return { outcome: "done" };
    }
    const key = exportKey(user.id, exportId);
    const size = await uploadStream(ctx.files, key, zipOf(ctx, user), { contentType: "application/zip" });
    const isKept = await settle(ctx, claim, "data-export-ready", {
      status: "ready",
      size,
      readyAt: ctx.clock(),
      expiresAt: ctx.clock() + EXPORT_LIFE_MS,
    });
    if (!isKept) await dropOrphan(ctx, exportId, key);
    ctx.log("data-export", { ready: isKept });
    return { outcome: "done" };
  } catch (error) {
    const next = afterFailure(claim.attempts);
    ctx.log("data-export-failed", { exportId, attempts: claim.attempts, error: errorMessage(error).slice(0, 500) });
    if (next.status === "failed") return giveUp(ctx, claim);
    await ctx.db.update(dataExports).set({ dueAt: ctx.clock() }).where(eq(dataExports.id, exportId));
    return { outcome: "retry", delaySeconds: next.delaySeconds };
  }
}

type ExportRow = typeof dataExports.$inferSelect;

async function giveUp(ctx: Context, row: ExportRow): Promise<Making> {
  if (await settle(ctx, row, "data-export-failed", { status: "failed" })) {
    await ctx.files.delete(exportKey(row.userId, row.id));
  }
  return { outcome: "done" };
}

/** Deletes the file if its row was deleted while the file was created. If another delivery has settled the row, the file stays. */
async function dropOrphan(ctx: Context, exportId: string, key: string): Promise<void> {
  const [row] = await ctx.db.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.id, exportId));
  if (!row) await ctx.files.delete(key);
}

/** Changes a pending row and notifies its owner, in one batch. False if the row is deleted or already settled. */
async function settle(ctx: Context, row: ExportRow, cause: Cause, change: Partial<ExportRow>): Promise<boolean> {
  const told = outboxRows(ctx, { cause, userId: row.userId, data: { exportId: row.id }, eventId: `export/${row.id}` });
  const guard = sql<string>`(select ${dataExports.userId} from ${dataExports} where ${dataExports.id} = ${row.id} and ${dataExports.status} = 'pending')`;
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, told, guard),
    ctx.db.update(dataExports).set(change).where(eq(dataExports.id, row.id)),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return false;
  await sendToQueue(ctx, told);
  return true;
}
