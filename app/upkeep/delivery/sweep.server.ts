import { and, lte, sql } from "drizzle-orm";
import { SWEEP_AFTER_MS, sendToQueue } from "~/foundation/notifications/outbox.server";
import { LONGEST_WAIT_MS } from "~/foundation/notifications/rules/urgency";
import { withEmptySecrets } from "~/foundation/notifications/secrets.server";
import { outbox } from "~/foundation/notifications/tables";
import { endExpired, isWaiting, startRound, urgencyInSql } from "~/foundation/notifications/waiting.server";
import { failInvitations } from "~/network/membership/invitations/mail.server";
import type { Context } from "~/platform/context";
import { inQuery, runTogether } from "~/platform/d1/client";
import { budgetOf, type JobResult } from "~/platform/job";
import { readBreaker } from "~/platform/mail/gate.server";
import { letterOf } from "./settle.server";

/** Rows in one statement: few enough that other writes do not wait long. */
const MAILS_AT_ONCE = 2_000;
const ENTRIES_AT_ONCE = 500;
const GIVEN_UP_AT_ONCE = 500;
/** What a run may use. Other jobs of the same cron run have the rest. */
const BUDGET = { statements: 150, ms: 60_000 };

/**
 * Sends what the queue lost: rows that have waited too long, and rows whose Worker died. Mails then wait for a round, which sends them in
 * the order of their urgency, and entries of the bell go to the queue. Goes on until nothing is left, within its budget; the next run
 * continues. A mail that has waited for a day, while the mail service was away for as long, is given up and becomes a dead letter.
 */
export async function sweepOutbox(ctx: Context): Promise<JobResult> {
  const hasRoom = budgetOf(ctx, BUDGET);
  let [mails, entries] = [0, 0];
  let isMore = true;
  while (isMore && hasRoom()) {
    const moved = await moveMails(ctx);
    mails += moved;
    isMore = moved === MAILS_AT_ONCE;
  }
  await endExpired(ctx);
  const givenUp = await giveUp(ctx, hasRoom);
  await startRound(ctx);
  let isLeft = !isMore;
  while (isLeft && hasRoom()) {
    const { sent, isTaken } = await sendEntries(ctx);
    entries += sent;
    // If the queue does not take them, the next run tries again.
    isLeft = isTaken && sent === ENTRIES_AT_ONCE;
    if (!isTaken) break;
  }
  return { did: { sent: mails + entries, givenUp }, cursor: isMore || isLeft ? "more" : null };
}

/** Rows that are due. Literals, not parameters: only then does SQLite use the partial index `outbox_due`. */
const isDue = (now: number) => and(sql`${outbox.status} in ('pending', 'retrying')`, lte(outbox.dueAt, now));

/** Lets mails that are due wait for a round. Returns how many. */
async function moveMails(ctx: Context): Promise<number> {
  const now = ctx.clock();
  const due = ctx.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue(now), sql`${outbox.channel} = 'email'`))
    .orderBy(outbox.dueAt)
    .limit(MAILS_AT_ONCE);
  const [moved] = await runTogether(ctx.db, [
    ctx.db.update(outbox).set({ status: "waiting", urgency: urgencyInSql, dueAt: now }).where(inQuery(outbox.id, due)),
  ]);
  return (moved as D1Result).meta.changes;
}

/**
 * Hands entries that are due to the queue. A row whose delivery ended with its Worker now waits like a new one, so no run sends it before
 * the former message had its time.
 */
async function sendEntries(ctx: Context): Promise<{ sent: number; isTaken: boolean }> {
  const now = ctx.clock();
  const due = ctx.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue(now), sql`${outbox.channel} = 'inApp'`))
    .orderBy(outbox.dueAt)
    .limit(ENTRIES_AT_ONCE);
  const taken = await ctx.db
    .update(outbox)
    .set({ status: "pending", dueAt: now + SWEEP_AFTER_MS })
    .where(inQuery(outbox.id, due))
    .returning({ id: outbox.id });
  return { sent: taken.length, isTaken: await sendToQueue(ctx, taken) };
}

/** Gives mails up that have waited for a day, once the mail service has been away for a day. Returns how many. */
async function giveUp(ctx: Context, hasRoom: () => boolean): Promise<number> {
  const since = ctx.clock() - LONGEST_WAIT_MS;
  const { downSince } = await readBreaker(ctx);
  let all = 0;
  if (downSince === null || downSince > since) return all;
  const waited = sql`coalesce(${outbox.waitingSince}, ${outbox.createdAt})`;
  while (hasRoom()) {
    const old = await ctx.db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isWaiting, sql`${waited} <= ${since}`))
      .limit(GIVEN_UP_AT_ONCE);
    const given = sql`${outbox.id} in (select value from json_each(${JSON.stringify(old.map(({ id }) => id))}))`;
    const isGivenUp = sql`${given} and ${outbox.status} = 'failed'`;
    const [ended] = await runTogether(ctx.db, [
      ctx.db
        .update(outbox)
        .set({ status: "failed", lastError: "waited-too-long", data: withEmptySecrets() })
        .where(and(isWaiting, given)),
      failInvitations(ctx, isGivenUp),
      letterOf(ctx, {
        where: isGivenUp,
        body: sql`json_object('v', 1, 'outboxId', ${outbox.id})`,
        reason: "delivery-failed",
      }),
    ]);
    const count = (ended as D1Result).meta.changes;
    all += count;
    if (old.length < GIVEN_UP_AT_ONCE) break;
  }
  if (all > 0) ctx.log("mails-given-up", { count: all });
  return all;
}
