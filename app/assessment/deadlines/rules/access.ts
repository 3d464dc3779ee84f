import type { Viewer } from "../../../core/viewer";
import { mayManageCompany } from "../../../foundation/company/rules/access";

/**
 * What the date is for: by when the company finishes its assessment, when it begins the next one, or by when a corporate company asks its
 * members to finish theirs.
 */
export const DEADLINE_SCOPES = ["own", "next", "members"] as const;
export type DeadlineScope = (typeof DEADLINE_SCOPES)[number];

/**
 * Whether a user may set, change and remove a date. Anyone who may answer may do so for the company's own date, and its owner for the date
 * of the next assessment. Only the owner of a corporate company may do so for its members' date.
 */
export function maySetDeadline(viewer: Viewer & { isCorporate: boolean }, scope: DeadlineScope): boolean {
  if (scope === "own") return viewer.role !== "viewer";
  return mayManageCompany(viewer) && (scope === "next" || viewer.isCorporate);
}
