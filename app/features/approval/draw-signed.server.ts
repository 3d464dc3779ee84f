import { KEPT } from "~/features/results/draw-results.server";
import { drawOnceFrom } from "~/features/web/draw-once.server";
import { SignedReport } from "./components/signed-report";

/** The results of a Progress Assessment, approval and signature included, as markup: drawn again when somebody approves or signs. */
export const drawSigned = drawOnceFrom(KEPT, SignedReport);
