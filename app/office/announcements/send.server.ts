import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { hourOf, isDay } from "~/core/days/days";
import { officeAct } from "~/foundation/identity/office-acts.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendToQueue } from "~/foundation/notifications/outbox.server";
import { ANNOUNCEMENT, type Audience } from "~/foundation/notifications/rules/announcements";
import { outbox } from "~/foundation/notifications/tables";
import { companies } from "~/foundation/tables/company";
import { announcements } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { inQuery, runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import type { Delivery } from "~/platform/queue/message";
import { isInAudience } from "./audience.server";

/** People notified in one step, each by two messages: as many as one call hands to the queue. */
const PEOPLE_A_STEP = 50;
/** Users examined in one step, so that a small audience is found quickly. */
const USERS_A_STEP = 500;
/** Delay between two steps, so that codes and warnings do not wait behind a whole announcement: 50 people in 4 seconds. */
const PACE_SECONDS = 4;
/** While a step runs, no other step may start; if its Worker dies, the lease expires after this time. */
const LEASE_MS = 60_000;
/** How long a queued announcement may make no progress before the sweep queues it again. */
const SWEEP_AFTER_MS = 2 * 60_000;
const SWEEP_BATCH = 10;
/** How long an outbox row waits for its own message before the outbox sweep sends another. */
const ROW_DUE_MS = 60_000;

export type SendVerdict = { ok: true } | { ok: false; reason: "not-a-draft" };

/** Starts sending a draft, which can no longer be changed. If several calls do so at once, only one succeeds. */
export async function startSending(ctx: Context, user: CurrentUser, id: string): Promise<SendVerdict> {
  const now = ctx.clock();
  const isDraft = and(eq(announcements.id, id), eq(announcements.state, "draft"));
  const [, [started]] = await runTogether(ctx.db, [
    officeAct(
      ctx,
      user,
      { act: "announcement-sent", thing: id },
      sql`exists (select 1 from ${announcements} where ${isDraft})`,
    ),
    ctx.db
      .update(announcements)
      .set({ state: "sending", sentAt: now, cursor: null, recipients: 0, dueAt: now })
      .where(isDraft)
      .returning({ id: announcements.id }),
  ]);
  if (!started) return { ok: false, reason: "not-a-draft" };
  ctx.log("announcement-sending", { id });
  await handOver(ctx, id);
  return { ok: true };
}

export type ScheduleVerdict = { ok: true } | { ok: false; reason: "not-a-draft" | "day" };

/** The hour of the chosen day at which an announcement goes out. */
const HOUR = 9;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How far ahead a day may be: in two years, what was written today is out of date. */
const MAX_DAYS = 366;

/** Has a draft sent at nine o'clock of a day, in the administrator's time zone. Until then it can be called off, not changed. */
export async function scheduleSending(
  ctx: Context,
  user: CurrentUser,
  id: string,
  day: string,
): Promise<ScheduleVerdict> {
  const now = ctx.clock();
  const dueAt = isDay(day) ? hourOf(day, HOUR, user.timeZone) : 0;
  if (dueAt <= now || dueAt > now + MAX_DAYS * DAY_MS) return { ok: false, reason: "day" };
  const isDraft = and(eq(announcements.id, id), eq(announcements.state, "draft"));
  const [, [row]] = await runTogether(ctx.db, [
    officeAct(
      ctx,
      user,
      { act: "announcement-scheduled", thing: id },
      sql`exists (select 1 from ${announcements} where ${isDraft})`,
    ),
    ctx.db.update(announcements).set({ state: "scheduled", dueAt }).where(isDraft).returning({ id: announcements.id }),
  ]);
  return row ? { ok: true } : { ok: false, reason: "not-a-draft" };
}

/** Makes a scheduled announcement a draft again. Returns false if it is already on its way, or was called off before. */
export async function callOffSending(ctx: Context, user: CurrentUser, id: string): Promise<boolean> {
  const isScheduled = and(eq(announcements.id, id), eq(announcements.state, "scheduled"));
  const [, [row]] = await runTogether(ctx.db, [
    officeAct(
      ctx,
      user,
      { act: "announcement-called-off", thing: id },
      sql`exists (select 1 from ${announcements} where ${isScheduled})`,
    ),
    ctx.db
      .update(announcements)
      .set({ state: "draft", dueAt: null })
      .where(isScheduled)
      .returning({ id: announcements.id }),
  ]);
  return row !== undefined;
}

/** Starts the announcements whose time has come. One that another run has started, or that was called off, is left alone. */
async function startDue(ctx: Context): Promise<number> {
  const now = ctx.clock();
  // Literals, not parameters, for the partial index `announcements_scheduled`.
  const isDue = and(sql`${announcements.state} = 'scheduled'`, lte(announcements.dueAt, now));
  const due = ctx.db
    .select({ id: announcements.id })
    .from(announcements)
    .where(isDue)
    .orderBy(asc(announcements.dueAt))
    .limit(SWEEP_BATCH);
  const started = await ctx.db
    .update(announcements)
    .set({ state: "sending", sentAt: now, cursor: null, recipients: 0, dueAt: now })
    .where(and(inQuery(announcements.id, due), isDue))
    .returning({ id: announcements.id });
  for (const { id } of started) {
    ctx.log("announcement-sending", { id });
    await handOver(ctx, id);
  }
  return started.length;
}

export type StopVerdict = { ok: true } | { ok: false; reason: "not-sending" };

/** Stops the sending: no further people are notified. A step under way is either counted as a whole or notifies nobody. */
export async function stopSending(ctx: Context, user: CurrentUser, id: string): Promise<StopVerdict> {
  const isSending = and(eq(announcements.id, id), eq(announcements.state, "sending"));
  const [, [stopped]] = await runTogether(ctx.db, [
    officeAct(
      ctx,
      user,
      { act: "announcement-stopped", thing: id },
      sql`exists (select 1 from ${announcements} where ${isSending})`,
    ),
    ctx.db
      .update(announcements)
      .set({ state: "stopped", dueAt: null })
      .where(isSending)
      .returning({ recipients: announcements.recipients }),
  ]);
  if (!stopped) return { ok: false, reason: "not-sending" };
  ctx.log("announcement-stopped", { id, recipients: stopped.recipients });
  return { ok: true };
}

/**
 * Notifies the next people of an audience through outbox rows and queues itself again until everybody is notified. Safe to call
 * any number of times: a step is claimed by a conditional update, no person is notified twice (event, user and channel are
 * unique), and rows and cursor are written in one batch.
 */
export async function sendAnnouncement(ctx: Context, id: string): Promise<Delivery> {
  try {
    await takeStep(ctx, id);
    return { outcome: "done" };
  } catch (error) {
    ctx.log("announcement-step-failed", { id, error: errorMessage(error) });
    return { outcome: "retry", delaySeconds: LEASE_MS / 1000 + 1 };
  }
}

async function takeStep(ctx: Context, id: string): Promise<void> {
  const now = ctx.clock();
  const [claim] = await ctx.db
    .update(announcements)
    .set({ dueAt: now + LEASE_MS })
    .where(and(eq(announcements.id, id), eq(announcements.state, "sending"), lte(announcements.dueAt, now)))
    .returning();
  if (!claim) return;
  const { told, cursor, isLast } = await nextPeople(ctx, claim);
  // The next message may arrive slightly early by another machine's clock, so the step is due a second before it is expected.
  const dueAt = isLast ? null : ctx.clock() + (PACE_SECONDS - 1) * 1000;
  const former = claim.cursor === null ? isNull(announcements.cursor) : eq(announcements.cursor, claim.cursor);
  const [rows, wentOn] = await runTogether(ctx.db, [
    outboxInsert(ctx, claim, told),
    ctx.db
      .update(announcements)
      .set({
        cursor,
        recipients: sql`${announcements.recipients} + ${told.length}`,
        state: isLast ? "sent" : "sending",
        dueAt,
      })
      .where(and(eq(announcements.id, id), eq(announcements.state, "sending"), former))
      .returning({ id: announcements.id }),
  ]);
  await sendToQueue(ctx, rows);
  if (wentOn.length === 0) return;
  if (isLast) ctx.log("announcement-sent", { id });
  else await handOver(ctx, id, PACE_SECONDS);
}

/** Starts what is due, and queues stalled announcements again: their message was lost, or their Worker died. */
export async function sweepAnnouncements(ctx: Context): Promise<JobResult> {
  const started = await startDue(ctx);
  const due = await ctx.db
    .select({ id: announcements.id })
    .from(announcements)
    // Literals, not parameters: otherwise SQLite does not use the partial index `announcements_due`.
    .where(and(sql`${announcements.state} = 'sending'`, lte(announcements.dueAt, ctx.clock() - SWEEP_AFTER_MS)))
    .orderBy(asc(announcements.dueAt))
    .limit(SWEEP_BATCH);
  for (const { id } of due) await handOver(ctx, id);
  return { did: { handedOver: started + due.length }, cursor: null };
}

/** One step's worth of people after the cursor, and the cursor of the next step. */
async function nextPeople(
  ctx: Context,
  { cursor, sentAt, audience }: { cursor: string | null; sentAt: number | null; audience: Audience },
) {
  const read = await ctx.db
    .select({ id: users.id, fits: sql<number>`${isInAudience(audience, sentAt ?? 0)}`.as("fits") })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(gt(users.id, cursor ?? ""))
    .orderBy(asc(users.id))
    .limit(USERS_A_STEP);
  const fitting = read.filter(({ fits }) => fits === 1).map(({ id }) => id);
  const told = fitting.slice(0, PEOPLE_A_STEP);
  const isWhole = told.length === fitting.length;
  return {
    told,
    cursor: (isWhole ? read.at(-1)?.id : told.at(-1)) ?? cursor,
    isLast: isWhole && read.length < USERS_A_STEP,
  };
}

/** Inserts the rows of a step in one statement with all people in one parameter. Inserts none once stopped, and none for erased users. */
function outboxInsert(
  ctx: Context,
  { id, type }: Pick<typeof announcements.$inferSelect, "id" | "type">,
  userIds: string[],
) {
  const now = ctx.clock();
  const rows = userIds.flatMap((userId) =>
    (["inApp", "email"] as const).map((channel) => [ctx.ids.create(), userId, channel]),
  );
  const data = JSON.stringify({ announcementId: id });
  return ctx.db
    .insert(outbox)
    .select(
      sql`select value ->> 0, ${id}, ${type}, ${ANNOUNCEMENT}, ${users.id}, value ->> 2, ${data}, 'pending', 0, null, ${now}, ${now + ROW_DUE_MS}, null, null
        from json_each(${JSON.stringify(rows)}) inner join ${users} on ${users.id} = value ->> 1 where ${users.erasedAt} is null
        and exists (select 1 from ${announcements} where ${announcements.id} = ${id} and ${announcements.state} = 'sending')`,
    )
    .onConflictDoNothing()
    .returning({ id: outbox.id });
}

/** Never throws: the rows are already written, and the sweep makes up for a lost message. */
async function handOver(ctx: Context, announcementId: string, delaySeconds = 0): Promise<void> {
  try {
    await ctx.queue.sendBatch([{ body: { v: 1, announcementId }, delaySeconds }]);
  } catch (error) {
    ctx.log("queue-send-lost", { count: 1, error: errorMessage(error) });
  }
}
