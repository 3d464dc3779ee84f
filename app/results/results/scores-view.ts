import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findTopic, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { farBehind } from "~/assessment/scoring/rules/far-behind";
import type { Score, Scores } from "~/assessment/scoring/rules/scores";
import type { Language } from "~/core/language";
import { LEVELS, type Level } from "~/core/level";
import { exactPercent, formatDay, joinNames, shortDate, wholePercent } from "~/i18n/format";
import { FEWEST_PEERS, type PeerFigures } from "~/results/statistics/rules/peers";
import { bandOf } from "~/results/statistics/rules/small-groups";

/** A percentage as drawn and as written. */
export interface Figure {
  /** 0 to 100, for positions and lengths. */
  percent: number;
  whole: string;
  exact: string;
}

export interface NamedLevel {
  id: Level;
  name: string;
}

export interface TopicRow {
  id: string;
  name: string;
  own: Figure;
  peers: Figure | null;
  level: NamedLevel;
}

export interface ScoredDimension extends TopicRow {
  topics: TopicRow[];
  /** The difference between the two whole percentages that a reader sees; null without peers. */
  aheadOfPeers: number | null;
}

/** What the results of every kind say about their scores, in the reader's language only. */
export interface ScoresView {
  submittedOn: string;
  /** The same day as the profile of a report has it. */
  reportDate: string;
  level: NamedLevel;
  own: Figure;
  peers: Figure | null;
  points: { reached: number; of: number };
  scale: { id: Level; name: string; tooltip: string }[];
  /** The number of others, as a band; empty if there are too few. */
  basis: { kind: PeerFigures["basis"]; companies: string; fewest: number };
  dimensions: ScoredDimension[];
  /** The dimension to name first, because it is far below the whole; null if there is none. */
  behind: ScoredDimension | null;
  /** The lowest dimensions, which share one score; null if all do. */
  weakest: { count: number; names: string; percent: string } | null;
}

export interface ScoresViewInput {
  catalogue: Catalogue;
  result: Scores;
  peers: PeerFigures;
  submittedOn: string;
}

/** A score in hundredths of a percent, in the forms in which it is shown. */
export const figureOf = (score: number, language: Language): Figure => ({
  percent: score / 100,
  whole: wholePercent(score, language),
  exact: exactPercent(score, language),
});

export const nameLevel = ({ levels }: Catalogue, id: Level, language: Language): NamedLevel => ({
  id,
  name: levels[id].name[language],
});

export const nameTopic = (catalogue: Catalogue, id: string, language: Language): string =>
  findTopic(catalogue, id)?.name[language] ?? id;

const nameDimension = (catalogue: Catalogue, id: string, language: Language): string =>
  scoredDimensions(catalogue).find((dimension) => dimension.id === id)?.name[language] ?? id;

/** Puts the scores of a stored result into the reader's language. */
export function viewScores(input: ScoresViewInput, language: Language): ScoresView {
  const { catalogue, result, peers } = input;
  const peersOf = (subject: string) => {
    const mean = peers.means[subject];
    return mean === undefined ? null : figureOf(mean, language);
  };
  const row = (score: Score, name: string): TopicRow => ({
    id: score.subject,
    name,
    own: figureOf(score.score, language),
    peers: peersOf(score.subject),
    level: nameLevel(catalogue, score.level, language),
  });
  const aheadOfPeers = ({ subject, score }: Score) => {
    const mean = peers.means[subject];
    return mean === undefined ? null : Math.round(score / 100) - Math.round(mean / 100);
  };
  const dimensions = result.dimensions.map((score) => ({
    ...row(score, nameDimension(catalogue, score.subject, language)),
    topics: score.topics.map((topic) => row(topic, nameTopic(catalogue, topic.subject, language))),
    aheadOfPeers: aheadOfPeers(score),
  }));
  const behind = farBehind(result);
  return {
    submittedOn: shortDate(input.submittedOn, language),
    reportDate: formatDay(input.submittedOn),
    level: nameLevel(catalogue, result.overall.level, language),
    own: figureOf(result.overall.score, language),
    peers: peersOf("overall"),
    points: { reached: result.overall.correct, of: result.overall.total },
    scale: LEVELS.map((id) => ({
      ...nameLevel(catalogue, id, language),
      tooltip: catalogue.levels[id].tooltip[language],
    })),
    basis: {
      kind: peers.basis,
      companies: peers.basis === "none" ? "" : bandOf(peers.companies),
      fewest: FEWEST_PEERS,
    },
    dimensions,
    behind: dimensions.find(({ id }) => id === behind?.subject) ?? null,
    weakest: weakestOf(dimensions, language),
  };
}

function weakestOf(dimensions: ScoredDimension[], language: Language): ScoresView["weakest"] {
  const least = Math.min(...dimensions.map(({ own }) => own.percent));
  const lowest = dimensions.filter(({ own }) => own.percent === least);
  const [first] = lowest;
  if (!first || lowest.length === dimensions.length) return null;
  const names = joinNames(
    lowest.map(({ name }) => name),
    language,
  );
  return { count: lowest.length, names, percent: first.own.whole };
}
