import { type Journey, type JourneyAction, RECOMMENDED } from "~/domain/journey/journey";

/** Recommended actions that the product has a place for, in the words of `journey.json`. */
const OFFERED = ["start_readiness", "resume_readiness", "start_new", "start_progress", "view_dashboard"] as const;
type Offered = (typeof OFFERED)[number];

export interface Recommendation {
  action: Offered;
  /** Where it leads; null: it starts an assessment at once, which takes a form. */
  href: string | null;
}

export interface JourneyView {
  journey: Journey;
  recommended: Recommendation[];
}

/** What the onboarding dialog offers. An action without anything to lead to is left out. */
export function viewJourney(
  journey: Journey,
  {
    draft,
    results,
    startPath,
  }: {
    /** Paths of the newest draft and of the newest results. */
    draft: string | null;
    results: string | null;
    /** As `href` is; undefined for whoever may not start one. */
    startPath: string | null | undefined;
  },
): JourneyView {
  const targets: Record<Offered, string | null | undefined> = {
    start_readiness: startPath,
    start_new: startPath,
    resume_readiness: draft ?? undefined,
    start_progress: "/user/history?kind=progress",
    view_dashboard: results ?? undefined,
  };
  const recommended = RECOMMENDED[journey].filter(isOffered).flatMap((action) => {
    const href = targets[action];
    return href === undefined ? [] : [{ action, href }];
  });
  return { journey, recommended };
}

function isOffered(action: JourneyAction): action is Offered {
  return OFFERED.some((offered) => offered === action);
}
