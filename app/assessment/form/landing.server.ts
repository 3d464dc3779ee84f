import { overallOf } from "~/assessment/answers/rules/completion";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import { viewDueDates } from "~/assessment/deadlines/view";
import { findLandingFacts } from "~/assessment/drafts/carried.server";
import { viewStates } from "~/assessment/teamwork/form-view";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { indicatorLinks } from "./indicators.server";
import { hasNewer, type OpenedForm } from "./load-page.server";
import { viewRail } from "./section-view";

/** Loads the first page of an assessment. */
export async function loadLanding(ctx: Context, user: CurrentUser, opened: OpenedForm, language: Language) {
  const { assessment, catalogue, answers } = opened;
  const { deadlines, carried } = await findLandingFacts(ctx, user, assessment.id);
  return {
    rail: viewRail(catalogue, answers, language, null),
    indicators: indicatorLinks(ctx, assessment.id, catalogue),
    overall: overallOf(catalogue, answers),
    states: viewStates(catalogue, answers, opened.work),
    dates: viewDueDates(deadlines, language, maySetDeadline(user, "own")),
    carried,
    canDiscard: user.role === "owner",
    isOutdated: hasNewer(opened),
  };
}
