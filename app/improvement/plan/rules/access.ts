import type { Viewer } from "../../../core/viewer";

/** Whether somebody changes their company's plan: whoever may answer. A viewer reads it, and nobody of another company does either. */
export function mayChangePlan(viewer: Viewer): boolean {
  return viewer.role !== "viewer";
}
