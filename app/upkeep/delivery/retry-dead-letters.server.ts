import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { SWEEP_AFTER_MS, sendToQueue } from "~/foundation/notifications/outbox.server";
import { deadLetters, outbox } from "~/foundation/notifications/tables";
import type { Context } from "~/platform/context";
import { inQuery, isListed, runTogether } from "~/platform/d1/client";
import { errorMessage } from "~/platform/log";

/** Letters sent again at once; the user presses the button again for the rest. */
const MAX_AT_ONCE = 50;

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
  const { taken, sent } = await sendAgain(ctx, user, [id]);
  if (taken === 0) return { ok: false, reason: "already-retried" };
  return sent > 0 ? { ok: true, sent } : { ok: false, reason: "not-sent" };
}

/** Sends the newest open letters again, at most fifty. */
export async function retryAllDeadLetters(ctx: Context, user: CurrentUser): Promise<RetryVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const open = await ctx.db
    .select({ id: deadLetters.id })
    .from(deadLetters)
    // A literal, to match the partial index `dead_letters_open`.
    .where(sql`${deadLetters.retriedAt} is null`)
    .orderBy(desc(deadLetters.receivedAt))
    .limit(MAX_AT_ONCE);
  const ids = open.map(({ id }) => id);
  const { taken, sent } = ids.length > 0 ? await sendAgain(ctx, user, ids) : { taken: 0, sent: 0 };
  return taken > 0 && sent === 0 ? { ok: false, reason: "not-sent" } : { ok: true, sent };
}

/**
 * Takes open letters and hands them to the queue. An outbox row starts over; if its message is lost, the sweep sends another. For
 * anything else, the message itself is sent again; if the queue rejects it, its letter is reopened.
 */
async function sendAgain(ctx: Context, user: CurrentUser, ids: string[]): Promise<{ taken: number; sent: number }> {
  const now = ctx.clock();
  const open = and(isListed(deadLetters.id, ids), isNull(deadLetters.retriedAt));
  const rows = ctx.db.select({ id: deadLetters.outboxId }).from(deadLetters).where(open);
  const [single] = ids.length === 1 ? ids : [];
  const act = single ? ({ act: "delivery-retried", thing: single } as const) : ({ act: "deliveries-retried" } as const);
  const [, , taken] = await runTogether(ctx.db, [
    officeAct(ctx, user, act, sql`exists (select 1 from ${deadLetters} where ${open})`),
    ctx.db
      .update(outbox)
      .set({ status: "pending", attempts: 0, dueAt: now + SWEEP_AFTER_MS })
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
  for (const { id } of taken) ctx.log("dead-letter-retried", { id, by: user.id });
  return { taken: taken.length, sent };
}

async function sendBody(ctx: Context, { id, body }: { id: string; body: string }): Promise<boolean> {
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
