import { type Assessed, decideAssessment } from "../../../assessment/answers/rules/access";
import type { Viewer } from "../../../core/viewer";

export type ReviewKind = "reviewed" | "approved";

export type ReviewVerdict =
  | { ok: true }
  | { ok: false; reason: "not-found" | "forbidden" }
  | { ok: false; reason: "draft" };

/**
 * Whether a user may mark a report as reviewed, which everybody in the company may, or approve it, which only the owner may. Only a
 * completed assessment has a report.
 */
export function decideReview(viewer: Viewer, assessment: Assessed | null | undefined, kind: ReviewKind): ReviewVerdict {
  const readable = decideAssessment(viewer, assessment, "read");
  if (!readable.ok || !assessment) return { ok: false, reason: "not-found" };
  if (assessment.state === "draft") return { ok: false, reason: "draft" };
  return kind === "reviewed" || viewer.role === "owner" ? { ok: true } : { ok: false, reason: "forbidden" };
}
