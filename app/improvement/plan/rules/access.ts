import type { Viewer } from "../../../core/viewer";

/** Users who may answer may change their company's plan. The viewer role only reads it. People of other companies can do neither. */
export function mayChangePlan(viewer: Viewer): boolean {
  return viewer.role !== "viewer";
}
