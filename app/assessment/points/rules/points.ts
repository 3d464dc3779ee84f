import { pointsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { assess } from "~/assessment/kinds/kinds";
import type { Scores } from "../../scoring/rules/scores";

/** The state of a required question. "yes" earns a point; an unconfirmed answer earns nothing. */
export type PointState = "yes" | "no" | "open" | "unconfirmed";

export interface Points {
  /** The result if the answers were submitted now. */
  result: Scores;
  /** The state of each required question that counts, by id. */
  states: Map<string, PointState>;
}

/** The points a draft has so far, the maximum, and the state of each question. */
export function pointsSoFar(catalogue: Catalogue, answers: AnswerMap): Points {
  const counted = new Map([...answers].filter(([, answer]) => !answer.isUnconfirmed));
  const questions = scoredDimensions(catalogue).flatMap((dimension) =>
    dimension.topics.flatMap((topic) => topic.sections.flatMap((section) => section.questions)),
  );
  const states = questions
    .filter((question) => question.isRequired)
    .map((question) => [question.id, stateOf(question, answers)] as const);
  return { result: assess(catalogue, counted).result, states: new Map(states) };
}

function stateOf(question: Question, answers: AnswerMap): PointState {
  const answer = answers.get(question.id);
  if (!answer?.value) return "open";
  if (answer.isUnconfirmed) return "unconfirmed";
  return pointsOf(question, answer.value) > 0 ? "yes" : "no";
}
