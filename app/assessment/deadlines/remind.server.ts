import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { isThere, nextComeBackReminder } from "~/assessment/deadlines/rules/come-back";
import { ANYWHERE, nextReminder, stageOf } from "~/assessment/deadlines/rules/deadline";
import { deadlines } from "~/assessment/deadlines/tables";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies, memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { deadlineCause, deadlineData } from "./deadline-event.server";
import { hasCompletedSince } from "./queries.server";

/** Limits per run: dates, and pages in all; and members per page. */
const MAX_DATES = 20;
const MAX_PAGES = 40;
const PAGE = 100;
/** Far more than the people of a hundred companies; the page is the real limit. */
const MAX_ROWS = 10_000;

type Due = Awaited<ReturnType<typeof listDue>>[number];

/**
 * Sends the reminders of due dates that have come up. A page of members and the cursor after it are written in one
 * batch, and an event counts only once, so a run that dies can simply run again. The cursor is not null if there is
 * more to do.
 */
export async function remindOfDeadlines(ctx: Context) {
  const due = await listDue(ctx);
  let [pages, reminders] = [0, 0];
  for (const date of due) {
    let isDone = false;
    for (let cursor = date.cursor; !isDone && pages < MAX_PAGES; pages += 1) {
      const { told, next } = await sendPage(ctx, { ...date, cursor });
      await sendAll(ctx, told);
      reminders += told.length;
      [cursor, isDone] = [next, next === null];
    }
  }
  const isMore = pages >= MAX_PAGES || due.length === MAX_DATES;
  return { did: { reminders }, cursor: isMore ? "more" : null };
}

function listDue(ctx: Context) {
  return (
    ctx.db
      .select({
        id: deadlines.id,
        companyId: deadlines.companyId,
        company: companies.name,
        timeZone: companyZone,
        scope: deadlines.scope,
        kind: deadlines.kind,
        dueOn: deadlines.dueOn,
        createdAt: deadlines.createdAt,
        remindAt: sql<number>`${deadlines.remindAt}`.as("remind_at"),
        cursor: deadlines.cursor,
      })
      .from(deadlines)
      .innerJoin(companies, eq(companies.id, deadlines.companyId))
      // A literal, so that SQLite sees that it can use the partial index `deadlines_due`.
      .where(and(sql`${deadlines.remindAt} is not null`, lte(deadlines.remindAt, ctx.clock())))
      .orderBy(asc(deadlines.remindAt))
      .limit(MAX_DATES)
  );
}

/** A draft of the kind that was changed this recently makes the reminder of the next assessment needless. In milliseconds. */
const AT_WORK_MS = 90 * 24 * 60 * 60_000;

/** Reminds those who can answer that it is time for the next assessment, unless they are at work on one. */
async function remindToComeBack(ctx: Context, { id, companyId, kind, dueOn, timeZone }: Due, isStill: SQL | undefined) {
  const now = ctx.clock();
  const cause = isThere(dueOn, now, timeZone) ? "next-due" : "next-near";
  const isAtWork = sql`exists (select 1 from ${assessments} as "draft" where "draft"."company_id" = ${companyId} and "draft"."kind" = ${kind} and "draft"."state" = 'draft' and "draft"."updated_at" > ${now - AT_WORK_MS})`;
  const [told] = await runTogether(ctx.db, [
    notifyPeople(ctx, {
      cause,
      eventId: `deadline/${id}/${dueOn}/${cause}`,
      data: { kind, dueOn },
      to: sql`${users.companyId} = ${companyId} and ${users.role} <> 'viewer' and exists (select 1 from ${deadlines} where ${isStill}) and not ${isAtWork}`,
    }),
    ctx.db
      .update(deadlines)
      .set({ remindAt: nextComeBackReminder(dueOn, now, timeZone) })
      .where(isStill),
  ]);
  return { told, next: null };
}

/** Notifies one page of companies and moves on. `next` is the cursor for the next page, or null if all have been notified. */
async function sendPage(ctx: Context, due: Due): Promise<{ told: { id: string }[]; next: string | null }> {
  const now = ctx.clock();
  const isStill = and(
    eq(deadlines.id, due.id),
    eq(deadlines.dueOn, due.dueOn),
    eq(deadlines.remindAt, due.remindAt),
    sql`${deadlines.cursor} is ${due.cursor}`,
  );
  if (due.scope === "next") return remindToComeBack(ctx, due, isStill);
  // Members are in many time zones, so for them the date passes once it has passed everywhere.
  const zone = due.scope === "own" ? due.timeZone : ANYWHERE;
  const stage = stageOf(due, now, zone);
  const shared = {
    cause: deadlineCause(due.scope, stage),
    eventId: `deadline/${due.id}/${due.dueOn}/${stage}`,
    most: MAX_ROWS,
  };
  const canAnswer = sql`${users.role} <> 'viewer' and exists (select 1 from ${deadlines} where ${isStill})`;
  const after = nextReminder(due.dueOn, now, zone);
  const asked = { kind: due.kind, dueOn: due.dueOn, company: due.scope === "members" ? due.company : "" };

  if (due.scope === "own") {
    const [told] = await runTogether(ctx.db, [
      notifyPeople(ctx, {
        ...shared,
        data: await deadlineData(ctx, { ...asked, companyId: sql`${users.companyId}` }),
        to: sql`${users.companyId} = ${due.companyId} and ${canAnswer}`,
      }),
      ctx.db.update(deadlines).set({ remindAt: after }).where(isStill),
    ]);
    return { told, next: null };
  }

  const page: SQL = sql`(select ${memberships.companyId} from ${memberships} where ${memberships.corporateId} = ${due.companyId} and ${memberships.companyId} > ${due.cursor ?? ""} order by ${memberships.companyId} limit ${PAGE})`;
  const isFull = sql`(select count(*) from ${page}) = ${PAGE}`;
  const [told, [moved]] = await runTogether(ctx.db, [
    notifyPeople(ctx, {
      ...shared,
      data: await deadlineData(ctx, { ...asked, companyId: sql`"page"."company_id"` }),
      from: sql`${page} as "page" cross join ${users} on ${users.companyId} = "page"."company_id"`,
      to: sql`${canAnswer} and not ${hasCompletedSince(due.kind, sql`"page"."company_id"`, sql`${due.createdAt}`)}`,
    }),
    ctx.db
      .update(deadlines)
      .set({
        cursor: sql`case when ${isFull} then (select max(company_id) from ${page}) end`,
        remindAt: sql`case when ${isFull} then ${due.remindAt} else ${after} end`,
      })
      .where(isStill)
      .returning({ cursor: deadlines.cursor }),
  ]);
  // If it was changed or removed in the meantime, the next run sees the new state.
  return { told, next: moved?.cursor ?? null };
}
