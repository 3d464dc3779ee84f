import { drawOnceFrom } from "~/features/web/draw-once.server";
import { ResultsPage } from "./components/results-page";

/** Pages of each kind that an isolate keeps, some 130 KB each with what they are drawn from. */
export const KEPT = 60;

/** The results of a Readiness Assessment as markup: a result never changes, and what stands beside it seldom does. */
export const drawReadiness = drawOnceFrom(KEPT, ResultsPage);
