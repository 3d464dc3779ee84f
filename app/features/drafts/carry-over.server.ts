import { and, eq, type SQL, sql } from "drizzle-orm";
import { hasAnswer } from "~/domain/answers/answers";
import type { Catalogue } from "~/domain/catalogue/catalogue";
import { compareCatalogues, keptQuestions } from "~/domain/catalogue/changes";
import { getCatalogue } from "~/features/catalogue/catalogue.server";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { latestResultOf } from "~/platform/d1/latest-results";
import { answers, assessments } from "~/platform/d1/schema/assessments";

/** The completed assessment to begin with, and which of its answers the newest questionnaire has room for. */
export interface CarryOver {
  from: string;
  /** Ids of the questions, of those among them that are required now, and of those that have all they ask for. */
  questions: string[];
  required: string[];
  answered: string[];
}

/** What a new assessment would take over from the company's last completed one; null where there is none. */
export async function planCarryOver(ctx: Context, user: CurrentUser, newest: Catalogue): Promise<CarryOver | null> {
  const latest = latestResultOf(user.companyId, newest.kind);
  const [[last], given] = await ctx.db.batch([
    ctx.db
      .select({ id: assessments.id, version: assessments.catalogueVersion })
      .from(assessments)
      .where(
        and(eq(assessments.id, latest), eq(assessments.companyId, user.companyId), eq(assessments.state, "completed")),
      ),
    ctx.db
      .select({ questionId: answers.questionId, value: answers.value })
      .from(answers)
      .where(eq(answers.assessmentId, latest)),
  ]);
  if (!last) return null;
  const byQuestion = new Map(given.map(({ questionId, value }) => [questionId, { value }]));
  const kept = keptQuestions(compareCatalogues(await getCatalogue(ctx, last.version), newest, byQuestion));
  return {
    from: last.id,
    questions: kept.map(({ id }) => id),
    required: kept.filter(({ isRequired }) => isRequired).map(({ id }) => id),
    answered: kept.filter((question) => hasAnswer(question, byQuestion.get(question.id)?.value)).map(({ id }) => id),
  };
}

/**
 * Copies those answers into the draft that `isDraft` finds, if what stands before this statement in the batch has made it. Each keeps who
 * gave it and when, and waits for somebody to confirm it.
 */
export function copyAnswers(ctx: Context, { from, questions, required, answered }: CarryOver, isDraft: SQL) {
  const copies = ctx.db
    .select({
      assessmentId: sql<string>`${assessments.id}`.as("assessment_id"),
      questionId: answers.questionId,
      value: answers.value,
      isAnswered: sql<boolean>`${isListed(answers.questionId, answered)}`.as("is_answered"),
      isRequired: sql<boolean>`${isListed(answers.questionId, required)}`.as("is_required"),
      revision: sql<number>`${assessments.clearedAt} + 1`.as("revision"),
      answeredBy: answers.answeredBy,
      answeredAt: answers.answeredAt,
      unconfirmed: sql<"carried-over">`'carried-over'`.as("unconfirmed"),
    })
    .from(answers)
    .innerJoin(assessments, isDraft)
    .where(and(eq(answers.assessmentId, from), isListed(answers.questionId, questions)));
  // A practice that the plan has offered stays.
  return ctx.db.insert(answers).select(copies).onConflictDoNothing();
}
