import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import { KINDS } from "~/assessment/kinds/kinds";
import { nextLevel } from "~/assessment/scoring/rules/levels";
import { nextSteps, openQuestions } from "~/assessment/scoring/rules/next-steps";
import type { Score, Scores } from "~/assessment/scoring/rules/scores";
import { isClimate, type Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { LEVELS, type Level } from "~/core/level";
import { wholePercent } from "~/i18n/format";
import { openPractices, whatIf } from "~/improvement/plan/rules/what-if";
import type { NamedAction } from "./queries.server";

/** A score as it is and as it would be. */
export interface ComparedScore {
  id: string;
  name: string;
  now: { percent: string; level: Level; levelName: string };
  would: { percent: string; level: Level; levelName: string };
  /** How many levels it would rise, and whether it would rise at all. */
  levelsUp: number;
  rises: boolean;
}

/** What ticked practices would change, in the reader's language only. */
export interface WhatIfView {
  kind: Kind;
  ticked: number;
  points: { now: number; would: number; of: number };
  /** The next level above the score as it would be, and the points to it; null at the top. */
  up: { level: string; points: number } | null;
  overall: ComparedScore;
  /** Each with its topics that would rise. */
  dimensions: (ComparedScore & { rising: ComparedScore[] })[];
  topics: {
    id: string;
    name: string;
    score: ComparedScore;
    /** Something of it is ticked, or it is where the way to the next level begins. */
    isOpen: boolean;
    actions: { id: string; title: string; isTicked: boolean; isPlanned: boolean }[];
  }[];
  /** The practices still missing on the shortest way to the next level, with that level's name; null if there is none. */
  shortest: { level: string; questionIds: string[] } | null;
}

/** `planned` are the questions whose practices are already in the plan. */
export function viewWhatIf(
  { catalogue, answers }: { catalogue: Catalogue; answers: AnswerMap },
  { ticked, planned }: { ticked: ReadonlySet<string>; planned: ReadonlySet<string> },
  language: Language,
): WhatIfView {
  const open = openPractices(catalogue, answers);
  const [now, would] = [whatIf(catalogue, answers, new Set()), whatIf(catalogue, answers, ticked)];
  const up = nextLevel(KINDS[catalogue.kind].bands, would.overall.correct, would.overall.total);
  const side = ({ score, level }: Score) => {
    return { percent: wholePercent(score, language), level, levelName: catalogue.levels[level].name[language] };
  };
  const compare = (name: string, a: Score, b: Score): ComparedScore => ({
    id: a.subject,
    name,
    now: side(a),
    would: side(b),
    levelsUp: LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level),
    rises: b.correct > a.correct,
  });
  const topicScores = now.dimensions.flatMap((dimension, index) =>
    dimension.topics.map((topic, place) => {
      const name = findTopic(catalogue, topic.subject)?.name[language] ?? "";
      return compare(name, topic, would.dimensions[index]?.topics[place] ?? topic);
    }),
  );
  const shortest = isClimate(catalogue.kind) ? null : shortestWay(catalogue, answers, { would, ticked }, language);
  const topics = topicScores.flatMap((score): WhatIfView["topics"] => {
    const actions = open
      .filter(({ topic }) => topic.id === score.id)
      .map(({ question }) => ({
        id: question.id,
        title: titleOf(question)[language],
        isTicked: ticked.has(question.id),
        isPlanned: planned.has(question.id),
      }))
      .toSorted((a, b) => Number(b.isTicked) - Number(a.isTicked));
    const isOpen = actions.some(({ isTicked }) => isTicked);
    return actions.length > 0 ? [{ id: score.id, name: score.name, score, isOpen, actions }] : [];
  });
  const begins = topics.find(({ actions }) => actions.some(({ id }) => id === shortest?.questionIds[0])) ?? topics[0];
  if (begins && !topics.some(({ isOpen }) => isOpen)) begins.isOpen = true;
  // What one comes with ticked is in the first screen, beside what it would give.
  topics.sort((a, b) => Number(b.isOpen) - Number(a.isOpen));
  return {
    kind: catalogue.kind,
    ticked: open.filter(({ question }) => ticked.has(question.id)).length,
    points: { now: now.overall.correct, would: would.overall.correct, of: now.overall.total },
    up: up && { level: catalogue.levels[up.level].name[language], points: up.points },
    overall: compare("", now.overall, would.overall),
    dimensions: now.dimensions.map((dimension, index) => {
      const name = catalogue.dimensions.find(({ id }) => id === dimension.subject)?.name[language] ?? "";
      const own = dimension.topics.map(({ subject }) => subject);
      return {
        ...compare(name, dimension, would.dimensions[index] ?? dimension),
        rising: topicScores.filter(({ id, rises }) => rises && own.includes(id)),
      };
    }),
    topics,
    shortest,
  };
}

/** The level and score of a result as they are and as they would be, in words. */
export interface Forecast {
  kind: Kind;
  formerLevel: string;
  former: string;
  level: string;
  percent: string;
}

/** What latest results would be once every planned action is done, except those of a kind to which the plan would add no point. */
export const viewForecasts = (
  latest: readonly { catalogue: Catalogue; answers: AnswerMap }[],
  actions: readonly Pick<NamedAction, "kind" | "state" | "questionId">[],
  language: Language,
): Forecast[] =>
  latest.flatMap(({ catalogue, answers }) => {
    const planned = actions.filter(({ kind, state }) => kind === catalogue.kind && state !== "dropped");
    const done = new Set(planned.map(({ questionId }) => questionId));
    const [now, would] = [whatIf(catalogue, answers, new Set()).overall, whatIf(catalogue, answers, done).overall];
    if (would.correct === now.correct) return [];
    const nameOf = (level: Level) => catalogue.levels[level].name[language];
    return {
      kind: catalogue.kind,
      formerLevel: nameOf(now.level),
      former: wholePercent(now.score, language),
      level: nameOf(would.level),
      percent: wholePercent(would.score, language),
    };
  });

/** For each topic, as many open practices that are not ticked as the next steps name for it. */
function shortestWay(
  catalogue: Catalogue,
  answers: AnswerMap,
  { would, ticked }: { would: Scores; ticked: ReadonlySet<string> },
  language: Language,
): WhatIfView["shortest"] {
  const steps = nextSteps(catalogue, answers, would, ticked);
  if (!steps) return null;
  const questionIds = steps.topics.flatMap(({ topicId, points }) =>
    openQuestions(catalogue, topicId, answers)
      .filter((id) => !ticked.has(id))
      .slice(0, points),
  );
  return { level: catalogue.levels[steps.level].name[language], questionIds };
}
