import type { Catalogue, Level } from "~/domain/catalogue/catalogue";
import { findTopic } from "~/domain/catalogue/lookup";
import type { AnswerMap } from "~/domain/progress/answers";
import { pointsToNextLevel } from "./levels";
import type { ReadinessResult } from "./readiness";

export interface NextSteps {
  level: Level;
  /** Yes answers still missing for that level. */
  points: number;
  /** The weakest topics that hold those points, each with its first open questions. */
  topics: { topicId: string; points: number; questionIds: string[] }[];
}

const MOST_TOPICS = 3;
const MOST_QUESTIONS = 2;

/** The shortest way to the next overall level: the missing points, spread over the weakest topics. Null for a Leader. */
export function nextSteps(catalogue: Catalogue, answers: AnswerMap, result: ReadinessResult): NextSteps | null {
  const next = pointsToNextLevel(result.overall.correct, result.overall.total);
  if (!next) return null;
  const weakestFirst = result.dimensions.flatMap((dimension) => dimension.topics).sort((a, b) => a.score - b.score);
  const share = Math.ceil(next.points / MOST_TOPICS);
  const topics: NextSteps["topics"] = [];
  let left = next.points;
  for (const { subject: topicId } of weakestFirst) {
    if (left === 0 || topics.length === MOST_TOPICS) break;
    const open = openQuestions(catalogue, topicId, answers);
    const points = Math.min(left, share, open.length);
    if (points === 0) continue;
    left -= points;
    topics.push({ topicId, points, questionIds: open.slice(0, Math.min(points, MOST_QUESTIONS)) });
  }
  return { ...next, topics };
}

function openQuestions(catalogue: Catalogue, topicId: string, answers: AnswerMap): string[] {
  const questions = findTopic(catalogue, topicId)?.sections.flatMap((section) => section.questions) ?? [];
  return questions
    .filter((question) => question.isRequired && answers.get(question.id)?.optionIds[0] !== "yes")
    .map((question) => question.id);
}
