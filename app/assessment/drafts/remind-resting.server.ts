import { sql } from "drizzle-orm";
import { RESTING_DAYS, restingSince } from "~/assessment/answers/rules/nudges";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** Drafts per page, and pages per run. */
const PAGE = 500;
const MAX_PAGES = 10;
/** More rows than one page can produce. */
const MAX_ROWS = 10_000;

/**
 * Sends reminders of drafts that have not changed for a while, to the user who started one, or to the owners if that
 * account is erased. Walks all drafts by id, one page per round trip. A reminder counts once per draft, last change and
 * number of days.
 */
export async function remindOfRestingDrafts(ctx: Context, cursor: string | null) {
  let [after, reminders] = [cursor ?? "", 0];
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    // A literal, so that SQLite sees that it can use the partial index `assessments_drafts`.
    const page = sql`(select * from ${assessments} where ${assessments.state} = 'draft' and ${assessments.id} > ${after} order by ${assessments.id} limit ${PAGE})`;
    const [first, second, last] = await runTogether(ctx.db, [
      notifyResting(ctx, page, RESTING_DAYS[0]),
      notifyResting(ctx, page, RESTING_DAYS[1]),
      ctx.db
        .select({ id: sql<string | null>`max("page"."id")`.as("last_id"), drafts: sql<number>`count(*)`.as("drafts") })
        .from(sql`${page} as "page"`),
    ]);
    const told = [...first, ...second];
    await sendAll(ctx, told);
    reminders += told.length;
    if (!last[0]?.id || last[0].drafts < PAGE) return { did: { reminders }, cursor: null };
    after = last[0].id;
  }
  return { did: { reminders }, cursor: after };
}

function notifyResting(ctx: Context, page: ReturnType<typeof sql>, days: (typeof RESTING_DAYS)[number]) {
  const { from, until } = restingSince(days, ctx.clock());
  const starter = sql`(select "starter"."erased_at" from ${users} as "starter" where "starter"."id" = "page"."started_by")`;
  return notifyPeople(ctx, {
    cause: "draft-resting",
    eventId: sql`'draft-resting/' || "page"."id" || '/' || "page"."updated_at" || '/' || ${String(days)}`,
    data: sql`json_object('assessmentId', "page"."id", 'kind', "page"."kind", 'days', ${String(days)})`,
    from: sql`${page} as "page" cross join ${users} on ${users.companyId} = "page"."company_id"`,
    to: sql`"page"."updated_at" > ${from} and "page"."updated_at" <= ${until} and (${users.id} = "page"."started_by" or (${users.role} = 'owner' and ${starter} is not null))`,
    most: MAX_ROWS,
  });
}
