import { and, eq, ne } from "drizzle-orm";
import { assessments } from "~/foundation/tables/assessments";
import { latestResults, results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { preparedQuery } from "~/platform/d1/prepared-query";

/** Joins the result that has replaced an assessment's: the latest of its company and kind, if that is another. */
export const isNewer = and(
  eq(latestResults.companyId, assessments.companyId),
  eq(latestResults.kind, assessments.kind),
  ne(latestResults.assessmentId, assessments.id),
);

/**
 * Batch statement that reads which result of its company has replaced this one, and when it was submitted; no row if this is the latest.
 */
export function newerResult(ctx: Context, assessmentId: string) {
  return newerOf(ctx.db, { assessmentId });
}

const newerOf = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ assessmentId: results.assessmentId, completedAt: results.completedAt })
    .from(assessments)
    .innerJoin(latestResults, isNewer)
    .innerJoin(results, eq(results.assessmentId, latestResults.assessmentId))
    .where(and(eq(assessments.id, assessmentId), eq(assessments.state, "completed"))),
);
