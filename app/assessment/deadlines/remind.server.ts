import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { ANYWHERE, nextReminder, stageOf } from "~/assessment/deadlines/rules/deadline";
import { deadlines } from "~/assessment/deadlines/tables";
import { sendAll, notifyPeople } from "~/foundation/notifications/audience.server";
import { companies, memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { hasCompletedSince } from "./queries.server";
import { deadlineCause, deadlineData } from "./tellings.server";

/** Dates that one run takes up, pages that it sends in all, and members on a page. */
const MAX_DATES = 20;
const MAX_PAGES = 40;
const PAGE = 100;
/** Far more than the people of a hundred companies; the page is the bound. */
const MAX_ROWS = 10_000;

type Due = Awaited<ReturnType<typeof listDue>>[number];

/**
 * Sends the reminders of due dates that have come up. A page of members and the place to go on from are written in one batch, and an event
 * counts once, so that a run that dies is simply run again. The cursor is not null when there is more to do.
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
      // A literal, so that SQLite sees that the partial index `deadlines_due` serves.
      .where(and(sql`${deadlines.remindAt} is not null`, lte(deadlines.remindAt, ctx.clock())))
      .orderBy(asc(deadlines.remindAt))
      .limit(MAX_DATES)
  );
}

/** Tells one page of companies and moves on. `next` is where the page after it begins, or null once all have been told. */
async function sendPage(ctx: Context, due: Due): Promise<{ told: { id: string }[]; next: string | null }> {
  const now = ctx.clock();
  // Those of whom a corporate company asks a date are in many zones: for them it passes once it has for everybody.
  const zone = due.scope === "own" ? due.timeZone : ANYWHERE;
  const stage = stageOf(due, now, zone);
  const isStill = and(
    eq(deadlines.id, due.id),
    eq(deadlines.dueOn, due.dueOn),
    eq(deadlines.remindAt, due.remindAt),
    sql`${deadlines.cursor} is ${due.cursor}`,
  );
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
  // Changed or removed meanwhile: the next run sees what it is now.
  return { told, next: moved?.cursor ?? null };
}
