import { mostPointsOf, pointsOf } from "~/domain/answers/answers";
import type { AnswerMap } from "~/domain/answers/value";
import type { Catalogue, Level } from "~/domain/catalogue/catalogue";
import { scoredDimensions } from "~/domain/catalogue/lookup";
import { type IndexBand, indexBand, readinessLevel, scoreOf } from "./levels";

/** Names the arithmetic below. A change of it is a new version; stored results keep theirs. */
export const METHOD_VERSION = "readiness-method-1";

export interface Score {
  /** «overall», a dimension's id or a topic's id. */
  subject: string;
  correct: number;
  total: number;
  /** Hundredths of a percent. */
  score: number;
  level: Level;
}

export interface DimensionScore extends Score {
  topics: Score[];
  /** The topic that the dimension's text speaks of: its best when every topic is Intermediate or above, otherwise its weakest. */
  featuredTopic: string;
}

export interface ReadinessResult {
  overall: Score;
  dimensions: DimensionScore[];
  /** The methodology index, separate from the level, in hundredths of a percent. */
  index: { score: number; band: IndexBand; sdgContribution: number };
}

/** Methodology weights in percent (specification, results 2.12); the SDG contribution weighs 20 as well. */
const INDEX_WEIGHTS: Record<string, number> = { environment: 30, social: 30, governance: 20 };
const SDG_WEIGHT = 20;

/** Scores a set of answers: correct are the points that its required questions gave, in total those that they give at most. */
export function scoreReadiness(catalogue: Catalogue, answers: AnswerMap): ReadinessResult {
  const dimensions = scoredDimensions(catalogue).map((dimension): DimensionScore => {
    const topics = dimension.topics.map((topic) => {
      const required = topic.sections.flatMap((section) => section.questions.filter((question) => question.isRequired));
      const correct = total(required.map((question) => pointsOf(question, answers.get(question.id)?.value)));
      return toScore(topic.id, correct, total(required.map(mostPointsOf)));
    });
    return { ...sum(dimension.id, topics), topics, featuredTopic: featured(topics) };
  });
  const overall = sum("overall", dimensions);
  const cards = dimensions.flatMap((dimension) => dimension.topics);
  const sdgContribution = Math.round(total(cards.map((topic) => topic.score)) / cards.length);
  const weighted = dimensions.reduce(
    (sum, dimension) => sum + dimension.score * (INDEX_WEIGHTS[dimension.subject] ?? 0),
    sdgContribution * SDG_WEIGHT,
  );
  const index = Math.round(weighted / 100);
  return { overall, dimensions, index: { score: index, band: indexBand(index), sdgContribution } };
}

/** Every score of a result as one flat list: overall, dimensions, topics. */
export function flattenScores(result: ReadinessResult): Score[] {
  return [result.overall, ...result.dimensions, ...result.dimensions.flatMap((dimension) => dimension.topics)].map(
    ({ subject, correct, total, score, level }) => ({ subject, correct, total, score, level }),
  );
}

const total = (points: number[]) => points.reduce((sum, each) => sum + each, 0);

function toScore(subject: string, correct: number, total: number): Score {
  return { subject, correct, total, score: scoreOf(correct, total), level: readinessLevel(correct, total) };
}

function sum(subject: string, parts: Score[]): Score {
  return toScore(subject, total(parts.map((part) => part.correct)), total(parts.map((part) => part.total)));
}

const SETTLED: ReadonlySet<Level> = new Set(["intermediate", "advanced", "leader"]);

function featured(topics: Score[]): string {
  const ranked = [...topics].sort((a, b) => a.score - b.score);
  const pick = topics.every((topic) => SETTLED.has(topic.level)) ? ranked.at(-1) : ranked[0];
  return pick?.subject ?? "";
}
