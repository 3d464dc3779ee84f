import { and, eq, exists } from "drizzle-orm";
import { draftGuard } from "~/assessment/answers/draft-guard.server";
import { type AccessVerdict, type AssessmentAction, decideAssessment } from "~/assessment/answers/rules/access";
import { documentFiles, documents } from "~/assessment/evidence/tables";
import { topicWork } from "~/assessment/teamwork/tables";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { inQuery } from "~/platform/d1/client";

/** Whether a user may do `action` with an assessment. One round trip, one row. */
export async function judgeDraft(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  action: AssessmentAction,
): Promise<AccessVerdict> {
  const [assessment] = await ctx.db
    .select({ companyId: assessments.companyId, kind: assessments.kind, state: assessments.state })
    .from(assessments)
    .where(eq(assessments.id, assessmentId));
  return decideAssessment(user, assessment, action);
}

/** The files of an assessment's documents, to be read in the batch that deletes their rows. */
export function filesStatement(ctx: Context, assessmentId: string) {
  const own = ctx.db.select({ id: documents.id }).from(documents).where(eq(documents.assessmentId, assessmentId));
  return ctx.db
    .select({ id: documentFiles.id, fileName: documentFiles.fileName, pages: documentFiles.pages })
    .from(documentFiles)
    .where(inQuery(documentFiles.documentId, own));
}

/** Clears the state of a draft's topics; each topic keeps its assignee. */
export function unsayStatement(ctx: Context, assessmentId: string) {
  return ctx.db
    .update(topicWork)
    .set({ state: null, stateBy: null, stateAt: null })
    .where(and(eq(topicWork.assessmentId, assessmentId), exists(draftGuard(assessmentId))));
}
