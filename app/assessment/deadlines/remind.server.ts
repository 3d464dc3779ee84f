import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { isThere, nextComeBackReminder } from "~/assessment/deadlines/rules/come-back";
import { ANYWHERE, nextReminder, stageOf } from "~/assessment/deadlines/rules/deadline";
import { chosenDeadlines, chosenMembers, deadlines } from "~/assessment/deadlines/tables";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies, memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { deadlineCause, deadlineData } from "./deadline-event.server";
import { hasChosenDate, hasCompletedSince } from "./queries.server";

/** Limits per run: dates of each table, and pages in all; and members per page. */
const MAX_DATES = 20;
const MAX_PAGES = 40;
const PAGE = 100;
/** Far more than the people of a hundred companies; the page is the real limit. */
const MAX_ROWS = 10_000;

type Due = Awaited<ReturnType<typeof listDue>>[number];
type ChosenDue = Awaited<ReturnType<typeof listChosenDue>>[number];

/** The company of a row of a page of members. */
const OF_PAGE = sql`"page"."company_id"`;

/**
 * Sends the reminders of due dates that have come up. A page of members and the cursor after it are written in one
 * batch, and an event counts only once, so a run that dies can simply run again. The cursor is not null if there is
 * more to do.
 */
export async function remindOfDeadlines(ctx: Context) {
  const [due, chosen] = await runTogether(ctx.db, [listDue(ctx), listChosenDue(ctx)]);
  const walks = [
    ...due.map((date) => ({ from: date.cursor, send: (cursor: string | null) => sendPage(ctx, { ...date, cursor }) })),
    ...chosen.map((date) => ({
      from: date.cursor,
      send: (cursor: string | null) => sendChosen(ctx, { ...date, cursor }),
    })),
  ];
  let [pages, reminders] = [0, 0];
  for (const { from, send } of walks) {
    let isDone = false;
    for (let cursor = from; !isDone && pages < MAX_PAGES; pages += 1) {
      const { told, next } = await send(cursor);
      await sendAll(ctx, told);
      reminders += told.length;
      [cursor, isDone] = [next, next === null];
    }
  }
  const isMore = pages >= MAX_PAGES || due.length === MAX_DATES || chosen.length === MAX_DATES;
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

/** The dates for chosen members. They are a corporate company's alone. */
const listChosenDue = (ctx: Context) =>
  ctx.db
    .select({
      id: chosenDeadlines.id,
      companyId: chosenDeadlines.companyId,
      company: companies.name,
      kind: chosenDeadlines.kind,
      dueOn: chosenDeadlines.dueOn,
      remindAt: sql<number>`${chosenDeadlines.remindAt}`.as("remind_at"),
      cursor: chosenDeadlines.cursor,
    })
    .from(chosenDeadlines)
    .innerJoin(companies, eq(companies.id, chosenDeadlines.companyId))
    .where(and(sql`${chosenDeadlines.remindAt} is not null`, lte(chosenDeadlines.remindAt, ctx.clock())))
    .orderBy(asc(chosenDeadlines.remindAt))
    .limit(MAX_DATES);

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
  const isThereStill = sql`exists (select 1 from ${deadlines} where ${isStill})`;

  if (due.scope === "own") {
    const stage = stageOf(due, now, due.timeZone);
    const [told] = await runTogether(ctx.db, [
      notifyPeople(ctx, {
        cause: deadlineCause("own", stage),
        eventId: `deadline/${due.id}/${due.dueOn}/${stage}`,
        most: MAX_ROWS,
        data: await deadlineData(ctx, {
          kind: due.kind,
          dueOn: due.dueOn,
          company: "",
          companyId: sql`${users.companyId}`,
        }),
        to: sql`${users.companyId} = ${due.companyId} and ${users.role} <> 'viewer' and ${isThereStill}`,
      }),
      ctx.db
        .update(deadlines)
        .set({ remindAt: nextReminder(due.dueOn, now, due.timeZone) })
        .where(isStill),
    ]);
    return { told, next: null };
  }

  const page = sql`(select ${memberships.companyId}, ${due.createdAt} as "since" from ${memberships} where ${memberships.corporateId} = ${due.companyId} and ${memberships.companyId} > ${due.cursor ?? ""} order by ${memberships.companyId} limit ${PAGE})`;
  const hasOther = hasChosenDate({
    corporateId: sql`${due.companyId}`,
    companyId: OF_PAGE,
    kind: sql`${due.kind}`,
  });
  const data = await deadlineData(ctx, { ...due, companyId: OF_PAGE });
  const [told, [moved]] = await runTogether(ctx.db, [
    notifyMembers(ctx, due, data, page, sql`${isThereStill} and not ${hasOther}`),
    ctx.db
      .update(deadlines)
      .set(placeAfter(due, page, now))
      .where(isStill)
      .returning({ cursor: deadlines.cursor }),
  ]);
  // If it was changed or removed in the meantime, the next run sees the new state.
  return { told, next: moved?.cursor ?? null };
}

