import { and, eq, sql } from "drizzle-orm";
import { assessmentOf } from "~/assessment/answers/queries.server";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { decideReview, type ReviewVerdict } from "~/results/proof/rules/reviews";
import { proofRequests, proofs, withdrawals } from "~/results/tables/proofs";
import { latestProof } from "./latest.server";

export type WithdrawVerdict = ReviewVerdict | { ok: false; reason: "unproved" | "withdrawn" };

/** Whether the user may withdraw a report now: only its owner may, once it is proved, and only once. */
export async function decideWithdrawal(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
): Promise<WithdrawVerdict> {
  const [[assessment], [proof]] = await runTogether(ctx.db, [
    assessmentOf(ctx, assessmentId),
    latestProof(ctx, assessmentId),
  ]);
  const verdict = decideReview(user, assessment, "approved");
  if (!verdict.ok) return verdict;
  if (!proof) return { ok: false, reason: "unproved" };
  return proof.withdrawnAt === null ? { ok: true } : { ok: false, reason: "withdrawn" };
}

/**
 * Withdraws every proof of a report for good, and any pending request for another. Repeating it changes nothing. Nothing more is issued
 * about the report: see `issueProof`.
 */
export async function withdrawReport(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  visitor: Visitor,
): Promise<WithdrawVerdict> {
  const verdict = await decideWithdrawal(ctx, user, assessmentId);
  if (!verdict.ok) return verdict;
  await runTogether(ctx.db, [
    ctx.db
      .insert(withdrawals)
      .select(
        ctx.db
          .select({ list: proofs.list, place: proofs.place, at: sql<number>`${ctx.clock()}`.as("at") })
          .from(proofs)
          .where(eq(proofs.assessmentId, assessmentId)),
      )
      .onConflictDoNothing(),
    ctx.db.delete(proofRequests).where(eq(proofRequests.assessmentId, assessmentId)),
    securityEvent(ctx, "report-withdrawn", user.id, visitor),
  ]);
  ctx.log("proof-withdrawn", { assessmentId });
  return { ok: true };
}

/** Whether any proof of a report is withdrawn, as an SQL condition. */
export const isReportWithdrawn = (assessmentId: string) => sql`exists (select 1 from ${proofs} inner join ${withdrawals}
  on ${and(eq(withdrawals.list, proofs.list), eq(withdrawals.place, proofs.place))} where ${eq(proofs.assessmentId, assessmentId)})`;
