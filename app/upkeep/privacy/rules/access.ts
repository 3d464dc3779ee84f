import type { Viewer } from "../../../core/viewer";

/** The data a right covers: everything of the company, or the user's own account. */
export type Scope = "company" | "account";

/** The contents of a copy: the company's data for its owner, only their own data for other users. */
export function exportScope(viewer: Viewer): Scope {
  return viewer.role === "owner" ? "company" : "account";
}

/**
 * What is erased with an account. A company does not outlive its last owner: its other users and all its data are erased too.
 * `otherOwners` is the number of owners who would be left.
 */
export function erasureScope(viewer: Viewer, otherOwners: number): Scope {
  return viewer.role === "owner" && otherOwners === 0 ? "company" : "account";
}
