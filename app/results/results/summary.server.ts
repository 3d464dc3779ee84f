import { and, desc, eq, lt } from "drizzle-orm";
import { readFor } from "~/assessment/answers/associated.server";
import { type AssessmentRow, answersOf } from "~/assessment/answers/queries.server";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import { readAnswers } from "~/assessment/answers/stored.server";
import { type Kind, type KindOf, type Measure, measureOf } from "~/core/kinds/kind";
import { findProfile, type Profile } from "~/foundation/company/profile.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { contactOf } from "./contact.server";
import { judgeResults, type Results, resultStatements } from "./queries.server";

/** Everything that a completed assessment of a kind says. */
export type Summary<K extends Kind> = Results<K> & {
  answers: AnswerMap;
  /** The person that the report names, with the company. */
  profile: Profile;
  /** When the company completed the previous one, in milliseconds since 1970. */
  lastSubmissionAt: number | null;
};

export type SummaryVerdict<K extends Kind> = ({ ok: true } & Summary<K>) | { ok: false; reason: "not-found" | "draft" };

/** Whether a summary is of a kind with that measure. */
export const isSummaryOf = <M extends Measure>(summary: Summary<Kind>, measure: M): summary is Summary<KindOf<M>> =>
  measureOf(summary.assessment.kind) === measure;

const NOT_FOUND = { ok: false, reason: "not-found" } as const;

/**
 * The result of a completed assessment with its peers, answers and profile. The company itself may read it, and so may those who see it
 * through its access code, but they do not learn of other codes that it has joined. If a user is named, only an assessment of that user's
 * company counts.
 */
export async function getSummary<K extends Kind>(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  kind: K,
  userId: string | null = null,
): Promise<SummaryVerdict<K>> {
  const statements = resultStatements(ctx, assessmentId, [answersOf(ctx, assessmentId)]);
  const reading = { assessmentId, userId, thing: "result" } as const;
  const read = await readFor(ctx, { ...user, expectedKind: kind }, reading, statements);
  if (!read) return NOT_FOUND;
  const results = await judgeResults<K, readonly [ReturnType<typeof answersOf>]>(ctx, read.reader, read.found);
  if (!results.ok) return results;
  const [[stored]] = results.also;
  const [answers, profile, lastSubmissionAt] = await Promise.all([
    readAnswers(ctx, stored),
    findProfile(ctx, contactOf(results.assessment)),
    findLastSubmission(ctx, results.assessment),
  ]);
  if (!profile) return NOT_FOUND;
  const joinedAccessCodes = read.reader.companyId === user.companyId ? profile.joinedAccessCodes : [];
  return { ...results, answers, profile: { ...profile, joinedAccessCodes }, lastSubmissionAt };
}

async function findLastSubmission(ctx: Context, assessment: AssessmentRow): Promise<number | null> {
  if (assessment.completedAt === null) return null;
  const [former] = await ctx.db
    .select({ completedAt: assessments.completedAt })
    .from(assessments)
    .where(
      and(
        eq(assessments.companyId, assessment.companyId),
        eq(assessments.kind, assessment.kind),
        eq(assessments.state, "completed"),
        lt(assessments.completedAt, assessment.completedAt),
      ),
    )
    .orderBy(desc(assessments.completedAt))
    .limit(1);
  return former?.completedAt ?? null;
}
