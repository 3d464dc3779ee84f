import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion, findTopic, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import { compareFootprints, MEASURES, type Measure, measuresOf } from "~/assessment/ghg/rules/change";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import { FOOTPRINT_QUESTIONS, recordedIn, yearsOf } from "~/assessment/scoring/rules/footprints";
import type { Scores } from "~/assessment/scoring/rules/scores";
import { assessmentPaths } from "~/core/addresses/assessment";
import { actionPath } from "~/core/addresses/plan";
import { yearOf } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Level } from "~/core/level";
import { longDate, shortDate, signedPercent, signedWhole, wholePercent } from "~/i18n/format";
import { formatMeasure } from "~/results/results/measure-words";
import { type Figure, figureOf, type NamedLevel, nameLevel } from "~/results/results/scores-view";
import { type Answered, isSameTopic, type MovedPractice, stepBetween, timeBetween } from "./rules/way";

/** A completed assessment with its stored scores. `day` is an ISO date, `completedAt` a time in milliseconds. */
export interface Year extends Answered {
  id: string;
  sealedId: string;
  scores: Scores;
  day: string;
  completedAt: number;
}

/** An action of the plan that is done, with the questionnaire from which it was planned. */
export interface DoneAction {
  id: string;
  questionId: string;
  catalogue: Catalogue;
  doneAt: number;
  day: string;
}

/** A practice or an action, in the reader's language. */
export interface PracticeLine {
  id: string;
  title: string;
  topic: string;
  /** When the plan put it in place, and the action; null if the plan says nothing of it. */
  done: { on: string; href: string } | null;
  isReworded: boolean;
}

/** What happened up to an assessment, or since the last one. */
export interface StepView {
  id: string;
  /** In words: from which day to which; `to` is null for what came after the last assessment. */
  from: string;
  to: string | null;
  gained: PracticeLine[];
  lost: PracticeLine[];
  /** Done in the plan, and not among the practices above. */
  planned: PracticeLine[];
  /** How many practices only one of the two asks about. */
  added: number;
  dropped: number;
}

export interface YearsView {
  /** The first one first. */
  years: { id: string; href: string; label: string; day: string; shortDay: string; own: Figure; level: NamedLevel }[];
  /** The way from the first to the last; null with fewer than two. */
  way: {
    from: YearsView["years"][number];
    to: YearsView["years"][number];
    time: ReturnType<typeof timeBetween>;
    practices: number;
  } | null;
  scale: { id: Level; name: string }[];
  dimensions: { id: string; name: string; topics: TopicLine[] }[];
  /** The latest first. */
  steps: StepView[];
  emissions: {
    years: string[];
    rows: { measure: Measure; figures: (string | null)[]; change: string | null }[];
  } | null;
}

/** A topic's figure in each assessment, and the difference from the first to the last; null where they score other questions. */
export interface TopicLine {
  id: string;
  name: string;
  figures: (string | null)[];
  difference: string | null;
}

interface YearsInput {
  kind: Kind;
  years: readonly Year[];
  done: readonly DoneAction[];
  hasEmissions: boolean;
}

/** Puts the latest assessments side by side, in the reader's language. `years` and `done` have the earliest first. */
export function viewYears({ kind, years, done, hasEmissions }: YearsInput, language: Language): YearsView {
  const [first, last] = [years[0], years.at(-1)];
  const labels = labelsOf(
    years.map(({ day }) => day),
    language,
  );
  const shown = years.map(({ id, sealedId, catalogue, scores: { overall }, day }, index) => ({
    id,
    href: assessmentPaths(kind, sealedId).results,
    label: labels[index] ?? day,
    day: longDate(day, language),
    shortDay: shortDate(day, language),
    own: figureOf(overall.score, language),
    level: nameLevel(catalogue, overall.level, language),
  }));
  const [from, to] = [shown[0], shown.at(-1)];
  return {
    years: shown,
    way: first && last && from && to && first !== last ? { from, to, ...wayBetween(first, last) } : null,
    scale: last
      ? Object.entries(last.catalogue.levels).map(([id, { name }]) => ({ id: id as Level, name: name[language] }))
      : [],
    dimensions: last ? viewDimensions(years, last, language) : [],
    steps: viewSteps(years, done, language).reverse(),
    emissions: hasEmissions ? viewEmissions(years, language) : null,
  };
}

function wayBetween(first: Year, last: Year) {
  const { gained, lost } = stepBetween(first, last);
  return { time: timeBetween(first.day, last.day), practices: gained.length - lost.length };
}

