import { maxPointsOf, pointsOf } from "~/assessment/answers/rules/answers";
import { type PlacedQuestion, questionsOf } from "~/assessment/answers/rules/changes";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { KINDS } from "~/assessment/kinds/kinds";
import { type Scores, scoreAnswers } from "~/assessment/scoring/rules/scores";

/** Practices that are not wholly in place: the required questions that count and whose answers lack points, in their order. */
export function openPractices(catalogue: Catalogue, answers: AnswerMap): PlacedQuestion[] {
  return [...questionsOf(catalogue).values()].filter(
    ({ dimension, question }) =>
      dimension.isOnSummary &&
      question.isRequired &&
      pointsOf(question, answers.get(question.id)?.value) < maxPointsOf(question),
  );
}

/** The scores of a set of answers if the ticked questions had the best answer. */
export function whatIf(catalogue: Catalogue, answers: AnswerMap, ticked: ReadonlySet<string>): Scores {
  return scoreAnswers(catalogue, answers, KINDS[catalogue.kind].bands, ticked);
}
