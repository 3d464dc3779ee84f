import { type StartOptions, type StartVerdict, startDraft } from "~/assessment/drafts/start.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { offerDone } from "./offer.server";

/** Starts an assessment (`startDraft`). Offers it, for confirmation, what the company's plan has put into place since the last result. */
export function startAssessment(
  ctx: Context,
  user: CurrentUser,
  options: Omit<StartOptions, "offer"> = {},
): Promise<StartVerdict> {
  return startDraft(ctx, user, {
    ...options,
    offer: (newest, draftId) => offerDone(ctx, user, newest, draftId),
  });
}
