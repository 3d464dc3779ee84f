import { type Journey, type JourneyAction, RECOMMENDED } from "~/domain/journey/journey";

/** Recommended actions that the product has a place for, in the words of `journey.json`. */
const OFFERED = ["start_readiness", "resume_readiness", "start_new", "start_progress", "view_dashboard"] as const;
type Offered = (typeof OFFERED)[number];

export interface Recommendation {
  action: Offered;
  /** Where it leads; null: it starts an assessment, which takes a form. */
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
    sealedDraft,
    sealedLatest,
    canStart,
  }: { sealedDraft: string | null; sealedLatest: string | null; canStart: boolean },
): JourneyView {
  const targets: Record<Offered, string | null | undefined> = {
    start_readiness: canStart ? null : undefined,
    start_new: canStart ? null : undefined,
    resume_readiness: sealedDraft ? `/${sealedDraft}` : undefined,
    start_progress: "/user/history?kind=progress",
    view_dashboard: sealedLatest ? `/user/dashboard/${sealedLatest}` : undefined,
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
