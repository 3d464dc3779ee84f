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

/** A company's own assessments that somebody may want to go on with. */
export interface Standing {
  journey: Journey;
  readinessDraft: string | null;
  latestReadiness: string | null;
}

export type Destination = { to: "assessment" | "dashboard"; id: string } | { to: "start" | "reports" | "progress" };

/**
 * Where the options `journey` and `action` of the history's address lead at once, or null: to the history itself. What is asked for goes
 * before where somebody stands. An address starts nothing: «start» is the question before a new assessment.
 */
export function smartRedirect(
  asked: { journey: string | null; action: string | null },
  { journey, readinessDraft, latestReadiness }: Standing,
): Destination | null {
  if (asked.action === "start_readiness") return { to: "start" };
  if (asked.action === "view_reports") {
    return latestReadiness ? { to: "dashboard", id: latestReadiness } : { to: "reports" };
  }
  if (asked.action === "start_progress" || asked.journey === "progress_active") return { to: "progress" };
  const resumes = asked.journey === "resume" && journey !== "progress_active";
  return resumes && readinessDraft ? { to: "assessment", id: readinessDraft } : null;
}
