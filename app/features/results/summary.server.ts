import { and, desc, eq, lt } from "drizzle-orm";
import type { AnswerMap } from "~/domain/answers/value";
import { READINESS } from "~/domain/kinds/kind";
import { type AssessmentRow, openAssessment } from "~/features/answers/queries.server";
import { findProfile, type Profile } from "~/features/company/profile.server";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { assessments } from "~/platform/d1/schema/assessments";
import { contactOf } from "./contact.server";
import { getResults, type Results } from "./queries.server";

export interface Summary extends Results<typeof READINESS> {
  answers: AnswerMap;
  /** Whom the report names, with the company. */
  profile: Profile;
  /** When the company completed the one before this, in milliseconds since 1970. */
  lastSubmissionAt: number | null;
}

export type SummaryVerdict = ({ ok: true } & Summary) | { ok: false; reason: "not-found" | "draft" };

/** Everything a completed readiness assessment has to say of itself: result, peers, answers and profile. */
export async function getSummary(ctx: Context, user: CurrentUser, assessmentId: string): Promise<SummaryVerdict> {
  const [results, opened] = await Promise.all([
    getResults(ctx, user, assessmentId, READINESS),
    openAssessment(ctx, user, assessmentId, "read"),
  ]);
  if (!results.ok) return results;
  if (!opened.ok) return { ok: false, reason: "not-found" };
  const [profile, lastSubmissionAt] = await Promise.all([
    findProfile(ctx, contactOf(results.assessment)),
    findLastSubmission(ctx, results.assessment),
  ]);
  if (!profile) return { ok: false, reason: "not-found" };
  return { ...results, answers: opened.answers, profile, lastSubmissionAt };
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
