import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { mailTransports } from "~/platform/d1/own-tables";
import { errorMessage } from "~/platform/log";
import { ensureGate, isInUse, readBreaker } from "~/platform/mail/gate.server";
import { LIVES, URGENCIES, URGENCY } from "./rules/urgency";
import { withoutSecrets } from "./secrets.server";
import { outbox } from "./tables";

/** How long one round may go without a sign of life before another begins, in ms. */
export const ROUND_LEASE_MS = 60_000;

/** The queue may bring a message slightly early, in ms. */
export const SLACK_MS = 2_000;

/** SQL for the urgency of a row's cause. */
export const urgencyInSql = sql<number>`coalesce(json_extract(${JSON.stringify(URGENCIES)}, '$."' || ${outbox.cause} || '"'), ${URGENCY.ordinary})`;

/** A mail that waits, which has an urgency. Literals, not parameters: only then does SQLite use the partial index `outbox_waiting`. */
export const isWaiting: SQL = sql`(${outbox.status} = 'waiting' and ${outbox.urgency} >= 0)`;

/**
 * The statement that lets rows wait for their turn, or for a mail service that is away. They stay until a round sends them, in the order of
 * their urgency. A row that another Worker delivers is left alone.
 */
function letWait(ctx: Context, ids: readonly string[], { isAway }: { isAway: boolean }) {
  const now = ctx.clock();
  return ctx.db
    .update(outbox)
    .set({
      status: "waiting",
      urgency: urgencyInSql,
      dueAt: now,
      ...(isAway ? { waitingSince: sql`coalesce(${outbox.waitingSince}, ${now})` } : {}),
    })
    .where(
      and(
        isListed(outbox.id, ids),
        sql`(${outbox.status} = 'pending' or (${outbox.status} = 'retrying' and ${outbox.dueAt} <= ${now + SLACK_MS}))`,
      ),
    )
    .returning({ id: outbox.id });
}

/** The statement that ends mails with codes that are good no longer. Their readers ask for other ones. */
export function endExpired(ctx: Context) {
  const now = ctx.clock();
  const isOver = LIVES.map(
    ([cause, life]) => sql`(${outbox.cause} = ${cause} and ${outbox.createdAt} <= ${now - life})`,
  );
  return ctx.db
    .update(outbox)
    .set({ status: "skipped", lastError: "expired", data: withoutSecrets() })
    .where(and(isWaiting, eq(outbox.urgency, URGENCY.code), sql`(${sql.join(isOver, sql` or `)})`));
}

/**
 * The statement that begins a round, unless one is under way. It begins when the transport may be tried again. Returns that moment, in ms
 * since 1970, null for at once.
 */
function beginRound(ctx: Context, round: string) {
  const now = ctx.clock();
  const t = mailTransports;
  return ctx.db
    .update(t)
    .set({ round, roundUntil: sql`max(${now}, coalesce(${t.openUntil}, 0)) + ${ROUND_LEASE_MS}` })
    .where(and(isInUse(ctx), lte(t.roundUntil, now), sql`exists (select 1 from ${outbox} where ${isWaiting})`))
    .returning({ openUntil: t.openUntil });
}

/** Begins a round if mails wait and none is under way. */
export async function startRound(ctx: Context): Promise<void> {
  const round = ctx.ids.create();
  const [, [begun]] = await runTogether(ctx.db, [ensureGate(ctx), beginRound(ctx, round)]);
  if (begun) await sendRound(ctx, round, begun.openUntil);
}

/** Hands a round that has begun to the queue, which brings it at `at`. If the queue does not take it, another may begin at once. */
export async function sendRound(ctx: Context, round: string, at: number | null): Promise<void> {
  const delaySeconds = Math.max(0, Math.ceil(((at ?? 0) - ctx.clock()) / 1000));
  try {
    await ctx.queue.sendBatch([{ body: { v: 1, mailRound: round }, delaySeconds }]);
  } catch (error) {
    ctx.log("queue-send-lost", { count: 1, error: errorMessage(error) });
    await ctx.db
      .update(mailTransports)
      .set({ roundUntil: 0 })
      .where(and(isInUse(ctx), eq(mailTransports.round, round)));
  }
}

/** Lets rows wait and begins a round, in one batch. */
export async function waitForRound(ctx: Context, ids: readonly string[], how: { isAway: boolean }): Promise<void> {
  const round = ctx.ids.create();
  const [, , [begun]] = await runTogether(ctx.db, [ensureGate(ctx), letWait(ctx, ids, how), beginRound(ctx, round)]);
  if (begun) await sendRound(ctx, round, begun.openUntil);
}

/**
 * When the oldest mail that waits for a round was written, in ms since 1970, null if none waits. Mails to many, which wait for hours by their
 * pace, do not count. A row of the index for each urgency.
 */
export function oldestWaitingMail(db: Context["db"]) {
  const ofUrgency = sql`(select min(${outbox.createdAt}) from ${outbox} where ${isWaiting} and ${outbox.urgency} = value)`;
  const urgent = Object.values(URGENCY).filter((urgency) => urgency !== URGENCY.bulk);
  return db
    .select({ at: sql<number | null>`min(${ofUrgency})`.as("oldest") })
    .from(sql`json_each(${JSON.stringify(urgent)})`);
}

/** How mails go out now: the transport in use and its breaker, and how long the oldest mail waits, in ms, null if none does. */
export async function mailHealth(ctx: Context) {
  const [breaker, [waiting]] = await Promise.all([readBreaker(ctx), oldestWaitingMail(ctx.db)]);
  const since = waiting?.at ?? null;
  return { ...breaker, oldestWaitsMs: since === null ? null : Math.max(0, ctx.clock() - since) };
}
