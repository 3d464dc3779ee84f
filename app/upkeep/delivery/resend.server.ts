import { and, asc, desc, eq, gt, gte, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { SWEEP_AFTER_MS, sendToQueue } from "~/foundation/notifications/outbox.server";
import type { LetterReason } from "~/foundation/notifications/rules/letter-reasons";
import { deadLetters, mailResends, outbox } from "~/foundation/notifications/tables";
import { startRound, urgencyInSql } from "~/foundation/notifications/waiting.server";
import type { Context } from "~/platform/context";
import { isListed, runTogether, selectRow } from "~/platform/d1/client";
import { mailTransports } from "~/platform/d1/own-tables";
import { budgetOf, type JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import type { Delivery } from "~/platform/queue/message";
import { sendBody } from "./retry-dead-letters.server";

/** Letters in one statement. */
const LETTERS_AT_ONCE = 200;
/** What one step may use before it hands over to the next. */
const STEP = { statements: 300, ms: 20_000 };
/** While a step runs, no other may begin; if its Worker dies, the lease expires after this time. */
const LEASE_MS = 60_000;
/** Resends that the page shows. */
const LATEST = 5;

/** Which open letters are sent again: those that arrived from one moment until before another, in ms, of a reason and a transport if given. */
export interface Range {
  from: number;
  until: number;
  reason: LetterReason | null;
  transport: string | null;
}

/** Condition: the letter is open and in the range. */
function isInRange({ from, until, reason, transport }: Range): SQL | undefined {
  return and(
    // A literal, to match the partial index `dead_letters_open`.
    sql`${deadLetters.retriedAt} is null`,
    gte(deadLetters.receivedAt, from),
    lt(deadLetters.receivedAt, until),
    reason === null ? undefined : eq(deadLetters.reason, reason),
    transport === null ? undefined : eq(deadLetters.transport, transport),
  );
}

/** How many open letters are in a range. */
export async function countLetters(ctx: Context, range: Range): Promise<number> {
  const [found] = await ctx.db
    .select({ count: sql<number>`count(*)`.as("count") })
    .from(deadLetters)
    .where(isInRange(range));
  return found?.count ?? 0;
}

export type ResendVerdict = { ok: true; id: string } | { ok: false; reason: "forbidden" | "nothing" };

/** Begins to send the letters of a range again. Pressing twice begins once, and a letter that was sent again is not open any more. */
export async function startResend(ctx: Context, user: CurrentUser, range: Range): Promise<ResendVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const { from, until, reason, transport } = range;
  const now = ctx.clock();
  const id = ctx.ids.create();
  const isSame = and(
    eq(mailResends.state, "running"),
    eq(mailResends.from, from),
    eq(mailResends.until, until),
    sql`${mailResends.reason} is ${reason} and ${mailResends.transport} is ${transport}`,
  );
  const isNew = sql`not exists (select 1 from ${mailResends} where ${isSame}) and exists (select 1 from ${deadLetters} where ${isInRange(range)})`;
  const row = selectRow(mailResends, {
    ...range,
    id,
    state: "running",
    cursorAt: from,
    cursorId: "",
    total: sql`(select count(*) from ${deadLetters} where ${isInRange(range)})`,
    sent: 0,
    startedBy: user.id,
    startedAt: now,
    leasedUntil: 0,
  });
  const columns = Object.values(row).map((column) => column.sql);
  const [, begun] = await runTogether(ctx.db, [
    officeAct(ctx, user, { act: "deliveries-retried", thing: id }, isNew),
    ctx.db
      .insert(mailResends)
      .select(sql`select ${sql.join(columns, sql`, `)} where ${isNew}`)
      .returning({ id: mailResends.id, total: mailResends.total }),
  ]);
  const [resend] = begun;
  if (!resend) return { ok: false, reason: "nothing" };
  ctx.log("dead-letters-retried", { id, count: resend.total, by: user.id });
  await handOver(ctx, id);
  return { ok: true, id };
}

/** Sends the next letters again, and queues itself until none is left. Safe to call any number of times with the same id. */
export async function resendStep(ctx: Context, id: string): Promise<Delivery> {
  const now = ctx.clock();
  const [resend] = await ctx.db
    .update(mailResends)
    .set({ leasedUntil: now + LEASE_MS })
    .where(and(eq(mailResends.id, id), eq(mailResends.state, "running"), lte(mailResends.leasedUntil, now)))
    .returning();
  if (!resend) return { outcome: "done" };
  const hasRoom = budgetOf(ctx, STEP);
  let cursor: Cursor | null = { at: resend.cursorAt, id: resend.cursorId };
  while (cursor && hasRoom()) cursor = await sendNext(ctx, resend, cursor);
  await startRound(ctx);
  const isDone = cursor === null;
  await ctx.db
    .update(mailResends)
    .set({ leasedUntil: 0, ...(isDone ? { state: "done" as const, endedAt: ctx.clock() } : {}) })
    .where(eq(mailResends.id, id));
  if (!isDone) await handOver(ctx, id);
  return { outcome: "done" };
}

/** Continues resends whose message was lost, or whose Worker died. */
export async function sweepResends(ctx: Context): Promise<JobResult> {
  const now = ctx.clock();
  const stopped = await ctx.db
    .select({ id: mailResends.id })
    .from(mailResends)
    .where(and(eq(mailResends.state, "running"), lte(mailResends.leasedUntil, now)))
    .orderBy(asc(mailResends.startedAt))
    .limit(LATEST);
  for (const { id } of stopped) await handOver(ctx, id);
  return { did: { handedOver: stopped.length }, cursor: null };
}

/** The latest resends, newest first, with how far they have come. */
export const listResends = (ctx: Context) =>
  ctx.db.select().from(mailResends).orderBy(desc(mailResends.startedAt)).limit(LATEST);

/** The transports that have been in use, and when the oldest open letter arrived. */
export async function listChoices(ctx: Context) {
  const [transports, [oldest]] = await runTogether(ctx.db, [
    ctx.db.select({ name: mailTransports.name }).from(mailTransports).orderBy(asc(mailTransports.name)),
    ctx.db
      .select({ at: sql<number | null>`min(${deadLetters.receivedAt})`.as("at") })
      .from(deadLetters)
      .where(sql`${deadLetters.retriedAt} is null`),
  ]);
  return { transports: transports.map(({ name }) => name), oldest: oldest?.at ?? null };
}

interface Cursor {
  at: number;
  id: string;
}

/**
 * Takes the next letters after the cursor, the oldest first, together with the count of what was sent. Mails wait for a round, which sends
 * them in the order of their urgency. Returns the new cursor; null if none is left.
 */
async function sendNext(ctx: Context, resend: typeof mailResends.$inferSelect, cursor: Cursor): Promise<Cursor | null> {
  const now = ctx.clock();
  const isAfter = or(
    gt(deadLetters.receivedAt, cursor.at),
    and(eq(deadLetters.receivedAt, cursor.at), gt(deadLetters.id, cursor.id)),
  );
  // A range may end in the future; what arrives after the press was not counted, and nobody meant it.
  const until = Math.min(resend.until, resend.startedAt + 1);
  const found = await ctx.db
    .select({ id: deadLetters.id, receivedAt: deadLetters.receivedAt })
    .from(deadLetters)
    .where(and(isInRange({ ...resend, from: cursor.at, until }), isAfter))
    .orderBy(asc(deadLetters.receivedAt), asc(deadLetters.id))
    .limit(LETTERS_AT_ONCE);
  const last = found.at(-1);
  if (!last) return null;
  const isTaken = and(
    isListed(
      deadLetters.id,
      found.map(({ id }) => id),
    ),
    isNull(deadLetters.retriedAt),
  );
  const ofLetters = sql`${outbox.id} in (select ${deadLetters.outboxId} from ${deadLetters} where ${isTaken})`;
  const isFailed = (channel: "email" | "inApp") =>
    and(ofLetters, eq(outbox.status, "failed"), eq(outbox.channel, channel));
  const [, , , taken] = await runTogether(ctx.db, [
    ctx.db
      .update(mailResends)
      .set({
        cursorAt: last.receivedAt,
        cursorId: last.id,
        sent: sql`${mailResends.sent} + (select count(*) from ${deadLetters} where ${isTaken})`,
        leasedUntil: now + LEASE_MS,
      })
      .where(eq(mailResends.id, resend.id)),
    ctx.db
      .update(outbox)
      .set({ status: "waiting", attempts: 0, urgency: urgencyInSql, dueAt: now, waitingSince: now })
      .where(isFailed("email")),
    ctx.db
      .update(outbox)
      .set({ status: "pending", attempts: 0, dueAt: now + SWEEP_AFTER_MS })
      .where(isFailed("inApp")),
    ctx.db
      .update(deadLetters)
      .set({ retriedAt: now })
      .where(isTaken)
      .returning({
        id: deadLetters.id,
        body: deadLetters.body,
        outboxId: deadLetters.outboxId,
        isMail: sql<number>`${deadLetters.transport} is not null and ${deadLetters.reason} = 'delivery-failed'`.as(
          "is_mail",
        ),
      }),
  ]);
  const ofQueue = taken.flatMap(({ outboxId, isMail }) => (outboxId === null || isMail ? [] : { id: outboxId }));
  await sendToQueue(ctx, ofQueue);
  for (const letter of taken.filter(({ outboxId }) => outboxId === null)) await sendBody(ctx, letter);
  return found.length < LETTERS_AT_ONCE ? null : { at: last.receivedAt, id: last.id };
}

/** Never throws: the job `resends` makes up for a lost message. */
async function handOver(ctx: Context, mailResendId: string): Promise<void> {
  try {
    await ctx.queue.sendBatch([{ body: { v: 1, mailResendId } }]);
  } catch (error) {
    ctx.log("queue-send-lost", { count: 1, error: errorMessage(error) });
  }
}
