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
 * Where a company stands (specification, accounts 4). The specification lists «experienced», both kinds completed, behind
 * «progress_completed», which would hide it; here it is whoever has completed more than one Progress Assessment.
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

/** What the `journey` option of the history's address may say. */
const ASKED = ["first_time", "login", "resume", "readiness_completed", "progress_active", "experienced"];

/**
 * Whether the recommendations open by themselves: for whoever has no assessment yet, and where the address names a journey
 * other than the two that lead straight on (specification, accounts 2).
 */
export function opensOnboarding(journey: Journey, asked: string | null): boolean {
  if (asked === null || !ASKED.includes(asked)) return journey === "first_time";
  return asked !== "resume" && asked !== "progress_active";
}

/** What the `action` option of the history's address may say. */
const ACTIONS = ["start_readiness", "start_progress", "view_reports"];

/** Whether an address asks for something at home, where nobody gets without signing in. */
export function asksForHome(asked: { journey: string | null; action: string | null }): boolean {
  const { journey, action } = asked;
  return ACTIONS.includes(action ?? "") || (journey !== "first_time" && ASKED.includes(journey ?? ""));
}

/** What of its assessments a company may want to go on with, by kind: the newest draft, and the latest completed one. */
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
 * Where the options `journey` and `action` of the history's address lead at once, or null: to the history itself. What is asked for goes
 * before where somebody stands, and of two kinds the later one first. An address starts nothing: «start» is the question before a new
 * assessment, «list» says what still keeps one from it.
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

/** The kinds of which a company has completed one. */
export function completedKinds(results: JourneyState["results"]): Kind[] {
  return KINDS_OF_ASSESSMENTS.filter((kind) => results[kind] !== undefined);
}

function newest(to: "form" | "results", ids: Partial<Record<Kind, string>>): Destination | null {
  const kind = KINDS_OF_ASSESSMENTS.findLast((each) => ids[each] !== undefined);
  const id = kind && ids[kind];
  return id ? { to, kind, id } : null;
}
