import { hasAnswer } from "~/assessment/answers/rules/answers";
import { requiredCount } from "~/assessment/answers/rules/completion";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections, scoredDimensions } from "~/assessment/catalogue/rules/lookup";

/** What an assessment consists of, for the user who is about to submit it. */
export interface ChecklistView {
  /** Those with a score; the profile is besides. */
  topics: number;
  sections: number;
  required: number;
  optional: number;
  /** Optional questions without an answer. */
  openOptional: number;
  /** Supporting documents that have at least one file. */
  documents: number;
}

/** Counts the contents of a complete assessment. */
export function viewChecklist(
  catalogue: Catalogue,
  answers: AnswerMap,
  documents: readonly { files: readonly unknown[] }[],
): ChecklistView {
  const places = listSections(catalogue);
  const optional = places.flatMap(({ section }) => section.questions.filter(({ isRequired }) => !isRequired));
  return {
    topics: scoredDimensions(catalogue).flatMap(({ topics }) => topics).length,
    sections: places.length,
    required: requiredCount(catalogue),
    optional: optional.length,
    openOptional: optional.filter((question) => !hasAnswer(question, answers.get(question.id)?.value)).length,
    documents: documents.filter(({ files }) => files.length > 0).length,
  };
}
