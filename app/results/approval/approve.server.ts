import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import type { ReviewVerdict } from "~/results/proof/rules/reviews";
import { addReview } from "~/results/results/reviews.server";
import type { Approval } from "~/results/results/rules/approval";
import { approvals } from "~/results/tables/reviews";

/** Records who approves a report; for its owner only. A repeated approval replaces the former one. Colleagues are told the first time. */
export function approveReport(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  approval: Approval,
): Promise<ReviewVerdict> {
  const said = { ...approval, at: ctx.clock(), userId: user.id };
  return addReview(ctx, user, assessmentId, "approved", [
    ctx.db
      .insert(approvals)
      .values({ assessmentId, ...said })
      .onConflictDoUpdate({ target: approvals.assessmentId, set: said }),
  ]);
}
