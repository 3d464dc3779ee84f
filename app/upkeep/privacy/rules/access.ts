import type { Viewer } from "../../../core/viewer";

/** Whose data a right covers: everything of the company, or the user's own account. */
export type Scope = "company" | "account";

/** What a copy of somebody's data holds: the company's data for its owner, for everybody else what is their own. */
export function exportScope(viewer: Viewer): Scope {
  return viewer.role === "owner" ? "company" : "account";
}

/**
 * What goes when an account goes. A company does not outlive its last owner: its other users and everything it has go with
 * them. `otherOwners` counts the owners who would be left.
 */
export function erasureScope(viewer: Viewer, otherOwners: number): Scope {
  return viewer.role === "owner" && otherOwners === 0 ? "company" : "account";
}
