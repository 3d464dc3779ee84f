import { and, eq, isNull, sql } from "drizzle-orm";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { SWEEP_AFTER_MS, sendToQueue } from "~/foundation/notifications/outbox.server";
import { deadLetters, outbox } from "~/foundation/notifications/tables";
import type { Context } from "~/platform/context";
import { inQuery, runTogether } from "~/platform/d1/client";
import { errorMessage } from "~/platform/log";

export type RetryVerdict =
  | { ok: true; sent: number }
  | { ok: false; reason: "forbidden" | "not-found" | "already-retried" | "not-sent" };

/** Sends one letter again. Pressing twice sends it once. */
export async function retryDeadLetter(ctx: Context, user: CurrentUser, id: string): Promise<RetryVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const [letter] = await ctx.db
    .select({ retriedAt: deadLetters.retriedAt })
    .from(deadLetters)
    .where(eq(deadLetters.id, id));
  if (!letter) return { ok: false, reason: "not-found" };
  const { taken, sent } = await sendAgain(ctx, user, id);
  if (taken === 0) return { ok: false, reason: "already-retried" };
  return sent > 0 ? { ok: true, sent } : { ok: false, reason: "not-sent" };
}

/**
 * Takes an open letter and hands it to the queue. An outbox row starts over; if its message is lost, the sweep sends another. For
 * anything else, the message itself is sent again; if the queue rejects it, its letter is reopened.
 */
async function sendAgain(ctx: Context, user: CurrentUser, id: string): Promise<{ taken: number; sent: number }> {
  const now = ctx.clock();
  const open = and(eq(deadLetters.id, id), isNull(deadLetters.retriedAt));
  const rows = ctx.db.select({ id: deadLetters.outboxId }).from(deadLetters).where(open);
  const [, , taken] = await runTogether(ctx.db, [
    officeAct(
      ctx,
      user,
      { act: "delivery-retried", thing: id },
      sql`exists (select 1 from ${deadLetters} where ${open})`,
    ),
    ctx.db
      .update(outbox)
      .set({ status: "pending", attempts: 0, dueAt: now + SWEEP_AFTER_MS, waitingSince: null })
      .where(and(inQuery(outbox.id, rows), eq(outbox.status, "failed"))),
    ctx.db
      .update(deadLetters)
      .set({ retriedAt: now })
      .where(open)
      .returning({ id: deadLetters.id, outboxId: deadLetters.outboxId, body: deadLetters.body }),
  ]);
  const ofRows = taken.flatMap(({ outboxId }) => (outboxId === null ? [] : { id: outboxId }));
  await sendToQueue(ctx, ofRows);
  let sent = ofRows.length;
  for (const letter of taken.filter(({ outboxId }) => outboxId === null)) if (await sendBody(ctx, letter)) sent += 1;
  if (taken.length > 0) ctx.log("dead-letter-retried", { id, by: user.id });
  return { taken: taken.length, sent };
}

/** Puts a message that has no row of ours into the queue again, unchanged. If the queue rejects it, its letter is reopened. */
export async function sendBody(ctx: Context, { id, body }: { id: string; body: string }): Promise<boolean> {
  try {
    // Not one of our known messages; this version or the next may have learned to read it.
    await (ctx.queue as Queue<unknown>).send(JSON.parse(body));
    return true;
  } catch (error) {
    ctx.log("queue-send-lost", { count: 1, error: errorMessage(error) });
    await ctx.db.update(deadLetters).set({ retriedAt: null }).where(eq(deadLetters.id, id));
    return false;
  }
}
