import { z } from "zod";
import {
  CLIMATE_COUNTERS,
  type Climate,
  type ClimateCounters,
  toClimate,
  toCounters,
} from "~/assessment/scoring/rules/climate";
import { PROGRESS, READINESS } from "../../core/kinds/kind";
import { type KindRules, type ResultDocument, scoresSchema } from "./rules";

export interface ProgressDocument extends ResultDocument {
  kind: typeof PROGRESS;
  climate: Climate;
  /** What analytics add up, as `climate` gave it. */
  counters: ClimateCounters;
}

export const progressRules: KindRules<ProgressDocument> = {
  method: "progress-method-1",
  bands: "upper-inclusive",
  conclude: (result, catalogue, answers) => {
    const climate = toClimate(catalogue, answers);
    return { result, climate, counters: toCounters(result, climate) };
  },
  document: z.object({
    kind: z.literal(PROGRESS),
    version: z.literal(1),
    result: scoresSchema,
    climate: z.object({
      scope1: z.number().nullable(),
      scope2: z.number().nullable(),
      baseYear: z.number().int().nullable(),
      targets: z.array(z.string()).nullable(),
      // Results from before these were kept lack them.
      people: z.number().nullable().default(null),
      turnover: z.number().nullable().default(null),
      year: z.number().int().nullable().default(null),
      targetYear: z.number().int().nullable().default(null),
      targetPercent: z.number().nullable().default(null),
      certifications: z.array(z.string()),
    }),
    counters: z.partialRecord(z.enum(CLIMATE_COUNTERS), z.number().int()),
  }),
  // A topic asks for figures, certificates and targets alike; no one document stands behind all of them.
  evidence: "question",
  unlockedBy: READINESS,
};
