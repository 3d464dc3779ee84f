import { sql } from "drizzle-orm";
import { dayAfter, dayIn, lastDayBegun } from "~/core/days/days";
import { nameOf } from "~/foundation/company/sharing.server";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { memberRequests } from "~/foundation/tables/requests";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { REMINDED, whenOf } from "./rules/reminders";

/** Requests per page, and pages per run. */
const PAGE = 200;
const MAX_PAGES = 20;
/** More than the people of one page's companies. */
const MAX_ROWS = 20_000;

/**
 * Reminds companies of requests that they have not answered or done: a week before the day, on it, and a week after. Each company's time
 * zone decides which day today is. Walks the requests of those days by day and id, two round trips a page.
 */
export async function remindOfRequests(ctx: Context, cursor: string | null) {
  const now = ctx.clock();
  const last = lastDayBegun(now);
  const todays = [dayAfter(last, -2), dayAfter(last, -1), last];
  const days = [...new Set(todays.flatMap((today) => REMINDED.map(({ days }) => dayAfter(today, days))))].sort();
  // A literal, so that SQLite sees that the partial index `member_requests_due` applies.
  const isToDo = sql`${memberRequests.state} in ('asked', 'accepted', 'returned')`;
  let [dueOn = "", id = ""] = cursor?.split("~") ?? [];
  let reminders = 0;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const found = await ctx.db
      .select({ id: memberRequests.id, dueOn: memberRequests.dueOn, timeZone: companyZone })
      .from(memberRequests)
      .innerJoin(companies, sql`${companies.id} = ${memberRequests.companyId}`)
      .where(
        sql`${isListed(memberRequests.dueOn, days)} and ${isToDo} and (${memberRequests.dueOn}, ${memberRequests.id}) > (${dueOn}, ${id})`,
      )
      .orderBy(memberRequests.dueOn, memberRequests.id)
      .limit(PAGE);
    const due = found.flatMap((request) => {
      const when = whenOf(request.dueOn, dayIn(now, request.timeZone));
      return when ? [[request.id, when]] : [];
    });
    const told = await notifyPeople(ctx, {
      cause: "request-due",
      eventId: sql`'request-due/' || ${memberRequests.id} || '/' || ${memberRequests.dueOn} || '/' || ("page"."value" ->> 1)`,
      data: sql`json_object('requestId', ${memberRequests.id}, 'side', 'received', 'asks', ${memberRequests.kind}, 'dueOn', ${memberRequests.dueOn}, 'company', ${nameOf(sql`${memberRequests.corporateId}`)}, 'companyId', ${memberRequests.corporateId}, 'when', "page"."value" ->> 1)`,
      from: sql`json_each(${JSON.stringify(due)}) as "page" cross join ${memberRequests} on ${memberRequests.id} = "page"."value" ->> 0 cross join ${users} on ${users.companyId} = ${memberRequests.companyId}`,
      to: sql`${users.role} <> 'viewer' and ${isToDo}`,
      most: MAX_ROWS,
    });
    await sendAll(ctx, told);
    reminders += told.length;
    const end = found.at(-1);
    if (!end || found.length < PAGE) return { did: { reminders }, cursor: null };
    [dueOn, id] = [end.dueOn, end.id];
  }
  return { did: { reminders }, cursor: `${dueOn}~${id}` };
}
