import { sql } from "drizzle-orm";
import { footprintsDue } from "~/assessment/answers/rules/nudges";
import { deadlines } from "~/assessment/deadlines/tables";
import { PROGRESS } from "~/core/kinds/kind";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { latestResultOf } from "~/foundation/tables/latest-results";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** Assessments per page, and pages per run. */
const PAGE = 200;
const MAX_PAGES = 10;
/** More rows than one page can produce. */
const MAX_ROWS = 4000;

type Window = ReturnType<typeof footprintsDue>[number];

/**
 * Reminds the owners of a company whose latest Progress Assessment was submitted a whole number of years ago, and that
 * has neither started another since nor set a date for it. Walks the assessments in each window by completion time, one page per round trip. A
 * reminder counts once per assessment and year. The cursor is "years/time".
 */
export async function remindOfFootprints(ctx: Context, cursor: string | null) {
  const [reached = 0, at = 0] = (cursor ?? "").split("/").map(Number);
  let [pages, reminders] = [0, 0];
  for (const window of footprintsDue(ctx.clock()).filter(({ years }) => years >= reached)) {
    let after = window.years === reached ? Math.max(window.from, at) : window.from;
    for (let isDone = false; !isDone; pages += 1) {
      if (pages === MAX_PAGES) return { did: { reminders }, cursor: `${window.years}/${after}` };
      const { told, last, count } = await notifyPage(ctx, window, after);
      await sendAll(ctx, told);
      reminders += told.length;
      // Read rows of the same millisecond again, because the page may have ended between them.
      isDone = count < PAGE || last === after;
      after = last ?? after;
    }
  }
  return { did: { reminders }, cursor: null };
}

async function notifyPage(ctx: Context, { years, until }: Window, after: number) {
  // A literal, so that SQLite sees that it can use the partial index `assessments_by_completion`.
  const page = sql`(select * from ${assessments} where ${assessments.state} = 'completed' and ${assessments.completedAt} between ${after} and ${until} and ${assessments.kind} = ${PROGRESS} order by ${assessments.completedAt} limit ${PAGE})`;
  const isLatest = sql`"page"."id" = ${latestResultOf(sql`"page"."company_id"`, PROGRESS)}`;
  const hasBegun = sql`exists (select 1 from ${assessments} as "next" where "next"."company_id" = "page"."company_id" and "next"."kind" = "page"."kind" and "next"."created_at" > "page"."completed_at")`;
  const hasDate = sql`exists (select 1 from ${deadlines} where ${deadlines.companyId} = "page"."company_id" and ${deadlines.scope} = 'next' and ${deadlines.kind} = "page"."kind")`;
  const [told, [found]] = await runTogether(ctx.db, [
    notifyPeople(ctx, {
      cause: "footprint-year",
      eventId: sql`'footprint-year/' || "page"."id" || '/' || ${String(years)}`,
      data: sql`json_object('kind', "page"."kind", 'years', ${String(years)}, 'date', strftime('%Y-%m-%dT%H:%M:%SZ', "page"."completed_at" / 1000, 'unixepoch'))`,
      from: sql`${page} as "page" cross join ${users} on ${users.companyId} = "page"."company_id"`,
      to: sql`${users.role} = 'owner' and ${isLatest} and not ${hasBegun} and not ${hasDate}`,
      most: MAX_ROWS,
    }),
    ctx.db
      .select({
        last: sql<number | null>`max("page"."completed_at")`.as("last_at"),
        count: sql<number>`count(*)`.as("assessments"),
      })
      .from(sql`${page} as "page"`),
  ]);
  return { told, last: found?.last ?? null, count: found?.count ?? 0 };
}
