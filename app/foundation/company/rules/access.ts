import type { Viewer } from "../../../core/viewer";

/**
 * Whether a user may change the company's data and whom it shares with: its fields, its own access code and the codes
 * it has joined. Only the owner may; everybody else in the company may read them.
 */
export function mayManageCompany(viewer: Viewer): boolean {
  return viewer.role === "owner";
}

/** Whether a user may see a picture. Colleagues of its owner may. */
export function mayReadPicture(viewer: Viewer, owner: { companyId: string }): boolean {
  return viewer.companyId === owner.companyId;
}
