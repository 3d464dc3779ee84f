import type { SQL } from "drizzle-orm";
import { CAUSES, type Cause } from "~/foundation/notifications/rules/types";
import type { Context } from "~/platform/context";
import { insertRows, runTogether, type Statement } from "~/platform/d1/client";
import { errorMessage } from "~/platform/log";
import { outbox } from "./tables";

/** How long a row may wait for its queue message before the sweep sends another. */
export const SWEEP_AFTER_MS = 60_000;
/** The most that the queue takes at once. */
const SEND_AT_ONCE = 100;

export type OutboxRow = typeof outbox.$inferInsert & { id: string };

/** An event to tell one user about. */
export interface Event {
  cause: Cause;
  userId: string;
  /** Values for the text. A secret among them is sealed. */
  data?: Record<string, string>;
  /** Makes an event that may be detected twice count once. */
  eventId?: string;
  /** The earliest time to send it, if not at once. */
  notBefore?: number;
  /** The user did it. The bell never tells people of what they did; a mail about it is a receipt. */
  isOwn?: true;
}

/** The outbox rows of an event, one per channel, to write in the batch of its cause. */
export function outboxRows(
  ctx: Context,
  { cause, userId, data = {}, eventId = ctx.ids.create(), notBefore = 0, isOwn }: Event,
): OutboxRow[] {
  const now = ctx.clock();
  const { type, channels } = CAUSES[cause];
  return channels
    .filter((channel) => !isOwn || channel === "email")
    .map((channel) => ({
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

/** The statements that insert outbox rows. A `guard` that yields NULL for their user aborts the batch. */
export function outboxInserts(ctx: Context, rows: OutboxRow[], guard?: SQL<string>): Statement[] {
  return insertRows(ctx.db, outbox, guard ? rows.map((row) => ({ ...row, userId: guard })) : rows);
}

/**
 * Hands rows to the queue after their batch, except those that go out later: the sweep sends these. The sweep also
 * repairs a lost send, so no send error fails the request. Returns whether the queue took them all.
 */
export async function sendToQueue(ctx: Context, rows: { id: string; dueAt?: number }[]): Promise<boolean> {
  let isTaken = true;
  const ready = rows.filter(({ dueAt = 0 }) => dueAt <= ctx.clock() + SWEEP_AFTER_MS);
  for (let start = 0; start < ready.length; start += SEND_AT_ONCE) {
    const sent = ready.slice(start, start + SEND_AT_ONCE);
    try {
      await ctx.queue.sendBatch(sent.map(({ id }) => ({ body: { v: 1, outboxId: id } })));
    } catch (error) {
      isTaken = false;
      ctx.log("queue-send-lost", { count: sent.length, error: errorMessage(error) });
    }
  }
  return isTaken;
}

/** Tells a user, at most once a day, what others tried with their address. */
export async function notifyOnceADay(ctx: Context, cause: Cause, userId: string): Promise<void> {
  const day = Math.floor(ctx.clock() / 86_400_000);
  const rows = outboxRows(ctx, { cause, userId, eventId: `${cause}/${userId}/${day}` });
  const inserts = insertRows(ctx.db, outbox, rows, (insert) =>
    insert.onConflictDoNothing().returning({ id: outbox.id }),
  );
  const added = await runTogether(ctx.db, inserts);
  await sendToQueue(ctx, added.flat() as { id: string }[]);
}
