import { and, desc, eq, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { readAnswers, storedColumns } from "~/assessment/answers/stored.server";
import { answers } from "~/assessment/answers/tables";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import { FOOTPRINT_QUESTIONS, type RecordedAnswer } from "~/assessment/scoring/rules/footprints";
import { SCOPE_3_NAMES, scope3Question } from "~/assessment/scoring/rules/scope-3";
import { PROGRESS } from "~/core/kinds/kind";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";

/** As many as any user compares. */
const MAX_ASSESSMENTS = 10;

const FOOTPRINT_IDS = [
  ...FOOTPRINT_QUESTIONS.map((key) => CLIMATE_QUESTIONS[key]),
  ...SCOPE_3_NAMES.map(scope3Question),
];

/**
 * Batch statement that reads the emissions that a company entered in this Progress Assessment and in those completed before it, the newest
 * first. `readFootprints` turns what it finds into the input of the rules.
 */
export function footprintsQuery(ctx: Context, assessmentId: string) {
  return entered(ctx.db, { assessmentId });
}

const entered = preparedQuery(["assessmentId"], (db, { assessmentId }) => {
  const shown = alias(assessments, "shown");
  return db
    .select({ assessmentId: assessments.id, ...storedColumns(isListed(answers.questionId, FOOTPRINT_IDS)) })
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
    .where(eq(shown.id, assessmentId))
    .orderBy(desc(assessments.completedAt))
    .limit(MAX_ASSESSMENTS);
});

/** What `footprintsQuery` found, answer by answer. If an assessment's answers are no longer in rows, they are read from its file. */
export async function readFootprints(
  ctx: Context,
  found: Awaited<ReturnType<typeof footprintsQuery>>,
): Promise<RecordedAnswer[]> {
  const given = await Promise.all(
    found.map(async ({ assessmentId, ...stored }) => {
      const answers = await readAnswers(ctx, stored);
      return FOOTPRINT_IDS.flatMap((questionId) => {
        const answer = answers.get(questionId);
        return answer ? [{ assessmentId, questionId, value: answer.value }] : [];
      });
    }),
  );
  return given.flat();
}