/** The year of each day, or the day in few words where two are in one year. */
function labelsOf(days: readonly string[], language: Language): string[] {
  const isUnique = new Set(days.map(yearOf)).size === days.length;
  return days.map((day) => (isUnique ? String(yearOf(day)) : shortDate(day, language)));
}

function viewDimensions(years: readonly Year[], last: Year, language: Language): YearsView["dimensions"] {
  const first = years[0] ?? last;
  const scoreOf = ({ scores }: Year, topicId: string) =>
    scores.dimensions.flatMap(({ topics }) => topics).find(({ subject }) => subject === topicId)?.score ?? null;
  return last.scores.dimensions.map(({ subject, topics }) => ({
    id: subject,
    name: scoredDimensions(last.catalogue).find(({ id }) => id === subject)?.name[language] ?? subject,
    topics: topics.map(({ subject: id, score }): TopicLine => {
      const figures = years.map((year) => scoreOf(year, id));
      const before = figures[0] ?? null;
      const isComparable = before !== null && first !== last && isSameTopic(first.catalogue, last.catalogue, id);
      return {
        id,
        name: findTopic(last.catalogue, id)?.name[language] ?? id,
        figures: figures.map((each) => (each === null ? null : wholePercent(each, language))),
        difference: isComparable ? signedWhole(Math.round(score / 100) - Math.round(before / 100), language) : null,
      };
    }),
  }));
}

/** What happened between each two assessments, and in the plan since the last. */
function viewSteps(years: readonly Year[], done: readonly DoneAction[], language: Language): StepView[] {
  return years.flatMap((year, index): StepView[] => {
    const next = years[index + 1];
    const between = done.filter(
      ({ doneAt }) => doneAt > year.completedAt && doneAt <= (next?.completedAt ?? Number.POSITIVE_INFINITY),
    );
    const doneOf = (questionId: string) => between.find((each) => each.questionId === questionId);
    const { gained, lost, added, dropped } = next
      ? stepBetween(year, next)
      : { gained: [], lost: [], added: 0, dropped: 0 };
    const moved = new Set([...gained, ...lost].map(({ placed }) => placed.question.id));
    const planned = between.filter(({ questionId }) => !moved.has(questionId));
    if (!next && planned.length === 0) return [];
    return [
      {
        id: next?.id ?? "since",
        from: longDate(year.day, language),
        to: next ? longDate(next.day, language) : null,
        gained: gained.map((each) => viewPractice(each, doneOf(each.placed.question.id), language)),
        lost: lost.map((each) => viewPractice(each, undefined, language)),
        planned: planned.map((each) => viewDone(each, language)),
        added,
        dropped,
      },
    ];
  });
}

function viewPractice(
  { placed, isReworded }: MovedPractice,
  done: DoneAction | undefined,
  language: Language,
): PracticeLine {
  return {
    id: placed.question.id,
    title: titleOf(placed.question)[language],
    topic: placed.topic.name[language],
    done: done ? { on: longDate(done.day, language), href: actionPath(done.id) } : null,
    isReworded,
  };
}

function viewDone(action: DoneAction, language: Language): PracticeLine {
  const placed = findQuestion(action.catalogue, action.questionId);
  return {
    id: action.questionId,
    title: placed ? titleOf(placed.question)[language] : action.questionId,
    topic: placed?.topic.name[language] ?? "",
    done: { on: longDate(action.day, language), href: actionPath(action.id) },
    isReworded: false,
  };
}

/** The footprints of the years that the assessments report on, and the change of what the first and the last both measured. */
function viewEmissions(years: readonly Year[], language: Language): YearsView["emissions"] {
  const given = [...years].reverse().flatMap(({ id, answers }) =>
    FOOTPRINT_QUESTIONS.map((key) => {
      const questionId = CLIMATE_QUESTIONS[key];
      return { assessmentId: id, questionId, value: answers.get(questionId)?.value ?? null };
    }),
  );
  const footprints = yearsOf(recordedIn(given))
    .map(({ footprint }) => footprint)
    .sort((a, b) => a.year - b.year);
  const [first, last] = [footprints[0], footprints.at(-1)];
  if (!first || !last) return null;
  const changes = first === last ? null : compareFootprints(first, last);
  const rows = MEASURES.map((measure) => {
    const figures = footprints.map((footprint) => measuresOf(footprint)[measure]);
    const share = changes?.[measure]?.share ?? null;
    return {
      measure,
      figures: figures.map((value) => (value === null ? null : formatMeasure(measure, value, language))),
      change: share === null ? null : signedPercent(share, language),
    };
  });
  const known = rows.filter(({ figures }) => figures.some((figure) => figure !== null));
  return known.length > 0 ? { years: footprints.map(({ year }) => String(year)), rows: known } : null;
}
