import { mostPointsOf, pointsOf } from "~/domain/answers/answers";
import type { AnswerMap } from "~/domain/answers/value";
import type { Catalogue } from "~/domain/catalogue/catalogue";
import { type PlacedQuestion, questionsOf } from "~/domain/catalogue/changes";
import { KINDS } from "~/domain/kinds/kinds";
import { type Scores, scoreAnswers } from "~/domain/scoring/scores";

/** The practices that are not in place, or not wholly: the required questions that count and whose answers lack points, in their order. */
export function openPractices(catalogue: Catalogue, answers: AnswerMap): PlacedQuestion[] {
  return [...questionsOf(catalogue).values()].filter(
    ({ dimension, question }) =>
      dimension.isOnSummary &&
      question.isRequired &&
      pointsOf(question, answers.get(question.id)?.value) < mostPointsOf(question),
  );
}

/** The scores that a set of answers would come to if the ticked questions had the best answer there is. */
export function whatIf(catalogue: Catalogue, answers: AnswerMap, ticked: ReadonlySet<string>): Scores {
  return scoreAnswers(catalogue, answers, KINDS[catalogue.kind].bands, ticked);
}
