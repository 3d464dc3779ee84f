import { maySetDeadline } from "~/domain/access/deadlines";
import type { Language } from "~/domain/language";
import { overallProgress } from "~/domain/progress/completion";
import { findLandingFacts } from "~/features/answers/carried.server";
import { viewDueDates } from "~/features/deadlines/view";
import { indicatorLinks } from "~/features/form/indicators.server";
import { hasNewer, type OpenedForm } from "~/features/form/load-page.server";
import { viewRail } from "~/features/form/section-view";
import type { CurrentUser } from "~/features/identity/session.server";
import { viewStates } from "~/features/teamwork/form-view";
import type { Context } from "~/platform/context";

/** What the first page of an assessment shows. */
export async function loadLanding(ctx: Context, user: CurrentUser, opened: OpenedForm, language: Language) {
  const { assessment, catalogue, answers } = opened;
  const { deadlines, carried } = await findLandingFacts(ctx, user, assessment.id);
  return {
    rail: viewRail(catalogue, answers, language, null),
    indicators: indicatorLinks(ctx, assessment.id, catalogue),
    overall: overallProgress(catalogue, answers),
    states: viewStates(catalogue, answers, opened.work),
    dates: viewDueDates(deadlines, language, maySetDeadline(user, "own")),
    carried,
    canDiscard: user.role === "owner",
    isOutdated: hasNewer(opened),
  };
}
