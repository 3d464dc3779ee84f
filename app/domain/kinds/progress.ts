import { z } from "zod";
import { PROGRESS, READINESS } from "./kind";
import { type KindRules, type ResultDocument, scoresSchema } from "./rules";

export interface ProgressDocument extends ResultDocument {
  kind: typeof PROGRESS;
}

export const progressRules: KindRules<ProgressDocument> = {
  method: "progress-method-1",
  bands: "upper-inclusive",
  conclude: (result) => ({ result }),
  document: z.object({ kind: z.literal(PROGRESS), version: z.literal(1), result: scoresSchema }),
  // A topic asks for figures, certificates and targets alike; no one document stands behind all of them.
  evidence: "question",
  unlockedBy: READINESS,
};
