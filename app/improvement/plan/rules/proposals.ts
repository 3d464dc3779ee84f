import { maxPointsOf, pointsOf } from "../../../assessment/answers/rules/answers";
import { compareCatalogues, keptQuestions, questionsOf } from "../../../assessment/answers/rules/changes";
import type { Answer, ChoiceValue } from "../../../assessment/answers/rules/value";
import type { Catalogue } from "../../../assessment/catalogue/rules/catalogue";
import { isYesNo, type Question } from "../../../assessment/catalogue/rules/questions";

/** The answer that a practice that is done implies. */
export const YES: ChoiceValue = { options: ["yes"] };

/** A practice that is done, with the questionnaire from which it was planned. */
export interface DonePractice {
  questionId: string;
  catalogue: Catalogue;
}

/**
 * The questions that a new draft may propose to answer with Yes, because the plan has put their practices in place: a Yes is all that they
 * ask, and an answer to the question as it was planned would carry over.
 */
export function proposedYes(newest: Catalogue, done: readonly DonePractice[]): string[] {
  const asked = questionsOf(newest);
  const catalogues = new Map(done.map(({ catalogue }) => [catalogue.version, catalogue]));
  return [...catalogues.values()].flatMap((catalogue) => {
    const planned = done.filter((each) => each.catalogue.version === catalogue.version);
    const answers = new Map(planned.map(({ questionId }): [string, Answer] => [questionId, { value: YES }]));
    const kept = new Set(keptQuestions(compareCatalogues(catalogue, newest, answers)).map(({ id }) => id));
    return planned.flatMap(({ questionId }) => {
      const question = asked.get(questionId)?.question;
      return question && kept.has(questionId) && isAnsweredByYes(question) ? [questionId] : [];
    });
  });
}

/** Whether a Yes answers the question completely. */
const isAnsweredByYes = (question: Question) =>
  question.type === "choice" &&
  isYesNo(question) &&
  !question.followUps &&
  question.isRequired &&
  maxPointsOf(question) > 0 &&
  pointsOf(question, YES) === maxPointsOf(question);
