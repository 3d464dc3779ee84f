import type { Context } from "~/platform/context";
import { proofRequests } from "~/results/tables/proofs";

/** Batch statement that requests a credential about a report. Requested twice, it is due once. */
export function requestProof(ctx: Context, assessmentId: string) {
  const token = ctx.ids.create();
  return ctx.db
    .insert(proofRequests)
    .values({ assessmentId, token })
    .onConflictDoUpdate({ target: proofRequests.assessmentId, set: { token } });
}
