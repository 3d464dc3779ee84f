import type { Viewer } from "../../../core/viewer";

/**
 * Whether a user may enter their company's key figures: everyone who may answer. Viewers only read them. Users of other companies see none.
 */
export function mayEnterFigures(viewer: Viewer): boolean {
  return viewer.role !== "viewer";
}

/** Whether a user may erase a whole year of figures. As with all of a company's data, only the owner may. */
export function mayEraseFigures(viewer: Viewer): boolean {
  return viewer.role === "owner";
}
