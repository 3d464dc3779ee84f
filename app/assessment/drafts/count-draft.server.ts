import { and, count, eq, isNotNull } from "drizzle-orm";
import { type AssessmentAction, decideAssessment } from "~/assessment/answers/rules/access";
import { answers } from "~/assessment/answers/tables";
import { documents } from "~/assessment/evidence/tables";
import { comments } from "~/assessment/teamwork/tables";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** The number of items in a draft. */
export interface DraftCounts {
  answers: number;
  documents: number;
  comments: number;
}

export type CountVerdict =
  | { ok: true; counts: DraftCounts }
  | { ok: false; reason: "not-found" | "forbidden" | "completed" };

/** How much of a draft would be lost, if the user may do `action` with it. One round trip. */
export async function countDraft(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  action: AssessmentAction,
): Promise<CountVerdict> {
  const [[assessment], [given], [written], [said]] = await runTogether(ctx.db, [
    ctx.db
      .select({ companyId: assessments.companyId, kind: assessments.kind, state: assessments.state })
      .from(assessments)
      .where(eq(assessments.id, assessmentId)),
    ctx.db
      .select({ count: count() })
      .from(answers)
      .where(and(eq(answers.assessmentId, assessmentId), isNotNull(answers.value))),
    ctx.db.select({ count: count() }).from(documents).where(eq(documents.assessmentId, assessmentId)),
    ctx.db.select({ count: count() }).from(comments).where(eq(comments.assessmentId, assessmentId)),
  ]);
  const verdict = decideAssessment(user, assessment, action);
  if (!verdict.ok) return verdict;
  const counts = { answers: given?.count ?? 0, documents: written?.count ?? 0, comments: said?.count ?? 0 };
  return { ok: true, counts };
}
