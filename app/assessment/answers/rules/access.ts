import type { Kind } from "~/core/kinds/kind";
import type { Viewer } from "../../../core/viewer";

/** What access to an assessment rests on. */
export interface Assessed {
  companyId: string;
  kind: Kind;
  state: "draft" | "completed";
}

export type AssessmentAction = "read" | "answer" | "submit" | "discard";

const OWNERS_ONLY: readonly AssessmentAction[] = ["submit", "discard"];

export type AccessVerdict = { ok: true } | { ok: false; reason: "not-found" | "forbidden" | "completed" };

/**
 * Whether a user may do something with an assessment. Another company's assessment is «not-found», the same as one of
 * another kind than was looked for and one that does not exist; only the owner submits it or throws away what is in it; a completed assessment is read and nothing else.
 */
export function decideAssessment(
  viewer: Viewer,
  assessment: Assessed | null | undefined,
  action: AssessmentAction,
): AccessVerdict {
  if (!assessment || assessment.companyId !== viewer.companyId || !isExpectedKind(viewer, assessment)) {
    return { ok: false, reason: "not-found" };
  }
  if (action === "read") return { ok: true };
  if (viewer.role === "viewer" || (OWNERS_ONLY.includes(action) && viewer.role !== "owner")) {
    return { ok: false, reason: "forbidden" };
  }
  return assessment.state === "draft" ? { ok: true } : { ok: false, reason: "completed" };
}

/**
 * Whether a user may read what an assessment holds, from within its company or from outside: a completed one of a company that has joined
 * theirs (`hasJoined`) too. The network's administrators may not.
 */
export function mayReadSubmitted(viewer: Viewer, assessment: Assessed, hasJoined: boolean): boolean {
  if (!isExpectedKind(viewer, assessment)) return false;
  return assessment.companyId === viewer.companyId || (hasJoined && assessment.state === "completed");
}

/** Whether an assessment is of the kind that the address names by which somebody comes. */
const isExpectedKind = ({ expectedKind }: Viewer, { kind }: Assessed) => expectedKind === undefined || expectedKind === kind;

/** Starting an assessment takes someone who may answer it. */
export function mayStartAssessment(viewer: Viewer): boolean {
  return viewer.role !== "viewer";
}
