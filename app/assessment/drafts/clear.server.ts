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

/** What clearing a draft deletes, each table with the column that names the assessment. */
export const CLEARED = [
  { table: answers, by: answers.assessmentId },
  { table: comments, by: comments.assessmentId },
  { table: documents, by: documents.assessmentId },
];

/**
 * Takes everything out of a draft: answers, comments, documents with their files, and what was said of its topics; who looks
 * after a topic stays. Nothing happens once it is submitted.
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
  // The rows are gone first: a file that outlives them is swept, a row without its file would be a broken link.
  await dropFiles(ctx, user.companyId, files);
  ctx.log("assessment-cleared", { assessmentId });
  return { ok: true };
}
