import { maxPointsOf, pointsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { Level } from "~/core/level";
import { type Bands, levelOf, scoreOf } from "./levels";

export interface Score {
  /** "overall", a dimension's id or a topic's id. */
  subject: string;
  correct: number;
  total: number;
  /** Hundredths of a percent. */
  score: number;
  level: Level;
}

export interface DimensionScore extends Score {
  topics: Score[];
}

/** The scores of a set of answers, along the catalogue's tree. */
export interface Scores {
  overall: Score;
  dimensions: DimensionScore[];
}

/**
 * Scores a set of answers of any kind of questionnaire. `correct` is the unweighted sum of the points from required questions, and `total`
 * is the maximum. Questions in `best` count as if they had the best possible answer.
 */
export function scoreAnswers(
  catalogue: Catalogue,
  answers: AnswerMap,
  bands: Bands,
  best: ReadonlySet<string> = new Set(),
): Scores {
  const toScore = (subject: string, correct: number, total: number): Score => {
    return { subject, correct, total, score: scoreOf(correct, total), level: levelOf(bands, correct, total) };
  };
  const sum = (subject: string, parts: Score[]) =>
    toScore(subject, total(parts.map((part) => part.correct)), total(parts.map((part) => part.total)));
  const dimensions = scoredDimensions(catalogue).map((dimension): DimensionScore => {
    const topics = dimension.topics.map((topic) => {
      const required = topic.sections.flatMap((section) => section.questions.filter((question) => question.isRequired));
      const points = (question: Question) =>
        best.has(question.id) ? maxPointsOf(question) : pointsOf(question, answers.get(question.id)?.value);
      const correct = total(required.map(points));
      return toScore(topic.id, correct, total(required.map(maxPointsOf)));
    });
    return { ...sum(dimension.id, topics), topics };
  });
  return { overall: sum("overall", dimensions), dimensions };
}

/** Every score as one flat list: overall, dimensions, topics. */
export function flattenScores({ overall, dimensions }: Scores): Score[] {
  return [overall, ...dimensions, ...dimensions.flatMap((dimension) => dimension.topics)].map(
    ({ subject, correct, total, score, level }) => ({ subject, correct, total, score, level }),
  );
}

const total = (points: number[]) => points.reduce((sum, each) => sum + each, 0);
