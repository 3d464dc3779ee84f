import type { Viewer } from "../../../core/viewer";
import { mayManageCompany } from "../../../foundation/company/rules/access";

/** Whose date it is: the company's own, or the one that a corporate company asks its members for. */
export type DeadlineScope = "own" | "members";

/**
 * Whether a user may set, change and remove a date. Anyone who may answer may do so for the company's own date. Only
 * the owner of a corporate company may do so for its members' date.
 */
export function maySetDeadline(viewer: Viewer & { isCorporate: boolean }, scope: DeadlineScope): boolean {
  return scope === "own" ? viewer.role !== "viewer" : viewer.isCorporate && mayManageCompany(viewer);
}
