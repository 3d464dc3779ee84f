import { pointsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { assess } from "~/assessment/kinds/kinds";
import type { Scores } from "../../scoring/rules/scores";

/** How a required question stands: «yes» with a point; an answer that nobody has confirmed counts for nothing. */
export type PointState = "yes" | "no" | "open" | "unconfirmed";

export interface Points {
  /** What a submission of the answers as they are would come to. */
  result: Scores;
  /** Of each required question that counts, by its id. */
  states: Map<string, PointState>;
}

/** The points that a draft has so far, out of all there are, and which questions give them. */
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
