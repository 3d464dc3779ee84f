import { z } from "zod";
import {
  CLIMATE_COUNTERS,
  type Climate,
  type ClimateCounters,
  toClimate,
  toCounters,
} from "~/assessment/scoring/rules/climate";
import { firstOpenQuestions, MAX_NEXT } from "~/assessment/scoring/rules/next-steps";
import { type KindOf, kindsOf } from "../../core/kinds/kind";
import { type MeasureRules, type ResultDocument, scoresSchema } from "./rules";

/** What a completed climate assessment stores. */
export interface ClimateDocument extends ResultDocument {
  kind: KindOf<"climate">;
  climate: Climate;
  /** What analytics add up, computed from `climate`. */
  counters: ClimateCounters;
  /** Ids of the questions whose practices to put in place first; older results lack it. */
  next?: string[];
}

export const CLIMATE: MeasureRules<ClimateDocument> = {
  conclude: (result, catalogue, answers) => {
    const climate = toClimate(catalogue, answers);
    const next = firstOpenQuestions(catalogue, answers, result, MAX_NEXT);
    return { result, climate, counters: toCounters(result, climate), next };
  },
  document: z.object({
    kind: z.enum(kindsOf("climate")),
    version: z.literal(1),
    result: scoresSchema,
    climate: z.object({
      scope1: z.number().nullable(),
      scope2: z.number().nullable(),
      baseYear: z.number().int().nullable(),
      targets: z.array(z.string()).nullable(),
      // Older results lack these fields.
      people: z.number().nullable().default(null),
      turnover: z.number().nullable().default(null),
      year: z.number().int().nullable().default(null),
      targetYear: z.number().int().nullable().default(null),
      targetPercent: z.number().nullable().default(null),
      certifications: z.array(z.string()),
    }),
    counters: z.partialRecord(z.enum(CLIMATE_COUNTERS), z.number().int()),
    next: z.array(z.string()).optional(),
  }),
};
