import type { Context } from "~/platform/context";
import { proofRequests } from "~/results/tables/proofs";

/** The statement that asks for a credential about a report, for the batch that makes one due; asked twice, it is due once. */
export function requestProof(ctx: Context, assessmentId: string) {
  const token = ctx.ids.create();
  return ctx.db
    .insert(proofRequests)
    .values({ assessmentId, token })
    .onConflictDoUpdate({ target: proofRequests.assessmentId, set: { token } });
}
