import { z } from "zod";
import { LEVELS } from "~/domain/catalogue/catalogue";
import { INDEX_BANDS } from "~/domain/scoring/levels";
import type { NextSteps } from "~/domain/scoring/next-steps";
import type { ReadinessResult } from "~/domain/scoring/readiness";

const scoreSchema = z.object({
  subject: z.string(),
  correct: z.number(),
  total: z.number(),
  score: z.number(),
  level: z.enum(LEVELS),
});

const documentSchema = z.object({
  result: z.object({
    overall: scoreSchema,
    dimensions: z.array(scoreSchema.extend({ topics: z.array(scoreSchema), featuredTopic: z.string() })),
    index: z.object({ score: z.number(), band: z.enum(INDEX_BANDS), sdgContribution: z.number() }),
  }),
  nextSteps: z
    .object({
      level: z.enum(LEVELS),
      points: z.number(),
      topics: z.array(z.object({ topicId: z.string(), points: z.number(), questionIds: z.array(z.string()) })),
    })
    .nullable(),
});

/** What a completed readiness assessment keeps for its dashboard and report: figures and ids, never words. */
export interface ReadinessDocument {
  result: ReadinessResult;
  nextSteps: NextSteps | null;
}

export function storeReadinessResult(document: ReadinessDocument): string {
  return JSON.stringify(document);
}

/** Throws when the stored text is not such a document. */
export function parseReadinessResult(text: string): ReadinessDocument {
  return documentSchema.parse(JSON.parse(text));
}
