import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { officeAct } from "~/foundation/identity/office-acts.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendToQueue } from "~/foundation/notifications/outbox.server";
import { ANNOUNCEMENT, type Audience } from "~/foundation/notifications/rules/announcements";
import { outbox } from "~/foundation/notifications/tables";
import { companies } from "~/foundation/tables/company";
import { announcements } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import type { Delivery } from "~/platform/queue/message";
import { isInAudience } from "./audience.server";

/** People told in one step, each by two messages: as many as one call hands to the queue. */
const PEOPLE_A_STEP = 50;
/** Users looked at in one step, so that an audience of few is found soon. */
const USERS_A_STEP = 500;
/** Between two steps, so that codes and warnings do not wait behind a whole announcement: 50 people in 4 seconds. */
const PACE_SECONDS = 4;
/** While a step is under way nobody else may start one; a Worker that died lets go after this time. */
const LEASE_MS = 60_000;
/** How long one that was handed to the queue may stand still before the sweep hands it over again. */
const SWEEP_AFTER_MS = 2 * 60_000;
const SWEEP_BATCH = 10;
/** How long an outbox row waits for its own message before its sweep sends another. */
const ROW_DUE_MS = 60_000;

export type SendVerdict = { ok: true } | { ok: false; reason: "not-a-draft" };

/** Sends a draft on its way: from now on it is not changed any more. Of several who do so at once one does it. */
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

export type StopVerdict = { ok: true } | { ok: false; reason: "not-sending" };

/** Ends the sending: nobody more is told. A step that is under way either counts as a whole or tells nobody. */
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
 * Tells the next people of an audience, by their outbox rows, and has itself called again until everybody is told. Safe to
 * call any number of times: a step is claimed by a conditional update, nobody is told twice (event, user and channel are
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
  // One message may come a little early on another machine's clock, so it is due a second before it is expected.
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

/** Hands over again what has stood still: its message was lost, or its Worker died. */
export async function sweepAnnouncements(ctx: Context): Promise<JobResult> {
  const due = await ctx.db
    .select({ id: announcements.id })
    .from(announcements)
    // Literals, not parameters: only so does SQLite see that the partial index `announcements_due` serves.
    .where(and(sql`${announcements.state} = 'sending'`, lte(announcements.dueAt, ctx.clock() - SWEEP_AFTER_MS)))
    .orderBy(asc(announcements.dueAt))
    .limit(SWEEP_BATCH);
  for (const { id } of due) await handOver(ctx, id);
  return { did: { handedOver: due.length }, cursor: null };
}

/** The people after the cursor, a step's worth, and where the next step goes on. */
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

/** The rows of a step in one statement, whose people are one parameter; none once it is stopped. Whoever is erased meanwhile gets none. */
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
      sql`select value ->> 0, ${id}, ${type}, ${ANNOUNCEMENT}, ${users.id}, value ->> 2, ${data}, 'pending', 0, null, ${now}, ${now + ROW_DUE_MS}
        from json_each(${JSON.stringify(rows)}) inner join ${users} on ${users.id} = value ->> 1 where ${users.erasedAt} is null
        and exists (select 1 from ${announcements} where ${announcements.id} = ${id} and ${announcements.state} = 'sending')`,
    )
    .onConflictDoNothing()
    .returning({ id: outbox.id });
}

/** A lost send is made good by the sweep, so it never fails what has been written. */
async function handOver(ctx: Context, announcementId: string, delaySeconds = 0): Promise<void> {
  try {
    await ctx.queue.sendBatch([{ body: { v: 1, announcementId }, delaySeconds }]);
  } catch (error) {
    ctx.log("queue-send-lost", { count: 1, error: errorMessage(error) });
  }
}
