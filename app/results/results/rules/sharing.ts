import { type Assessed, decideAssessment } from "../../../assessment/answers/rules/access";
import type { Viewer } from "../../../core/viewer";
import { mayReachOthers } from "../../../foundation/identity/rules/confirmation";

export type SharingVerdict = { ok: true } | { ok: false; reason: "not-found" | "forbidden" | "draft" };

/** Whether a user may see and end the links to a report: its owner may, for a completed assessment. */
export function decideSharing(viewer: Viewer, assessment: Assessed | null | undefined): SharingVerdict {
  if (!assessment || !decideAssessment(viewer, assessment, "read").ok) return { ok: false, reason: "not-found" };
  if (viewer.role !== "owner") return { ok: false, reason: "forbidden" };
  return assessment.state === "draft" ? { ok: false, reason: "draft" } : { ok: true };
}

/** Whether an owner may also make a link, which requires a confirmed address. */
export const mayShare = (viewer: Viewer & { isConfirmed: boolean }) =>
  viewer.role === "owner" && mayReachOthers(viewer);

/** The reader of a link, as a viewer: they read the report as a viewer of its company would, and nothing else of the company. */
export const readerOf = ({ companyId, kind }: Pick<Assessed, "companyId" | "kind">): Viewer => ({
  companyId,
  role: "viewer",
  expectedKind: kind,
});
