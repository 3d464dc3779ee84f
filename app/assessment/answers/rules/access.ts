import type { Kind } from "~/core/kinds/kind";
import type { Viewer } from "../../../core/viewer";

/** What access to an assessment depends on. */
export interface Assessed {
  companyId: string;
  kind: Kind;
  state: "draft" | "completed";
}

export type AssessmentAction = "read" | "answer" | "submit" | "discard";

const OWNERS_ONLY: readonly AssessmentAction[] = ["submit", "discard"];

export type AccessVerdict = { ok: true } | { ok: false; reason: "not-found" | "forbidden" | "completed" };

/**
 * Whether a user may do something with an assessment. "not-found" covers another company's assessment, one of another
 * kind than expected, and one that does not exist; for a caller that may read other companies alone, its own too. Only
 * the owner may submit or discard. A completed assessment can only be read.
 */
export function decideAssessment(
  viewer: Viewer,
  assessment: Assessed | null | undefined,
  action: AssessmentAction,
): AccessVerdict {
  const isOwn = assessment?.companyId === viewer.companyId && viewer.reach !== "members";
  if (!assessment || !isOwn || !isExpectedKind(viewer, assessment)) return { ok: false, reason: "not-found" };
  if (action === "read") return { ok: true };
  if (viewer.role === "viewer" || (OWNERS_ONLY.includes(action) && viewer.role !== "owner")) {
    return { ok: false, reason: "forbidden" };
  }
  return assessment.state === "draft" ? { ok: true } : { ok: false, reason: "completed" };
}

/**
 * Whether a user may read the content of an assessment: any of their own company, and a completed one of a company that
 * has joined theirs (`hasJoined`). The network's administrators may not.
 */
export function mayReadSubmitted(viewer: Viewer, assessment: Assessed, hasJoined: boolean): boolean {
  if (!isExpectedKind(viewer, assessment)) return false;
  if (assessment.companyId === viewer.companyId) return viewer.reach !== "members";
  return viewer.reach !== "own" && hasJoined && assessment.state === "completed";
}

/** Whether an assessment is of the kind that the address names. */
const isExpectedKind = ({ expectedKind }: Viewer, { kind }: Assessed) =>
  expectedKind === undefined || expectedKind === kind;

/** Only a user who may answer an assessment may start one. */
export function mayStartAssessment(viewer: Viewer): boolean {
  return viewer.role !== "viewer";
}
