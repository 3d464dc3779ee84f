import { and, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import { draftGuard, isDraft } from "~/assessment/answers/draft-guard.server";
import type { AccessVerdict } from "~/assessment/answers/rules/access";
import { answers } from "~/assessment/answers/tables";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { judgeDraft, unsayStatement } from "./draft.server";

/**
 * Marks everything in a draft as incomplete: its answers stay, but none counts until a user saves it again, and the
 * state of its topics is cleared. Does nothing once the draft is submitted.
 */
export async function resetCompletion(ctx: Context, user: CurrentUser, assessmentId: string): Promise<AccessVerdict> {
  const allowed = await judgeDraft(ctx, user, assessmentId, "answer");
  if (!allowed.ok) return allowed;
  const isStill = exists(draftGuard(assessmentId));
  const [, , touched] = await runTogether(ctx.db, [
    ctx.db
      .update(answers)
      .set({ unconfirmed: "reset" })
      .where(
        and(eq(answers.assessmentId, assessmentId), isNull(answers.unconfirmed), isNotNull(answers.value), isStill),
      ),
    unsayStatement(ctx, assessmentId),
    ctx.db
      .update(assessments)
      .set({ revision: sql`${assessments.revision} + 1`, answeredRequired: 0, updatedAt: ctx.clock() })
      .where(isDraft(assessmentId))
      .returning({ id: assessments.id }),
  ]);
  return touched.length > 0 ? { ok: true } : { ok: false, reason: "completed" };
}