/** The same for a date for chosen members: of those that it is for, and are members still. */
async function sendChosen(ctx: Context, due: ChosenDue): Promise<{ told: { id: string }[]; next: string | null }> {
  const isStill = and(
    eq(chosenDeadlines.id, due.id),
    eq(chosenDeadlines.remindAt, due.remindAt),
    sql`${chosenDeadlines.cursor} is ${due.cursor}`,
  );
  const page = sql`(select ${chosenMembers.companyId}, ${chosenMembers.since} from ${chosenMembers} where ${chosenMembers.deadlineId} = ${due.id} and ${chosenMembers.companyId} > ${due.cursor ?? ""} order by ${chosenMembers.companyId} limit ${PAGE})`;
  const data = await deadlineData(ctx, { ...due, companyId: OF_PAGE });
  const [told, [moved]] = await runTogether(ctx.db, [
    notifyMembers(ctx, due, data, page, sql`exists (select 1 from ${chosenDeadlines} where ${isStill})`),
    ctx.db
      .update(chosenDeadlines)
      .set(placeAfter(due, page, ctx.clock()))
      .where(isStill)
      .returning({ cursor: chosenDeadlines.cursor }),
  ]);
  return { told, next: moved?.cursor ?? null };
}

type MembersDue = Pick<ChosenDue, "id" | "kind" | "dueOn" | "remindAt">;

/**
 * The statement that notifies a page of members, each with the time since which a submission meets the date. Members are in many time zones, so
 * for them the date passes once it has passed everywhere.
 */
function notifyMembers(ctx: Context, { id, kind, dueOn, remindAt }: MembersDue, data: SQL, page: SQL, which: SQL) {
  const stage = stageOf({ dueOn, remindAt }, ctx.clock(), ANYWHERE);
  return notifyPeople(ctx, {
    cause: deadlineCause("members", stage),
    eventId: `deadline/${id}/${dueOn}/${stage}`,
    most: MAX_ROWS,
    data,
    from: sql`${page} as "page" cross join ${users} on ${users.companyId} = ${OF_PAGE}`,
    to: sql`${users.role} <> 'viewer' and ${which} and not ${hasCompletedSince(kind, OF_PAGE, sql`"page"."since"`)}`,
  });
}

/** Where the reminder of a date goes on after a page of members: with the next page, or with the next reminder. */
function placeAfter({ dueOn, remindAt }: MembersDue, page: SQL, now: number) {
  const isFull = sql`(select count(*) from ${page}) = ${PAGE}`;
  return {
    cursor: sql`case when ${isFull} then (select max(company_id) from ${page}) end`,
    remindAt: sql`case when ${isFull} then ${remindAt} else ${nextReminder(dueOn, now, ANYWHERE)} end`,
  };
}
