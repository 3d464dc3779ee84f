import { and, inArray, lte, sql } from "drizzle-orm";
import type { NotificationType } from "~/domain/notifications/types";
import type { Context } from "~/platform/context";
import { outbox } from "~/platform/d1/schema";
import { errorMessage } from "~/platform/log";

/** How long a row may wait for its queue message before the sweep sends another. */
const SWEEP_AFTER_MS = 60_000;
/** D1 takes 100 parameters a statement, the ids of a sweep among them. */
const SWEEP_BATCH = 90;

/** The outbox row of an event's e-mail, to be written in the batch of what caused it. */
export function outboxRow(
  ctx: Context,
  event: { type: NotificationType; userId: string; data: Record<string, string> },
): typeof outbox.$inferInsert & { id: string } {
  const now = ctx.clock();
  return {
    id: ctx.ids.create(),
    eventId: ctx.ids.create(),
    type: event.type,
    userId: event.userId,
    channel: "email",
    data: event.data,
    status: "pending",
    createdAt: now,
    dueAt: now + SWEEP_AFTER_MS,
  };
}

/** Hands rows to the queue after their batch. A lost send is made good by the sweep, so it never fails the request. */
export async function sendToQueue(ctx: Context, outboxIds: string[]): Promise<void> {
  try {
    await ctx.queue.sendBatch(outboxIds.map((outboxId) => ({ body: { v: 1, outboxId } })));
  } catch (error) {
    ctx.log("queue-send-lost", { count: outboxIds.length, error: errorMessage(error) });
  }
}

/** Sends again what has waited too long. Returns how many rows it handed over; bounded, so the next run goes on. */
export async function sweepOutbox(ctx: Context): Promise<number> {
  const now = ctx.clock();
  const due = await ctx.db
    .select({ id: outbox.id })
    .from(outbox)
    // Literals, not parameters: only so does SQLite see that the partial index `outbox_due` serves.
    .where(and(sql`${outbox.status} in ('pending', 'retrying')`, lte(outbox.dueAt, now)))
    .orderBy(outbox.dueAt)
    .limit(SWEEP_BATCH);
  if (due.length === 0) return 0;
  const ids = due.map((row) => row.id);
  await ctx.db
    .update(outbox)
    .set({ dueAt: now + SWEEP_AFTER_MS })
    .where(and(inArray(outbox.id, ids), inArray(outbox.status, ["pending"])));
  await sendToQueue(ctx, ids);
  return ids.length;
}
