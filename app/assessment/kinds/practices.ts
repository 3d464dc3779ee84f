import { z } from "zod";
import { INDEX_BANDS } from "~/assessment/scoring/rules/levels";
import { type NextSteps, nextSteps, openQuestions } from "~/assessment/scoring/rules/next-steps";
import { type ReadinessResult, toReadinessResult } from "~/assessment/scoring/rules/readiness";
import { LEVELS } from "~/core/level";
import { type KindOf, kindsOf, READINESS } from "../../core/kinds/kind";
import { type MeasureRules, type ResultDocument, scoresSchema } from "./rules";

/** What a completed practices assessment stores. */
export interface PracticesDocument extends ResultDocument {
  kind: KindOf<"practices">;
  result: ReadinessResult;
  nextSteps: NextSteps | null;
  /** Ids of the required questions that could still be answered Yes; the earliest stored results lack it. */
  missing?: string[];
}

const dimensionSchema = scoresSchema.shape.dimensions.element;

export const PRACTICES: MeasureRules<PracticesDocument> = {
  conclude: (scores, catalogue, answers) => ({
    result: toReadinessResult(scores),
    nextSteps: nextSteps(catalogue, answers, scores),
    missing: scores.dimensions
      .flatMap(({ topics }) => topics)
      .flatMap(({ subject }) => openQuestions(catalogue, subject, answers)),
  }),
  document: z.object({
    // The earliest results were stored without a kind and version.
    kind: z.enum(kindsOf("practices")).default(READINESS),
    version: z.literal(1).default(1),
    result: scoresSchema.extend({
      dimensions: z.array(dimensionSchema.extend({ featuredTopic: z.string() })),
      index: z.object({ score: z.number(), band: z.enum(INDEX_BANDS), sdgContribution: z.number() }),
    }),
    nextSteps: z
      .object({
        level: z.enum(LEVELS),
        points: z.number(),
        topics: z.array(z.object({ topicId: z.string(), points: z.number(), questionIds: z.array(z.string()) })),
      })
      .nullable(),
    missing: z.array(z.string()).optional(),
  }),
};
