import { and, lte, type SQL, sql } from "drizzle-orm";
import { CAUSES, type Cause } from "~/foundation/notifications/rules/types";
import type { Context } from "~/platform/context";
import { inQuery, insertRows, runTogether, type Statement } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import { outbox } from "./tables";

/** How long a row may wait for its queue message before the sweep sends another. */
export const SWEEP_AFTER_MS = 60_000;
/** What the queue takes at once. */
const SEND_AT_ONCE = 100;

export type OutboxRow = typeof outbox.$inferInsert & { id: string };

/** One event that somebody should hear of. */
export interface Event {
  cause: Cause;
  userId: string;
  /** Values for the words; a secret among them is sealed. */
  data?: Record<string, string>;
  /** Makes an event that may be noticed twice count once. */
  eventId?: string;
  /** When it may go out, where that is not at once. */
  notBefore?: number;
}

/** The outbox rows of an event, one a channel, to be written in the batch of what caused it. */
export function outboxRows(
  ctx: Context,
  { cause, userId, data = {}, eventId = ctx.ids.create(), notBefore = 0 }: Event,
): OutboxRow[] {
  const now = ctx.clock();
  const { type, channels } = CAUSES[cause];
  return channels.map((channel) => ({
    id: ctx.ids.create(),
    eventId,
    type,
    cause,
    userId,
    channel,
    data,
    status: "pending",
    createdAt: now,
    dueAt: Math.max(now + SWEEP_AFTER_MS, notBefore),
  }));
}

/** The statements that write outbox rows; a `guard` that yields NULL in the place of whom they are for ends their batch. */
export function outboxInserts(ctx: Context, rows: OutboxRow[], guard?: SQL<string>): Statement[] {
  return insertRows(ctx.db, outbox, guard ? rows.map((row) => ({ ...row, userId: guard })) : rows);
}

/**
 * Hands rows to the queue after their batch, but for those that go out later: the sweep sends them. It makes good a lost send too, so that
 * none fails the request.
 */
export async function sendToQueue(ctx: Context, rows: { id: string; dueAt?: number }[]): Promise<void> {
  const ready = rows.filter(({ dueAt = 0 }) => dueAt <= ctx.clock() + SWEEP_AFTER_MS);
  for (let start = 0; start < ready.length; start += SEND_AT_ONCE) {
    const sent = ready.slice(start, start + SEND_AT_ONCE);
    try {
      await ctx.queue.sendBatch(sent.map(({ id }) => ({ body: { v: 1, outboxId: id } })));
    } catch (error) {
      ctx.log("queue-send-lost", { count: sent.length, error: errorMessage(error) });
    }
  }
}

/** Tells somebody of what others tried with their address, once a day at most. */
export async function tellOnceADay(ctx: Context, cause: Cause, userId: string): Promise<void> {
  const day = Math.floor(ctx.clock() / 86_400_000);
  const rows = outboxRows(ctx, { cause, userId, eventId: `${cause}/${userId}/${day}` });
  const inserts = insertRows(ctx.db, outbox, rows, (insert) =>
    insert.onConflictDoNothing().returning({ id: outbox.id }),
  );
  const added = await runTogether(ctx.db, inserts);
  await sendToQueue(ctx, added.flat() as { id: string }[]);
}

/**
 * Sends again what has waited too long, the oldest first; bounded, so the next run goes on. A row whose delivery ended with its
 * Worker waits like a new one from here on, so that no run sends it before the former message had its time.
 */
export async function sweepOutbox(ctx: Context): Promise<JobResult> {
  const now = ctx.clock();
  // Literals, not parameters: only so does SQLite see that the partial index `outbox_due` serves.
  const isDue = and(sql`${outbox.status} in ('pending', 'retrying')`, lte(outbox.dueAt, now));
  const due = ctx.db.select({ id: outbox.id }).from(outbox).where(isDue).orderBy(outbox.dueAt).limit(SEND_AT_ONCE);
  const taken = await ctx.db
    .update(outbox)
    .set({ status: "pending", dueAt: now + SWEEP_AFTER_MS })
    .where(inQuery(outbox.id, due))
    .returning({ id: outbox.id });
  await sendToQueue(ctx, taken);
  return { did: { sent: taken.length }, cursor: taken.length === SEND_AT_ONCE ? "more" : null };
}
