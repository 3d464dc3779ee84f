import { and, eq, ne } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { assessments } from "~/platform/d1/schema/assessments";
import { latestResults, results } from "~/platform/d1/schema/results";
import { writeOnce } from "~/platform/d1/write-once";

/** The statement that reads when the company submitted the result that has taken the place of this one; none where this is its latest. */
export function newerResult(ctx: Context, assessmentId: string) {
  return newerOf(ctx.db, { assessmentId });
}

const newerOf = writeOnce(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ completedAt: results.completedAt })
    .from(assessments)
    .innerJoin(
      latestResults,
      and(
        eq(latestResults.companyId, assessments.companyId),
        eq(latestResults.kind, assessments.kind),
        ne(latestResults.assessmentId, assessments.id),
      ),
    )
    .innerJoin(results, eq(results.assessmentId, latestResults.assessmentId))
    .where(and(eq(assessments.id, assessmentId), eq(assessments.state, "completed"))),
);
