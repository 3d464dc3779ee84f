import { sql } from "drizzle-orm";
import { actions } from "~/assessment/evidence/action-tables";
import { remindedOn, tomorrowsAnywhere } from "~/assessment/teamwork/rules/topics";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";

/** Companies per page, and pages per run. */
const PAGE = 200;
const MAX_PAGES = 20;
/** More than the people of one page's companies. */
const MAX_ROWS = 20_000;

/**
 * Reminds the assignees of open actions the day before they are due, and the owner of those without an assignee: one reminder per person
 * and day, however many actions there are. Walks the companies with such actions by id, two round trips a page. Each company's time zone
 * decides which day tomorrow is.
 */
export async function remindOfActions(ctx: Context, cursor: string | null) {
  const now = ctx.clock();
  // A literal, so that SQLite sees that the partial index `actions_due` applies.
  const isToDo = sql`"due"."state" in ('planned', 'doing')`;
  const days = sql.join(
    tomorrowsAnywhere(now).map((day) => sql`${day}`),
    sql`, `,
  );
  let [after, reminders] = [cursor ?? "", 0];
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const found = await ctx.db
      .select({ id: companies.id, timeZone: companyZone })
      .from(companies)
      .where(
        sql`${companies.id} in (select distinct "due"."company_id" from ${actions} as "due" where "due"."due_on" in (${days}) and ${isToDo} and "due"."company_id" > ${after} order by "due"."company_id" limit ${PAGE})`,
      )
      .orderBy(companies.id);
    const page = JSON.stringify(found.map(({ id, timeZone }) => ({ id, dueOn: remindedOn(now, timeZone) })));
    const [companyId, dueOn] = [sql`("page"."value" ->> 'id')`, sql`("page"."value" ->> 'dueOn')`];
    const theirs = sql`(select count(*) from ${actions} as "due" where "due"."company_id" = ${users.companyId} and "due"."due_on" = ${dueOn} and ${isToDo} and ("due"."assignee_id" = ${users.id} or ("due"."assignee_id" is null and ${users.role} = 'owner')))`;
    const told = await notifyPeople(ctx, {
      cause: "actions-due",
      eventId: sql`'actions-due/' || ${companyId} || '/' || ${dueOn}`,
      data: sql`json_object('dueOn', ${dueOn}, 'actions', cast(${theirs} as text))`,
      from: sql`json_each(${page}) as "page" cross join ${users} on ${users.companyId} = ${companyId}`,
      to: sql`${users.role} <> 'viewer' and ${theirs} > 0`,
      most: MAX_ROWS,
    });
    await sendAll(ctx, told);
    reminders += told.length;
    const last = found.at(-1);
    if (!last || found.length < PAGE) return { did: { reminders }, cursor: null };
    after = last.id;
  }
  return { did: { reminders }, cursor: after };
}
