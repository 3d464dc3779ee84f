import type { Catalogue } from "../../../assessment/catalogue/rules/catalogue";
import { findQuestion, scoredDimensions } from "../../../assessment/catalogue/rules/lookup";
import { isYesNo, type Question } from "../../../assessment/catalogue/rules/questions";
import { LEVELS, type Level } from "../../../core/level";

/** What raises a red flag besides a question that is answered No: a level that is lower than the one before. */
export const FALL = "fall";

/** The latest result of a kind of a member that shares everything, as flags look at it. */
export interface Flaggable {
  level: Level;
  /** The level of the result before; null for the first. */
  former: Level | null;
  /** Whether its questionnaire asks the flag's question. */
  isAsked: boolean;
  /** Whether that question was answered Yes; null until the result has been counted. */
  isYes: boolean | null;
}

/** Whether a flag is raised, given the latest result of each kind. Null while that cannot be told; then it stays as it is. */
export function isRaised(flag: string, results: readonly Flaggable[]): boolean | null {
  if (flag === FALL) {
    return results.some(({ level, former }) => former !== null && LEVELS.indexOf(level) < LEVELS.indexOf(former));
  }
  const asked = results.filter(({ isAsked }) => isAsked);
  if (asked.some(({ isYes }) => isYes === null)) return null;
  return asked.some(({ isYes }) => isYes === false);
}

/** Whether a No to the question can raise a flag: it has to be answered, and with Yes or No. */
const isFlagQuestion = (question: Question | undefined): boolean =>
  question?.type === "choice" && question.isRequired && isYesNo(question);

/** The questions of a questionnaire that can raise a flag, with their topic. */
export function flagQuestions(catalogue: Catalogue) {
  const topics = scoredDimensions(catalogue).flatMap((dimension) => dimension.topics);
  return topics.map((topic) => ({
    topic,
    questions: topic.sections.flatMap(({ questions }) => questions.filter(isFlagQuestion)),
  }));
}

/** The question that raises a flag, or null if this questionnaire has none of that id. */
export function flagQuestion(catalogue: Catalogue, flag: string): Question | null {
  const question = findQuestion(catalogue, flag)?.question;
  return question && isFlagQuestion(question) ? question : null;
}
