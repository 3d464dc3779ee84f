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

/** What follows from what a kind measures: how its answers become a result, and what that keeps. */
export interface MeasureRules<D extends ResultDocument> {
  /** What the kind makes of the scores of a set of answers. */
  conclude(scores: Scores, catalogue: Catalogue, answers: AnswerMap): Omit<D, "kind" | "version">;
  /** The document that a completed assessment keeps. */
  document: z.ZodType<D>;
}

/** A call of the API as the contract has it: the id of the operation, and its path. */
export type CallName = readonly [operationId: string, path: string];

/** What the contract of the API says of a kind. */
export interface KindContract {
  calls: {
    start: CallName;
    end: CallName;
    list: CallName;
    latest: CallName;
    dimensions: CallName;
    submissionDimensions: CallName;
    answer: CallName;
    addDocument: CallName;
    uploadFiles: CallName;
    documents: CallName;
    members: CallName;
  };
  /** What it calls the dimension that a document belongs to. */
  dimensionField: "dimension" | "proGress_Dimension";
  /** Keys of what it says in words of its own. */
  words: {
    answered: "flash:sectionSaved" | "done.answered";
    uploaded: "evidence:api.uploaded" | "evidence:api.uploadedOne";
    noFile: "evidence:errors.files" | "evidence:api.atLeastOnePdf";
  };
  /** A client sends a dimension as its form stands, and not only what was answered. */
  sendsForms: boolean;
  /** Dimensions are listed for a submission only; else those of the current questionnaire where a call names none. */
  needsSubmission: boolean;
}

/** Where somebody goes on from the answers of a submitted assessment; what `starts` one is for who may start it. */
export interface NextStep {
  name: "progress" | "readiness" | "review" | "another" | "baseline";
  href: string;
  starts: boolean;
}

/** Everything in which a kind of assessment differs from the others, beside its questionnaire and its words. */
export interface AssessmentKind<D extends ResultDocument> extends MeasureRules<D> {
  /** Names the arithmetic of the scores. A change of it is a new version; stored results keep theirs. */
  method: string;
  bands: Bands;
  /** What a document of a dimension can be evidence for: whole topics and their questions, or questions alone. */
  evidence: "topic" | "question";
  /** The kind of which a company must have completed one before it starts this one. */
  unlockedBy: Kind | null;
  layout: {
    /** The form says how far the dimension is, numbers its questions, and sends a section off by one button; or it goes by topics and steps. */
    navigateBy: "topic" | "dimension";
    /** What the end of an assessment counts. */
    counts: "sections" | "questions";
  };
  /** The message after a fresh start: heard, or seen too where the page looks as it did. */
  freshStart: "startingFresh" | "startedFresh";
  nextSteps: readonly NextStep[];
  /** Questions that the product itself speaks of: without one a figure or a column is empty. */
  neededQuestions: readonly string[];
  /** The question of where the company sells, which the column «company export» of exported tables answers. */
  marketQuestion: string;
  /** The name of the file of submissions, without its ending (specification, results 9). */
  exportName: string;
  /** Null where the contract of the API knows nothing of it. */
  contract: KindContract | null;
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
