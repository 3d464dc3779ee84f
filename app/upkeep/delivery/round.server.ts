import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { URGENCY } from "~/foundation/notifications/rules/urgency";
import { outbox } from "~/foundation/notifications/tables";
import { endExpired, isWaiting, ROUND_LEASE_MS, sendRound } from "~/foundation/notifications/waiting.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { mailTransports } from "~/platform/d1/own-tables";
import { errorMessage } from "~/platform/log";
import { type Gate, hasPass, isInUse, letPass, type Pass, paceOf, passOf, readGate } from "~/platform/mail/gate.server";
import { type Pace, paceOfBulk, type Turn, turnOf } from "~/platform/mail/rules/pace";
import type { Delivery } from "~/platform/queue/message";
import { deliverMail, type Row, readRows } from "./deliver.server";
import { claimMail } from "./settle.server";

const DONE: Delivery = { outcome: "done" };
/** Mails on their way at once. A Worker may wait for six connections. */
const AT_ONCE = 4;
/** A round hands over to the next after so many mails, each of which takes some ten statements of the thousand that D1 allows. */
const MAILS_A_ROUND = 60;
/** No mail begins later than this in a round, in ms: with the longest conversation, it ends within its lease. */
const ROUND_MS = 20_000;
/** A Worker waits for its turn itself if it comes this soon, in ms, and so many times. */
const SOON_MS = 2_000;
const MAX_PAUSES = 20;
/** While mails wait for their turn, a round looks this often whether a more urgent one has come, in ms. */
const LOOK_AGAIN_MS = 5_000;
/** The attempts of a mail whose answer was lost; such a mail is no probe while there are others. */
const ATTEMPTS_BEFORE_LAST = 3;

/**
 * Sends mails that wait, the most urgent first, of these the oldest, at the transport's pace. It hands over to the next round until none
 * waits. Any number of deliveries of the same message do no harm: each mail is claimed by one.
 */
export async function runRound(ctx: Context, round: string): Promise<Delivery> {
  if (!(await renew(ctx, round))) return DONE;
  const startedAt = ctx.clock();
  let sent = 0;
  let turn: Turn = { ok: true, isProbe: false };
  let pauses = 0;
  while (sent < MAILS_A_ROUND && ctx.clock() - startedAt < ROUND_MS) {
    await endExpired(ctx);
    const found = await take(ctx, Math.min(AT_ONCE, MAILS_A_ROUND - sent));
    await Promise.all(found.taken.map(({ row, pass }) => send(ctx, row, pass)));
    sent += found.taken.length;
    if (found.taken.length > 0) continue;
    turn = found.turn;
    pauses += 1;
    if (turn.ok || turn.why !== "pace" || turn.waitMs > SOON_MS || pauses > MAX_PAUSES) break;
    await ctx.pause(turn.waitMs);
  }
  if (sent > 0) ctx.log("mail-round", { sent });
  await handOn(ctx, round, turn);
  return DONE;
}

/** Whether this round is still the one that sends. If so, no other begins for a minute. */
async function renew(ctx: Context, round: string): Promise<boolean> {
  const [mine] = await ctx.db
    .update(mailTransports)
    .set({ roundUntil: ctx.clock() + ROUND_LEASE_MS })
    .where(and(isInUse(ctx), eq(mailTransports.round, round)))
    .returning({ name: mailTransports.name });
  return mine !== undefined;
}

/** The next mail that may be tried, as a query for its id, or for its urgency. */
function next(ctx: Context, column: "id" | "urgency", also: SQL = sql`true`): SQL {
  const { createdAt, dueAt, urgency } = outbox;
  return sql`(select ${outbox[column]} from ${outbox} where ${isWaiting} and ${dueAt} <= ${ctx.clock()} and ${also} order by ${urgency}, ${createdAt} limit 1)`;
}

