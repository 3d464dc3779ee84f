import { type SQL, sql } from "drizzle-orm";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import { readWithSession, recogniseUser } from "~/foundation/identity/session.server";
import { deadLetters } from "~/foundation/notifications/tables";
import { navItemOf } from "~/foundation/shell/nav-item";
import { jobs, supportTickets } from "~/foundation/tables/office";
import { attempt } from "~/foundation/web/attempt.server";
import type { Context } from "~/platform/context";

/** Counting stops here; pages show "99+". */
const MAX_COUNTED = 100;

/** What waits for the network's office: unanswered questions, messages given up, and jobs whose last run failed. */
export interface OfficeCounts {
  questions: number;
  deadLetters: number;
  jobs: number;
}

/**
 * The counts that the pages under /admin show, in the trip of the session. Null on other pages, for everyone else, and if they cannot be
 * read. Reads at most a hundred rows of each index, and the few rows of jobs.
 */
export async function readOfficeCounts(ctx: Context, request: Request): Promise<OfficeCounts | null> {
  if (navItemOf(new URL(request.url).pathname) !== "administration") return null;
  const read = readWithSession(ctx, request, [countWaiting(ctx)]);
  const user = await recogniseUser(ctx, request);
  if (!user || !mayAdminister(user)) return null;
  const found = await attempt(ctx.log, "office-counts", read);
  return found.ok ? (found.value[0][0] ?? null) : null;
}

function countWaiting(ctx: Context) {
  const bounded = (rows: SQL) => sql<number>`(select count(*) from (${rows} limit ${MAX_COUNTED}))`;
  return ctx.db
    .select({
      questions: bounded(sql`select 1 from ${supportTickets} where answered_at is null`).as("questions_count"),
      deadLetters: bounded(sql`select 1 from ${deadLetters} where retried_at is null`).as("letters_count"),
      jobs: sql<number>`coalesce(sum(${jobs.failures} > 0), 0)`.as("jobs_count"),
    })
    .from(jobs);
}
