import { sql } from "drizzle-orm";
import { remindedOn } from "~/domain/teamwork/topics";
import { sendAll, tellPeople } from "~/features/notifications/audience.server";
import type { Context } from "~/platform/context";
import { users } from "~/platform/d1/schema/people";
import { actions } from "~/platform/d1/schema/plan";

/** Companies on a page, and pages in one run. */
const PAGE = 200;
const MOST_PAGES = 20;
/** More than the people of a page's companies. */
const MOST_ROWS = 20_000;

/**
 * Reminds, the day before, whoever looks after actions that are still to be done, and the owner of those that nobody looks after: once a person
 * and day, however many there are. Walks the companies that have one by their ids, a page a round trip.
 */
export async function remindOfActions(ctx: Context, cursor: string | null) {
  const dueOn = remindedOn(ctx.clock());
  // Literals, so that SQLite sees that the partial index `actions_due` serves.
  const isDue = sql`"due"."due_on" = ${dueOn} and "due"."state" in ('planned', 'doing')`;
  let [after, reminders] = [cursor ?? "", 0];
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = sql`(select distinct "due"."company_id" from ${actions} as "due" where ${isDue} and "due"."company_id" > ${after} order by "due"."company_id" limit ${PAGE})`;
    const theirs = sql`(select count(*) from ${actions} as "due" where "due"."company_id" = ${users.companyId} and ${isDue} and ("due"."assignee_id" = ${users.id} or ("due"."assignee_id" is null and ${users.role} = 'owner')))`;
    const [told, [last]] = await ctx.db.batch([
      tellPeople(ctx, {
        cause: "actions-due",
        eventId: sql`'actions-due/' || "page"."company_id" || '/' || ${dueOn}`,
        data: sql`json_object('dueOn', ${dueOn}, 'actions', cast(${theirs} as text))`,
        from: sql`${page} as "page" cross join ${users} on ${users.companyId} = "page"."company_id"`,
        to: sql`${users.role} <> 'viewer' and ${theirs} > 0`,
        most: MOST_ROWS,
      }),
      ctx.db
        .select({
          id: sql<string | null>`max("page"."company_id")`.as("last_id"),
          companies: sql<number>`count(*)`.as("companies"),
        })
        .from(sql`${page} as "page"`),
    ]);
    await sendAll(ctx, told);
    reminders += told.length;
    if (!last?.id || last.companies < PAGE) return { did: { reminders }, cursor: null };
    after = last.id;
  }
  return { did: { reminders }, cursor: after };
}
