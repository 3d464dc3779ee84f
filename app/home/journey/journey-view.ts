import { historyPath, startPath } from "~/core/addresses/assessment";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import { type Journey, type JourneyAction, RECOMMENDED } from "~/home/journey/rules/journey";
import type { JourneyPaths } from "./journey-state";

export interface Recommendation {
  /** A newcomer may also look at what an assessment gives before starting one. */
  action: JourneyAction | "see_example";
  /** Where it leads. Null if it starts an assessment at once, which takes a form. */
  href: string | null;
}

export interface JourneyView {
  journey: Journey;
  recommended: Recommendation[];
}

/** What the onboarding dialog offers. Actions that lead nowhere are left out. */
export function viewJourney(
  journey: Journey,
  {
    drafts,
    results,
    canStart,
    asks,
  }: JourneyPaths & {
    canStart: boolean;
    /** Whether there is anything to ask before a new Readiness Assessment. */
    asks: boolean;
  },
): JourneyView {
  const startReadiness = canStart ? (asks ? startPath(READINESS) : null) : undefined;
  const startProgress = canStart ? startPath(PROGRESS) : undefined;
  const targets: Record<JourneyAction, string | null | undefined> = {
    start_readiness: startReadiness,
    start_new: startReadiness,
    resume_readiness: drafts.readiness,
    start_progress: startProgress,
    view_dashboard: results.readiness,
    resume_progress: drafts.progress,
    view_readiness_dashboard: results.readiness,
    view_progress_dashboard: results.progress,
    start_new_progress: startProgress,
    generate_reports: `${historyPath(READINESS)}#reports`,
  };
  const recommended = RECOMMENDED[journey].flatMap((action) => {
    const href = targets[action];
    return href === undefined ? [] : [{ action, href }];
  });
  const example = journey === "first_time" ? [{ action: "see_example" as const, href: "/sample" }] : [];
  return { journey, recommended: [...recommended, ...example] };
}
