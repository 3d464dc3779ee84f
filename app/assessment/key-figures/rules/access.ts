import type { Viewer } from "../../../core/viewer";

/** Whether somebody enters their company's key figures: whoever may answer. A viewer reads them; nobody of another company does either. */
export function mayEnterFigures(viewer: Viewer): boolean {
  return viewer.role !== "viewer";
}

/** Whether somebody erases a whole year of them: the owner, as with everything that a company throws away. */
export function mayEraseFigures(viewer: Viewer): boolean {
  return viewer.role === "owner";
}