/** Claims the next mails, as many as the breaker and the pace let through, and says why there are no more. */
async function take(ctx: Context, most: number): Promise<{ taken: { row: Row; pass: Pass }[]; turn: Turn }> {
  const passes = new Map<string, Pass>();
  let turn: Turn = { ok: true, isProbe: false };
  const pace = paceOf(ctx.settings);
  const bulk = paceOfBulk(pace);
  while (passes.size < most) {
    const token = ctx.ids.create();
    const urgency = next(ctx, "urgency");
    const isOpen = sql`exists (select 1 from ${mailTransports} where ${and(isInUse(ctx), isNotNull(mailTransports.openUntil))})`;
    const other = next(ctx, "id", sql`${outbox.attempts} < ${ATTEMPTS_BEFORE_LAST}`);
    const which = sql`${outbox.id} = case when ${isOpen} then coalesce(${other}, ${next(ctx, "id")}) else ${next(ctx, "id")} end`;
    const [, [claimed], [gate]] = await runTogether(ctx.db, [
      letPass(ctx, token, pace, sql`${urgency} is not null`, { pace: bulk, unless: sql`${urgency} < ${URGENCY.bulk}` }),
      claimMail(ctx, which, hasPass(ctx, token)),
      readGate(ctx),
    ]);
    if (!claimed) {
      turn = await whyNot(ctx, gate, { pace, bulk });
      break;
    }
    passes.set(claimed.id, passOf(token, gate));
  }
  if (passes.size === 0) return { taken: [], turn };
  const rows = await readRows(ctx, [...passes.keys()]);
  const taken = rows.flatMap((row) => {
    const pass = passes.get(row.id);
    return pass ? [{ row, pass }] : [];
  });
  return { taken, turn };
}

/** What the next mail waits for. */
async function whyNot(ctx: Context, gate: Gate | undefined, { pace, bulk }: { pace: Pace; bulk: Pace }): Promise<Turn> {
  const [first] = await ctx.db
    .select({ urgency: outbox.urgency })
    .from(outbox)
    .where(and(isWaiting, sql`${outbox.dueAt} <= ${ctx.clock()}`))
    .orderBy(outbox.urgency, outbox.createdAt)
    .limit(1);
  if (!gate || !first) return { ok: true, isProbe: false };
  return turnOf(gate, first.urgency === URGENCY.bulk ? bulk : pace, ctx.clock());
}

/** Sends one mail. If it failed by itself, the queue brings it again. If that cannot be recorded, its lease runs out. */
async function send(ctx: Context, row: Row, pass: Pass): Promise<void> {
  try {
    const delivery = await deliverMail(ctx, row, pass);
    if (delivery.outcome === "done") return;
    const { delaySeconds } = delivery;
    await ctx.queue.sendBatch([{ body: { v: 1, outboxId: row.id }, delaySeconds }]);
  } catch (error) {
    ctx.log("delivery-unsettled", { outboxId: row.id, error: errorMessage(error).slice(0, 500) });
  }
}

/**
 * Ends the round if no mail waits; otherwise hands over to the next one, for when a mail may go out. If all that wait have failed a moment
 * ago, another round may begin for a new mail before that.
 */
async function handOn(ctx: Context, round: string, turn: Turn): Promise<void> {
  const isMine = and(isInUse(ctx), eq(mailTransports.round, round));
  const anyWaits = sql`exists (select 1 from ${outbox} where ${isWaiting})`;
  // Only then does it read every mail that waits.
  const soonest = ctx.db
    .select({
      at: sql<
        number | null
      >`case when ${next(ctx, "id")} is null then (select min(${outbox.dueAt}) from ${outbox} where ${isWaiting}) end`.as(
        "at",
      ),
    })
    .from(sql`(select 1)`);
  const [[ended], [gate], [due]] = await runTogether(ctx.db, [
    ctx.db
      .update(mailTransports)
      .set({ roundUntil: 0 })
      .where(and(isMine, sql`not ${anyWaits}`))
      .returning({ name: mailTransports.name }),
    readGate(ctx),
    soonest,
  ]);
  if (ended) return;
  const now = ctx.clock();
  const mayAt = gate?.openUntil ? Math.max(gate.openUntil, gate.probeUntil) : now + paceWaitOf(turn);
  const dueAt: number | null = due?.at ?? null;
  const at = Math.max(mayAt, dueAt ?? now);
  const following = ctx.ids.create();
  const [mine] = await ctx.db
    .update(mailTransports)
    .set({ round: following, roundUntil: dueAt !== null && dueAt > mayAt ? 0 : at + ROUND_LEASE_MS })
    .where(isMine)
    .returning({ name: mailTransports.name });
  if (mine) await sendRound(ctx, following, at);
}

const paceWaitOf = (turn: Turn) => (turn.ok || turn.why !== "pace" ? 0 : Math.min(turn.waitMs, LOOK_AGAIN_MS));
