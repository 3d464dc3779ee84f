import type { Viewer } from "../../../core/viewer";
import { type AccessVerdict, type Assessed, decideAssessment, mayReadSubmitted } from "../../answers/rules/access";

/**
 * Whether a user may read the supporting documents of an assessment: any of their own company, and those of a completed
 * assessment of a company that has joined theirs (`hasJoined`). The network's administrators may not.
 */
export function mayReadEvidence(viewer: Viewer, assessment: Assessed, hasJoined: boolean): boolean {
  return mayReadSubmitted(viewer, assessment, hasJoined);
}

/** Whether a user may add, change and delete supporting documents: they may answer, and the assessment is a draft. */
export function decideEvidenceChange(viewer: Viewer, assessment: Assessed | null | undefined): AccessVerdict {
  return decideAssessment(viewer, assessment, "answer");
}
