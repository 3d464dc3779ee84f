import { plannedQuestions } from "~/assessment/evidence/planned-questions.server";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { readLatest } from "./latest.server";
import { viewWhatIf, type WhatIfView } from "./what-if-view";

/** How ticked practices would change the company's latest result of a kind; null before the first. */
export async function openWhatIf(
  ctx: Context,
  user: CurrentUser,
  kind: Kind,
  ticked: readonly string[],
): Promise<WhatIfView | null> {
  const latest = await readLatest(ctx, user, kind);
  if (!latest) return null;
  const planned = await plannedQuestions(ctx, user.companyId, kind);
  const choice = { ticked: new Set(ticked), planned: new Set(planned.map(({ id }) => id)) };
  return viewWhatIf(latest, choice, user.language);
}
