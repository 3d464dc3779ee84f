import { maxPointsOf, pointsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import type { Level } from "~/core/level";
import { nextLevel } from "./levels";
import type { Scores } from "./scores";

export interface NextSteps {
  level: Level;
  /** Yes answers still needed for that level. */
  points: number;
  /** The weakest topics that can supply those points, each with its first open questions. */
  topics: { topicId: string; points: number; questionIds: string[] }[];
}

/** How many practices a result names to begin with. */
export const MAX_NEXT = 3;

/** The points are spread over this many topics, or over more if these have too few open questions. */
const FEW_TOPICS = 3;
const MAX_QUESTIONS = 2;

/**
 * The shortest way to the next overall level: the missing points, spread over the weakest topics. Null for a Leader. Questions that are
 * `settled` already count in the scores and are on no way.
 */
export function nextSteps(
  catalogue: Catalogue,
  answers: AnswerMap,
  scores: Scores,
  settled: ReadonlySet<string> = new Set(),
): NextSteps | null {
  const next = nextLevel("lower-inclusive", scores.overall.correct, scores.overall.total);
  if (!next) return null;
  const weakestFirst = scores.dimensions
    .flatMap((dimension) => dimension.topics)
    .sort((a, b) => a.score - b.score)
    .map(({ subject }) => ({
      topicId: subject,
      open: openQuestions(catalogue, subject, answers).filter((id) => !settled.has(id)),
      points: 0,
    }))
    .filter(({ open }) => open.length > 0);
  let left = next.points;
  const take = (topic: (typeof weakestFirst)[number], most: number) => {
    const points = Math.min(left, most, topic.open.length - topic.points);
    topic.points += points;
    left -= points;
  };
  // Spread evenly at first. What those topics cannot absorb goes to any topic with room, weakest first.
  for (const topic of weakestFirst.slice(0, FEW_TOPICS)) take(topic, Math.ceil(next.points / FEW_TOPICS));
  for (const topic of weakestFirst) take(topic, left);
  const topics = weakestFirst
    .filter(({ points }) => points > 0)
    .map(({ topicId, points, open }) => ({
      topicId,
      points,
      questionIds: open.slice(0, Math.min(points, MAX_QUESTIONS)),
    }));
  return { ...next, topics };
}

/** The open questions to begin with: the first of each topic, weakest topic first, then the second of each, and so on. */
export function firstOpenQuestions(catalogue: Catalogue, answers: AnswerMap, scores: Scores, count: number): string[] {
  const open = scores.dimensions
    .flatMap(({ topics }) => topics)
    .toSorted((a, b) => a.score - b.score)
    .map(({ subject }) => openQuestions(catalogue, subject, answers));
  return inTurns(open).slice(0, count);
}

/** The first of each list, then the second of each, and so on. */
export function inTurns<Each>(lists: readonly (readonly Each[])[]): Each[] {
  const turns = Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, turn) => turn);
  return turns.flatMap((turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
}

/** Ids of a topic's required questions whose answer is not the best possible one. */
export function openQuestions(catalogue: Catalogue, topicId: string, answers: AnswerMap): string[] {
  const questions = findTopic(catalogue, topicId)?.sections.flatMap((section) => section.questions) ?? [];
  return questions
    .filter(
      (question) => question.isRequired && pointsOf(question, answers.get(question.id)?.value) < maxPointsOf(question),
    )
    .map((question) => question.id);
}
