import { isUnlocked } from "~/assessment/kinds/kinds";
import { KINDS_OF_ASSESSMENTS, type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";

/** How many assessments of a kind a company has. */
export interface Counts {
  drafts: number;
  completed: number;
}

export type Journey =
  | "first_time"
  | "returning_incomplete"
  | "readiness_completed"
  | "progress_active"
  | "progress_completed"
  | "experienced";

/**
 * Which journey a company is on (specification, accounts 4). The specification lists "experienced", both kinds completed, after
 * "progress_completed", which would hide it. Here it means more than one completed Progress Assessment.
 */
export function journeyOf(readiness: Counts, progress: Counts): Journey {
  if (progress.drafts > 0) return "progress_active";
  if (readiness.completed > 0 && progress.completed > 1) return "experienced";
  if (progress.completed > 0) return "progress_completed";
  if (readiness.completed > 0) return "readiness_completed";
  return readiness.drafts > 0 ? "returning_incomplete" : "first_time";
}

export type JourneyAction =
  | "start_readiness"
  | "resume_readiness"
  | "start_new"
  | "start_progress"
  | "view_dashboard"
  | "resume_progress"
  | "view_readiness_dashboard"
  | "view_progress_dashboard"
  | "start_new_progress"
  | "generate_reports";

const SEASONED: readonly JourneyAction[] = ["view_progress_dashboard", "start_new_progress", "generate_reports"];

/** What is worth doing next, the best first (specification, accounts 4). */
export const RECOMMENDED: Record<Journey, readonly JourneyAction[]> = {
  first_time: ["start_readiness"],
  returning_incomplete: ["resume_readiness", "start_new"],
  readiness_completed: ["start_progress", "view_dashboard"],
  progress_active: ["resume_progress", "view_readiness_dashboard"],
  progress_completed: SEASONED,
  experienced: SEASONED,
};

/** The values of the `journey` parameter in the history's URL. */
const ASKED = ["first_time", "login", "resume", "readiness_completed", "progress_active", "experienced"];

/**
 * Whether the recommendations open by themselves: for a company without any assessment, and if the URL names a journey other than the two
 * that redirect at once (specification, accounts 2).
 */
export function opensOnboarding(journey: Journey, asked: string | null): boolean {
  if (asked === null || !ASKED.includes(asked)) return journey === "first_time";
  return asked !== "resume" && asked !== "progress_active";
}

/** The values of the `action` parameter in the history's URL. */
const ACTIONS = ["start_readiness", "start_progress", "view_reports"];

/** Whether a URL asks for something at home, which requires signing in. */
export function asksForHome(asked: { journey: string | null; action: string | null }): boolean {
  const { journey, action } = asked;
  return ACTIONS.includes(action ?? "") || (journey !== "first_time" && ASKED.includes(journey ?? ""));
}

/** The assessments that a company may want to continue with, by kind: the newest draft, and the latest completed one. */
export interface JourneyState {
  drafts: Partial<Record<Kind, string>>;
  results: Partial<Record<Kind, string>>;
}

/** A draft's form or an assessment's results, the list of a kind or its question before a start, or the reports. */
export type Destination =
  | { to: "form" | "results"; kind: Kind; id: string }
  | { to: "list" | "start"; kind: Kind }
  | { to: "reports" };

/**
 * Where the `journey` and `action` parameters of the history's URL redirect to; null for the history itself. What the URL asks for comes
 * before the company's own progress, and of two kinds the later one comes first. A URL never starts anything: "start" is the question
 * before a new assessment, and "list" says what still prevents one.
 */
export function smartRedirect(
  asked: { journey: string | null; action: string | null },
  { drafts, results }: JourneyState,
): Destination | null {
  if (asked.action === "start_readiness") return { to: "start", kind: READINESS };
  if (asked.action === "start_progress") {
    return { to: isUnlocked(PROGRESS, completedKinds(results)) ? "start" : "list", kind: PROGRESS };
  }
  if (asked.action === "view_reports") return newest("results", results) ?? { to: "reports" };
  if (asked.journey === "progress_active") {
    return drafts.progress ? { to: "form", kind: PROGRESS, id: drafts.progress } : { to: "list", kind: PROGRESS };
  }
  return asked.journey === "resume" ? newest("form", drafts) : null;
}

/** The kinds that a company has completed. */
export function completedKinds(results: JourneyState["results"]): Kind[] {
  return KINDS_OF_ASSESSMENTS.filter((kind) => results[kind] !== undefined);
}

function newest(to: "form" | "results", ids: Partial<Record<Kind, string>>): Destination | null {
  const kind = KINDS_OF_ASSESSMENTS.findLast((each) => ids[each] !== undefined);
  const id = kind && ids[kind];
  return id ? { to, kind, id } : null;
}
