import { z } from "zod";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import type { Bands } from "~/assessment/scoring/rules/levels";
import type { Scores } from "~/assessment/scoring/rules/scores";
import { LEVELS } from "~/core/level";
import type { Kind } from "../../core/kinds/kind";

/** What every completed assessment stores for its dashboard and report: figures and ids, no words. */
export interface ResultDocument {
  kind: Kind;
  /** The version of the document format. */
  version: 1;
  result: Scores;
}

/** The rules that follow from what a kind measures: how answers become a result, and what the result stores. */
export interface MeasureRules<D extends ResultDocument> {
  /** Turns the scores of a set of answers into the content of the document. */
  conclude(scores: Scores, catalogue: Catalogue, answers: AnswerMap): Omit<D, "kind" | "version">;
  /** The schema of the document that a completed assessment stores. */
  document: z.ZodType<D>;
}

/** An API call in the contract: operation id and path. */
export type CallName = readonly [operationId: string, path: string];

/** A kind's part of the API contract. */
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
  /** The field name for the dimension a document belongs to. */
  dimensionField: "dimension" | "proGress_Dimension";
  /** Keys of the messages worded for this kind. */
  words: {
    answered: "flash:sectionSaved" | "done.answered";
    uploaded: "evidence:api.uploaded" | "evidence:api.uploadedOne";
    noFile: "evidence:errors.files" | "evidence:api.atLeastOnePdf";
  };
  /** True if a client sends the complete form of a dimension, not only the answered questions. */
  sendsForms: boolean;
  /** True if dimensions can be listed only for a submission. Otherwise a call without one lists the current questionnaire's dimensions. */
  needsSubmission: boolean;
}

/** A link shown with the answers of a submitted assessment. A link with `starts` is only for users who may start the assessment. */
export interface NextStep {
  name: "progress" | "readiness" | "review" | "another" | "baseline";
  href: string;
  starts: boolean;
}

/** Everything that differs between kinds of assessment, apart from the questionnaire and the words. */
export interface AssessmentKind<D extends ResultDocument> extends MeasureRules<D> {
  /** Names the score arithmetic. A change to it is a new version; stored results keep theirs. */
  method: string;
  bands: Bands;
  /** What a document of a dimension can be evidence for: whole topics and their questions, or only questions. */
  evidence: "topic" | "question";
  /** A company must have completed an assessment of this kind before it can start one of the new kind. */
  unlockedBy: Kind | null;
  layout: {
    /**
     * "dimension": the form shows the dimension's progress, numbers its questions, and submits a section with one button. "topic": it uses
     * topics and steps.
     */
    navigateBy: "topic" | "dimension";
    /** What the end of an assessment counts. */
    counts: "sections" | "questions";
  };
  /** The message after a fresh start: only announced, or also visible where the page looks unchanged. */
  freshStart: "startingFresh" | "startedFresh";
  nextSteps: readonly NextStep[];
  /** Questions the product refers to by id. If one is missing, a figure or a column is empty. */
  neededQuestions: readonly string[];
  /** The question about where the company sells. It fills the "company export" column of exported tables. */
  marketQuestion: string;
  /** The name of the submissions file, without its extension (specification, results 9). */
  exportName: string;
  /** Null if the API contract does not include this kind. */
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
