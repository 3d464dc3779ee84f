import { and, desc, eq, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { PROGRESS } from "~/domain/kinds/kind";
import { CLIMATE_QUESTIONS } from "~/domain/scoring/climate";
import { FOOTPRINT_QUESTIONS } from "~/domain/scoring/footprints";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { answers, assessments } from "~/platform/d1/schema/assessments";
import { writeOnce } from "~/platform/d1/write-once";

/** Of as many years as anybody compares. */
const MOST_ANSWERS = 40;

/**
 * The statement that reads what a company has entered of its emissions, in this Progress Assessment and those completed before it, the newest
 * first, for a batch.
 */
export function footprintsQuery(ctx: Context, assessmentId: string) {
  return entered(ctx.db, { assessmentId });
}

const entered = writeOnce(["assessmentId"], (db, { assessmentId }) => {
  const shown = alias(assessments, "shown");
  const ids = FOOTPRINT_QUESTIONS.map((key) => CLIMATE_QUESTIONS[key]);
  return db
    .select({ assessmentId: answers.assessmentId, questionId: answers.questionId, value: answers.value })
    .from(shown)
    .innerJoin(
      assessments,
      and(
        eq(assessments.companyId, shown.companyId),
        eq(assessments.kind, PROGRESS),
        eq(assessments.state, "completed"),
        lte(assessments.completedAt, shown.completedAt),
      ),
    )
    .innerJoin(answers, and(eq(answers.assessmentId, assessments.id), isListed(answers.questionId, ids)))
    .where(eq(shown.id, assessmentId))
    .orderBy(desc(assessments.completedAt))
    .limit(MOST_ANSWERS);
});
