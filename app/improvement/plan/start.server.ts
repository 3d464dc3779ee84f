import { type StartOptions, type StartVerdict, startDraft } from "~/assessment/drafts/start.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { carryProofs } from "./carry-proofs.server";
import { offerDone } from "./offer.server";

/**
 * Starts an assessment (`startDraft`). Offers it, for confirmation, what the company's plan has put into place since the last result, with
 * copies of what proves it.
 */
export async function startAssessment(
  ctx: Context,
  user: CurrentUser,
  options: Omit<StartOptions, "offer"> = {},
): Promise<StartVerdict> {
  let proposed = 0;
  const started = await startDraft(ctx, user, {
    ...options,
    offer: async (newest) => {
      const { count, offer } = await offerDone(ctx, user, newest);
      proposed = count;
      return offer;
    },
  });
  if (started.ok && proposed > 0) await carryProofs(ctx, user, started.assessmentId);
  return started;
}
