import type { Viewer } from "../../../core/viewer";

/**
 * Whether a user may change what the company says of itself and whom it shares that with: its fields, its own access code
 * and the codes it has joined. Only the owner may; everybody else of the company reads them.
 */
export function mayManageCompany(viewer: Viewer): boolean {
  return viewer.role === "owner";
}

/** Whether a user may see the picture of somebody of that company: colleagues may. */
export function mayReadPicture(viewer: Viewer, owner: { companyId: string }): boolean {
  return viewer.companyId === owner.companyId;
}
