import { maxPointsOf, pointsOf } from "../../../assessment/answers/rules/answers";
import { type PlacedQuestion, questionsOf } from "../../../assessment/answers/rules/changes";
import { type ChangedAnswer, changesSince, type Said } from "../../../assessment/answers/rules/since";
import type { AnswerMap } from "../../../assessment/answers/rules/value";
import type { Catalogue, Topic } from "../../../assessment/catalogue/rules/catalogue";
import { findTopic } from "../../../assessment/catalogue/rules/lookup";
import { isYesNo, type Question } from "../../../assessment/catalogue/rules/questions";
import { daysBetween } from "../../../core/days/days";

/** The most assessments that are shown side by side. */
export const MAX_YEARS = 3;

/** A completed assessment: its questionnaire and its answers. */
export interface Answered {
  catalogue: Catalogue;
  answers: AnswerMap;
}

/** A practice that came or went between two assessments, as the later one asks about it. */
export interface MovedPractice {
  placed: PlacedQuestion;
  /** The two ask about it in different words. */
  isReworded: boolean;
}

/** What happened between two assessments, by the practices that both ask about. */
export interface Step {
  gained: MovedPractice[];
  lost: MovedPractice[];
  /** How many practices only one of the two asks about; they are not compared. */
  added: number;
  dropped: number;
}

/** Which practices came and which went from one assessment to a later one of the same kind. */
export function stepBetween(former: Answered, later: Answered): Step {
  const [asked, asks] = [practicesOf(former.catalogue), practicesOf(later.catalogue)];
  const moved = changesSince(former, later).filter(({ placed: { question } }) => {
    return asked.has(question.id) && asks.has(question.id);
  });
  const pick = (isMeant: (before: boolean, after: boolean) => boolean) =>
    moved.filter(({ before, after }) => isMeant(isInPlace(before), isInPlace(after))).map(toMoved);
  return {
    gained: pick((before, after) => !before && after),
    lost: pick((before, after) => before && !after),
    added: [...asks].filter((id) => !asked.has(id)).length,
    dropped: [...asked].filter((id) => !asks.has(id)).length,
  };
}

const toMoved = ({ placed, isReworded }: ChangedAnswer): MovedPractice => ({ placed, isReworded });

/** The ids of a questionnaire's practices: the yes-or-no questions that must be answered and count. */
function practicesOf(catalogue: Catalogue): Set<string> {
  const questions = [...questionsOf(catalogue).values()].map(({ question }) => question);
  return new Set(questions.filter(isPractice).map(({ id }) => id));
}

const isPractice = (question: Question) =>
  question.type === "choice" && isYesNo(question) && question.isRequired && maxPointsOf(question) > 0;

const isInPlace = (said: Said | null) => said !== null && pointsOf(said.placed.question, said.value) > 0;

/** Whether two versions of a topic score the same questions, so that their figures may be compared. */
export function isSameTopic(former: Catalogue, later: Catalogue, topicId: string): boolean {
  const [before, after] = [former, later].map((catalogue) => findTopic(catalogue, topicId));
  return Boolean(before && after && scoredIn(before) === scoredIn(after));
}

const scoredIn = ({ sections }: Topic) =>
  sections
    .flatMap(({ questions }) => questions)
    .filter((question) => question.isRequired && maxPointsOf(question) > 0)
    .map((question) => `${question.id} ${maxPointsOf(question)}`)
    .sort()
    .join(" ");

/** How long it is from one day to a later one, in the unit that people would say it in. */
export function timeBetween(from: string, to: string): { unit: "years" | "months" | "days"; count: number } {
  const [year, month, day] = [0, 5, 8].map((start, index) => {
    const part = (text: string) => Number(text.slice(start, start + (index === 0 ? 4 : 2)));
    return part(to) - part(from);
  });
  const months = (year ?? 0) * 12 + (month ?? 0) - ((day ?? 0) < 0 ? 1 : 0);
  // An assessment that comes a little early is still one of a year later.
  if (months >= 11) return { unit: "years", count: Math.max(1, Math.round(months / 12)) };
  return months > 0 ? { unit: "months", count: months } : { unit: "days", count: daysBetween(from, to) };
}
