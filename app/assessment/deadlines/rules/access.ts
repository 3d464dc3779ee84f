import type { Viewer } from "../../../core/viewer";
import { mayManageCompany } from "../../../foundation/company/rules/access";

/** Whose date it is: the company's own, or the one that a corporate company asks of its members. */
export type DeadlineScope = "own" | "members";

/**
 * Whether a user may set, change and remove a date. The company's own is for everybody who may answer; what is asked of the members
 * of a corporate company is for its owner.
 */
export function maySetDeadline(viewer: Viewer & { isCorporate: boolean }, scope: DeadlineScope): boolean {
  return scope === "own" ? viewer.role !== "viewer" : viewer.isCorporate && mayManageCompany(viewer);
}
