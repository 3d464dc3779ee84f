import type { Level } from "~/core/level";
import { type IndexBand, indexBand } from "./levels";
import type { DimensionScore, Score, Scores } from "./scores";

export interface ReadinessDimension extends DimensionScore {
  /** The topic that the dimension's text is about: its best if every topic is Intermediate or above, otherwise its weakest. */
  featuredTopic: string;
}

export interface ReadinessResult extends Scores {
  dimensions: ReadinessDimension[];
  /** The methodology index, separate from the level, in hundredths of a percent. */
  index: { score: number; band: IndexBand; sdgContribution: number };
}

/** Methodology weights in percent (specification, results 2.12); the SDG contribution weighs another 20. */
export const INDEX_WEIGHTS: Readonly<Record<"environment" | "social" | "governance", number>> = {
  environment: 30,
  social: 30,
  governance: 20,
};
export const SDG_WEIGHT = 20;

/** Adds the readiness figures to the scores: the featured topic of each dimension, and the methodology index. */
export function toReadinessResult(scores: Scores): ReadinessResult {
  const dimensions = scores.dimensions.map((dimension) => ({
    ...dimension,
    featuredTopic: featured(dimension.topics),
  }));
  const cards = dimensions.flatMap((dimension) => dimension.topics);
  const sdgContribution = Math.round(cards.reduce((sum, topic) => sum + topic.score, 0) / cards.length);
  const weighted = indexParts({ dimensions, sdgContribution }).reduce(
    (sum, { weight, score }) => sum + weight * score,
    0,
  );
  const index = Math.round(weighted / 100);
  return { overall: scores.overall, dimensions, index: { score: index, band: indexBand(index), sdgContribution } };
}

/** The parts of the methodology index: a weight in percent and a score in hundredths of a percent, the SDG contribution last. */
export function indexParts({
  dimensions,
  sdgContribution,
}: {
  dimensions: readonly Score[];
  sdgContribution: number;
}): { weight: number; score: number }[] {
  return [
    ...dimensions.map(({ subject, score }) => ({ weight: weightOf(subject), score })),
    { weight: SDG_WEIGHT, score: sdgContribution },
  ];
}

const weightOf = (subject: string): number =>
  Object.entries(INDEX_WEIGHTS).find(([dimension]) => dimension === subject)?.[1] ?? 0;

const SETTLED: ReadonlySet<Level> = new Set(["intermediate", "advanced", "leader"]);

function featured(topics: Score[]): string {
  const ranked = [...topics].sort((a, b) => a.score - b.score);
  const pick = topics.every((topic) => SETTLED.has(topic.level)) ? ranked.at(-1) : ranked[0];
  return pick?.subject ?? "";
}
