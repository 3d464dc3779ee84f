import { z } from "zod";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import type { Bands } from "~/assessment/scoring/rules/levels";
import type { Scores } from "~/assessment/scoring/rules/scores";
import { LEVELS } from "~/core/level";
import type { Kind } from "../../core/kinds/kind";

/** What every completed assessment keeps for its dashboard and report: figures and ids, never words. */
export interface ResultDocument {
  kind: Kind;
  /** Of the document's form. */
  version: 1;
  result: Scores;
}

/** Where the kinds of assessments differ. */
export interface KindRules<D extends ResultDocument> {
  /** Names the arithmetic of the scores. A change of it is a new version; stored results keep theirs. */
  method: string;
  bands: Bands;
  /** What the kind makes of the scores of a set of answers. */
  conclude(scores: Scores, catalogue: Catalogue, answers: AnswerMap): Omit<D, "kind" | "version">;
  /** The document that a completed assessment keeps. */
  document: z.ZodType<D>;
  /** What a document of a dimension can be evidence for: whole topics and their questions, or questions alone. */
  evidence: "topic" | "question";
  /** The kind of which a company must have completed one before it starts this one. */
  unlockedBy: Kind | null;
}

const scoreSchema = z.object({
  subject: z.string(),
  correct: z.number(),
  total: z.number(),
  score: z.number(),
  level: z.enum(LEVELS),
});

export const scoresSchema = z.object({
  overall: scoreSchema,
  dimensions: z.array(scoreSchema.extend({ topics: z.array(scoreSchema) })),
});
