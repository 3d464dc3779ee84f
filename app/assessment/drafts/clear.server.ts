import { and, eq, exists, sql } from "drizzle-orm";
import { clearedNow } from "~/assessment/answers/clearing.server";
import { draftGuard, isDraft } from "~/assessment/answers/draft-guard.server";
import type { AccessVerdict } from "~/assessment/answers/rules/access";
import { answers } from "~/assessment/answers/tables";
import { dropFiles } from "~/assessment/evidence/store-file.server";
import { documents } from "~/assessment/evidence/tables";
import { comments } from "~/assessment/teamwork/tables";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { filesStatement, judgeDraft, unsayStatement } from "./draft.server";

/** The tables that clearing a draft deletes from, each with the column that names the assessment. */
const CLEARED = [
  { table: answers, by: answers.assessmentId },
  { table: comments, by: comments.assessmentId },
  { table: documents, by: documents.assessmentId },
];

/**
 * Deletes everything in a draft: answers, comments, documents with their files, and the state of its topics. Each topic
 * keeps its assignee. Does nothing once the draft is submitted.
 */
export async function clearDraft(ctx: Context, user: CurrentUser, assessmentId: string): Promise<AccessVerdict> {
  const allowed = await judgeDraft(ctx, user, assessmentId, "discard");
  if (!allowed.ok) return allowed;
  const isStill = exists(draftGuard(assessmentId));
  const [files, touched] = await runTogether(ctx.db, [
    filesStatement(ctx, assessmentId),
    ctx.db
      .update(assessments)
      .set({
        revision: sql`${assessments.revision} + 1`,
        clearedAt: clearedNow(ctx.clock()),
        answeredRequired: 0,
        carriedFrom: null,
        updatedAt: ctx.clock(),
      })
      .where(isDraft(assessmentId))
      .returning({ id: assessments.id }),
    ...CLEARED.map(({ table, by }) => ctx.db.delete(table).where(and(eq(by, assessmentId), isStill))),
    unsayStatement(ctx, assessmentId),
  ]);
  if (touched.length === 0) return { ok: false, reason: "completed" };
  // Rows go first: a leftover file is swept later, but a row without its file would be a broken link.
  await dropFiles(ctx, user.companyId, files);
  ctx.log("assessment-cleared", { assessmentId });
  return { ok: true };
}
