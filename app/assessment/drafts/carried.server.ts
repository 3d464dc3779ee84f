import { and, eq, sql } from "drizzle-orm";
import { carriedAt, sources } from "~/assessment/answers/carried.server";
import { answers } from "~/assessment/answers/tables";
import { assembleDeadlines, type Deadlines, deadlineStatements } from "~/assessment/deadlines/queries.server";
import { dayIn } from "~/core/days/days";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** A draft's answers from the company's last assessment, as long as some still need to be confirmed. */
export interface Carried {
  count: number;
  open: number;
  /** The day the source assessment was submitted, in the company's time zone, as `dayIn` returns it. */
  at: string;
}

const isCarried = sql`${assessments.carriedFrom} is not null and ${assessments.state} = 'draft'`;

/** The columns that `toCarried` needs, for a query over `assessments` joined to `sources`. Only drafts with a source are counted. */
const carriedColumns = {
  carriedAt,
  carriedCount: sql<number | null>`case when ${isCarried} then (select count(*) from ${answers} as "mine"
    where "mine"."assessment_id" = ${assessments.id} and exists (select 1 from ${answers} as "theirs"
      where "theirs"."assessment_id" = ${assessments.carriedFrom} and "theirs"."question_id" = "mine"."question_id"))
    end`.as("carried_count"),
  carriedOpen: sql<number | null>`case when ${isCarried} then (select count(*) from ${answers} as "open"
    where "open"."assessment_id" = ${assessments.id} and "open"."unconfirmed" = 'carried-over') end`.as("carried_open"),
};

/** Those columns as a page shows them; null if nothing needs to be confirmed. */
function toCarried(
  row: { carriedAt: number | null; carriedCount: number | null; carriedOpen: number | null },
  { timeZone }: CurrentUser,
): Carried | null {
  const { carriedAt: at, carriedCount: count, carriedOpen: open } = row;
  return at !== null && count && open ? { count, open, at: dayIn(at, timeZone) } : null;
}

/** What the landing page shows besides the assessment itself: its due dates and the answers carried over. One round trip. */
export async function findLandingFacts(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
): Promise<{ deadlines: Deadlines; carried: Carried | null }> {
  const kind = user.expectedKind ?? READINESS;
  const [set, asked, [row]] = await runTogether(ctx.db, [
    ...deadlineStatements(ctx, user, kind),
    ctx.db
      .select(carriedColumns)
      .from(assessments)
      .innerJoin(sources, eq(sources.id, assessments.carriedFrom))
      .where(and(eq(assessments.id, assessmentId), eq(assessments.companyId, user.companyId))),
  ]);
  return { deadlines: assembleDeadlines(ctx, user, kind, set, asked), carried: row ? toCarried(row, user) : null };
}
