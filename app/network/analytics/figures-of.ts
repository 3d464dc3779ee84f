import type { TFunction } from "i18next";
import { type Catalogue, type Dimension, STAGES, type Topic } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { isYesNo, type Question } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import { LEVELS, type Level } from "~/core/level";
import { decimalNumber, exactPercent, wholeNumber, wholePercent } from "~/i18n/format";
import {
  askedOf,
  averageOf,
  chosenOf,
  emissionsOf,
  type Group,
  levelCounts,
  levelPercents,
  meanOf,
  movedCount,
  percentOf,
  thenAndNowOf,
  yesOf,
} from "~/network/analytics/rules/figures";
import type { Filter } from "~/network/analytics/rules/filters";
import { type ByAnswer, DIRECTIONS, type Listed, type Recorded } from "~/network/analytics/rules/lists";
import { CHART_COLOURS, DIMENSION_COLOURS, LEVEL_COLOURS, PIE_COLOURS } from "~/results/figures/charts/colours";
import { type Figure, type FigureRow, inMode, type Mode, NOTHING, type Series } from "./figure";

/** The input that every figure needs. */
export interface Making {
  t: TFunction<"analytics">;
  common: TFunction<"common">;
  language: Language;
  mode: Mode;
  catalogue: Catalogue;
  /**
   * The URL of the list of companies behind a bar, on the page narrowed to the bar's place if it has one. Null if the reader may not see
   * the list.
   */
  listHref: (list: Listed, place?: Partial<Filter>) => string | null;
}

export interface Subject {
  id: string;
  name: string;
  /** The dimension that an indicator belongs to, with the colour of its rows. */
  dimension?: Series;
}

/** Overall and the scored dimensions, with their names. */
export function dimensionSubjects({ t, catalogue, language }: Making): Subject[] {
  const overall = { id: "overall", name: t(`overall.${catalogue.kind}`) };
  return [overall, ...scoredDimensions(catalogue).map(({ id, name }) => ({ id, name: name[language] }))];
}

/** The indicators in their order, each with its dimension. */
export const topicSubjects = ({ catalogue, language }: Making): Subject[] =>
  scoredDimensions(catalogue).flatMap(({ id, name, topics }, index) => {
    const dimension = { id, name: name[language], colour: DIMENSION_COLOURS[index] ?? CHART_COLOURS.accent };
    return topics.map((topic) => ({ id: topic.id, name: topic.name[language], dimension }));
  });

/** The legend for the colours of indicators: one entry per dimension. */
function dimensionLegend(subjects: Subject[]): Series[] | undefined {
  const named = new Map(subjects.flatMap(({ dimension }) => (dimension ? [[dimension.id, dimension]] : [])));
  return named.size > 0 ? [...named.values()] : undefined;
}

/** How many companies are on each level of each subject. */
export function levelsFigure(
  making: Making,
  group: Group,
  subjects: Subject[],
  {
    id,
    title,
    isPie = false,
    isObserved = false,
  }: { id: string; title: string; isPie?: boolean /** Uses `PIE_COLOURS`. */; isObserved?: boolean },
): Figure {
  const { t, language, mode } = making;
  const rows = subjects.map((subject): FigureRow => {
    const counts = levelCounts(group, subject.id);
    const shown = mode === "percent" ? levelPercents(counts) : counts;
    const whole = LEVELS.reduce((sum, level) => sum + counts[level], 0);
    return {
      id: subject.id,
      name: subject.name,
      values: LEVELS.map((level) => shown[level]),
      texts: LEVELS.map((level) => inMode(shown[level], mode, whole, language)),
      hrefs: LEVELS.map((level) => (counts[level] > 0 ? making.listHref({ subject: subject.id, level }) : null)),
      label: wholeNumber(whole, language),
      more: [wholeNumber(whole, language)],
    };
  });
  return {
    ...levelSeries(making, isObserved ? PIE_COLOURS : LEVEL_COLOURS),
    id,
    title,
    head: t("table.subject"),
    rows,
    more: [t("table.companies")],
    isPercent: mode === "percent",
    most: mode === "percent" ? 100 : Math.max(0, ...rows.map(({ values }) => values.reduce((a, b) => a + b, 0))),
    charts: [isPie ? "pies" : "stack"],
  };
}

/**
 * The companies with a result before: on which levels they were and are, how many rose, stayed and fell, and from which level to which. The
 * last figure's table is the numbers of companies by level then and level now.
 */
export function thenAndNowFigures(making: Making, group: Group): Figure[] {
  const { t, language, mode } = making;
  const { companies, before, now } = thenAndNowOf(group);
  const { series, legend } = levelSeries(making);
  const isPercent = mode === "percent";
  const common = { series, legend, isPercent, charts: ["stack" as const] };
  const say = (count: number) => wholeNumber(count, language);
  const compared = (
    [
      ["then", before],
      ["now", now],
    ] as const
  ).map(([id, { levels, mean }]): FigureRow => {
    const shown = isPercent ? levelPercents(levels) : levels;
    const label = meanText(mean, companies, language);
    const values = LEVELS.map((level) => shown[level]);
    return {
      id,
      name: t(`same.${id}`),
      values,
      texts: values.map((value) => inMode(value, mode, companies, language)),
      label,
      more: [label],
    };
  });
  const changes = DIRECTIONS.map((moved): FigureRow => {
    const count = movedCount(group, moved);
    const value = isPercent ? percentOf(count, companies) : count;
    const text = inMode(value, mode, companies, language);
    const hrefs = [count > 0 ? making.listHref({ moved }) : null];
    return { id: moved, name: t(`same.${moved}`), values: [value], texts: [text], label: text, hrefs };
  });
  const [rose = "", stayed = "", fell = ""] = DIRECTIONS.map((moved) => say(movedCount(group, moved)));
  const moves = LEVELS.toReversed().map((from): FigureRow => {
    const counts = LEVELS.map((to) => movedCount(group, { from, to }));
    const whole = counts.reduce((sum, count) => sum + count, 0);
    const values = counts.map((count) => (isPercent ? percentOf(count, whole) : count));
    return {
      id: from,
      name: making.common(`levels.${from}`),
      values,
      texts: values.map((value) => inMode(value, mode, whole, language)),
      hrefs: LEVELS.map((to, index) => (counts[index] ? making.listHref({ moved: { from, to } }) : null)),
      label: say(whole),
      more: [say(whole)],
    };
  });
  const most = isPercent ? 100 : companies;
  const figures: Figure[] = [
    {
      ...common,
      id: "same",
      title: t("same.title"),
      caption: [
        t("same.of", { count: companies, shown: say(companies), all: say(group.companies) }),
        ...(companies > 0 ? [t("same.changes", { rose, stayed, fell }), t("same.caption")] : [t("same.which")]),
      ].join(" "),
      head: t("same.when"),
      rows: compared,
      more: [t("table.average")],
      most,
    },
    {
      ...common,
      id: "moved",
      title: t("same.moved"),
      caption: t("same.which"),
      head: t("same.change"),
      rows: changes,
      series: [{ id: "count", name: t(`modes.${mode}`), colour: CHART_COLOURS.accent }],
      legend: undefined,
      most,
    },
    {
      ...common,
      id: "moves",
      title: t("same.moves"),
      caption: t("same.movesCaption"),
      head: t("same.levelThen"),
      rows: moves,
      more: [t("table.companies")],
      most: isPercent ? 100 : Math.max(0, ...moves.map(({ values }) => values.reduce((sum, value) => sum + value, 0))),
    },
  ];
  return companies > 0 ? figures : figures.slice(0, 1);
}

/** The levels as the parts of bars, and their legend, which runs from Leader to Laggard as in the specification (results 2.9). */
export function levelSeries({ common }: Pick<Making, "common">, colours: Record<Level, string> = LEVEL_COLOURS) {
  const series = LEVELS.map((level) => ({ id: level, name: common(`levels.${level}`), colour: colours[level] }));
  return { series, legend: series.toReversed() };
}

/** A mean, or a spread, of that many companies' scores, with two decimals. */
const meanText = (mean: number, companies: number, language: Language) =>
  companies > 0 ? exactPercent(Math.round(mean), language) : NOTHING;

/** The mean score of each subject, with two decimals. */
export function averagesFigure(
  { t, language, listHref }: Making,
  group: Group,
  subjects: Subject[],
  shape: Pick<Figure, "id" | "title" | "step" | "caption">,
): Figure {
  const rows = subjects.map((subject): FigureRow => {
    const { companies, mean, spread } = averageOf(group, subject.id);
    const text = meanText(mean, companies, language);
    const more = [meanText(spread, companies, language), wholeNumber(companies, language)];
    const { id, name, dimension } = subject;
    const values = [Math.min(100, mean / 100)];
    const hrefs = [companies > 0 ? listHref({ subject: id, level: null }) : null];
    return { id, name, values, texts: [text], hrefs, label: text, more, colour: dimension?.colour };
  });
  return {
    ...shape,
    head: t("table.subject"),
    legend: dimensionLegend(subjects),
    rows,
    more: [t("table.spread"), t("table.companies")],
    series: [{ id: "mean", name: t("table.average"), colour: CHART_COLOURS.accent }],
    most: 100,
    isPercent: true,
    short: (value) => wholePercent(value * 100, language),
    charts: ["stack", "radar"],
  };
}

/** The performance of the dimensions. The first value is their mean (specification, results 9). */
export function performanceFigure(making: Making, group: Group): Figure {
  const { t, language } = making;
  const [overall, ...dimensions] = dimensionSubjects(making);
  const figure = averagesFigure(making, group, dimensions, { id: "performance", title: t("performance.title") });
  const means = dimensions.map(({ id }) => averageOf(group, id));
  const mean = meanOf(means.map((each) => each.mean));
  const companies = means[0]?.companies ?? 0;
  const text = meanText(mean, companies, language);
  const first: FigureRow = {
    id: "overall",
    name: overall?.name ?? "",
    values: [mean / 100],
    texts: [text],
    label: text,
    hrefs: [group.companies > 0 ? making.listHref({ subject: "overall", level: null }) : null],
    more: [NOTHING, wholeNumber(companies, language)],
  };
  return { ...figure, rows: [first, ...figure.rows] };
}

/** The indicators' mean scores, rounded down. The axis ends two above the highest, or at ten if all are 0 (specification, results 9). */
export function flooredFigure(making: Making, group: Group): Figure {
  const { t, language } = making;
  const subjects = topicSubjects(making);
  const rows = subjects.map(({ id, name, dimension }): FigureRow => {
    const { companies, mean } = averageOf(group, id);
    const value = Math.floor(mean / 100);
    const text = companies > 0 ? wholePercent(value * 100, language) : NOTHING;
    const hrefs = [group.companies > 0 ? making.listHref({ subject: id, level: null }) : null];
    return { id, name, values: [value], texts: [text], hrefs, label: text, colour: dimension?.colour };
  });
  const highest = Math.max(...rows.map(({ values: [value = 0] }) => value));
  return {
    id: "indicators",
    title: t("basic.indicators"),
    head: t("table.indicator"),
    rows,
    legend: dimensionLegend(subjects),
    series: [{ id: "mean", name: t("table.average"), colour: CHART_COLOURS.accent }],
    isPercent: true,
    most: highest > 0 ? highest + 2 : 10,
    charts: ["stack"],
    axis: (most) => [wholePercent(0, language), wholePercent(most * 100, language)],
  };
}

/** How many companies answered Yes to each question or option, out of those asked. */
function yesFigure(
  { t, language, mode, listHref }: Making,
  rows: { id: string; name: string; yes: number; asked: number; of: Omit<ByAnswer, "isYes"> }[],
  shape: Pick<Figure, "id" | "title" | "caption" | "head">,
  names: { yes: string; no: string } = { yes: t("answers.yes"), no: t("answers.no") },
): Figure {
  return {
    ...shape,
    rows: rows.map(({ id, name, yes, asked, of }): FigureRow => {
      const percent = percentOf(yes, asked);
      const values = mode === "percent" ? [percent, asked > 0 ? 100 - percent : 0] : [yes, asked - yes];
      const label = inMode(percent, "percent", asked, language);
      const texts = values.map((value) => inMode(value, mode, asked, language));
      const hrefs = [yes, asked - yes].map((count, no) => (count > 0 ? listHref({ ...of, isYes: no === 0 }) : null));
      return { id, name, values, texts, hrefs, label, more: [wholeNumber(asked, language)] };
    }),
    more: [t("table.companies")],
    series: [
      { id: "yes", name: names.yes, colour: CHART_COLOURS.accent },
      { id: "no", name: names.no, colour: CHART_COLOURS.peers },
    ],
    isPercent: mode === "percent",
    most: mode === "percent" ? 100 : Math.max(0, ...rows.map(({ asked }) => asked)),
    charts: ["stack"],
  };
}

/** The questionnaire versions that ask a question. */
export type Asking = (questionId: string) => readonly string[];

/** The multiple-choice questions of a topic at this stage, without Yes/No questions. */
export const optionsOf = (topic: Topic, stage: (typeof STAGES)[number]) =>
  topic.sections
    .filter((section) => section.stage === stage)
    .flatMap(({ questions }) => questions)
    .flatMap((question) => (question.type === "choice" && question.selection === "several" ? [question] : []));

/** One figure for each of an indicator's five steps: how often each option was ticked. */
export function stageFigures(making: Making, group: Group, topic: Topic, versions: Asking): Figure[] {
  const { t, language } = making;
  return STAGES.map((stage) => {
    const rows = optionsOf(topic, stage).flatMap((question) =>
      question.options.map((option) => ({
        id: option.id,
        name: option.label[language],
        yes: chosenOf(group, question.id, option.id),
        asked: askedOf(group, versions(question.id)),
        of: { questionId: question.id, optionId: option.id },
      })),
    );
    const shape = { id: stage, title: t(`stages.${stage}.name`), caption: t(`stages.${stage}.caption`) };
    return yesFigure(making, rows, { ...shape, head: t("table.option") });
  });
}

/** The required questions of a Progress theme, in the order in which they are numbered. */
export const themeQuestions = ({ topics }: Dimension): Question[] =>
  topics.flatMap(({ sections }) =>
    sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => isRequired)),
  );

export function themeFigure(making: Making, group: Group, theme: Dimension, versions: Asking): Figure {
  const { t, language } = making;
  const rows = themeQuestions(theme).map((question, index) => ({
    id: question.id,
    name: t("theme.question", { number: index + 1, question: question.text[language] }),
    yes: yesOf(group, question.id),
    asked: askedOf(group, versions(question.id)),
    of: { questionId: question.id, optionId: null },
  }));
  const shape = { id: theme.id, title: theme.name[language], head: t("table.question") };
  return yesFigure(making, rows, shape, { yes: t("theme.yes"), no: t("theme.no") });
}

/** For each question of a theme with more answers than Yes and No: how many companies chose each of them. */
export function distributionFigures(making: Making, group: Group, theme: Dimension, versions: Asking): Figure[] {
  const { t, language, mode, listHref } = making;
  return themeQuestions(theme).flatMap((question, index) => {
    if (question.type !== "choice" || isYesNo(question)) return [];
    const asked = askedOf(group, versions(question.id));
    const rows = question.options.map((option): FigureRow => {
      const count = chosenOf(group, question.id, option.id);
      const value = mode === "percent" ? percentOf(count, asked) : count;
      const text = inMode(value, mode, asked, language);
      const hrefs = [count > 0 ? listHref({ questionId: question.id, optionId: option.id, isYes: true }) : null];
      return { id: option.id, name: option.label[language], values: [value], texts: [text], hrefs, label: text };
    });
    return {
      id: question.id,
      title: t("theme.question", { number: index + 1, question: question.text[language] }),
      caption: t("theme.chosen", { count: asked }),
      head: t("table.answer"),
      rows,
      series: [{ id: "count", name: t(`modes.${mode}`), colour: CHART_COLOURS.accent }],
      isPercent: mode === "percent",
      most: mode === "percent" ? 100 : asked,
      charts: ["stack"],
    };
  });
}

/** How many companies have recorded emissions or set a target, how many tonnes they recorded for each scope, and how many per person. */
export function emissionFigures({ t, language, mode, listHref }: Making, group: Group): Figure[] {
  const { companies, counts, tonnes, perPerson } = emissionsOf(group);
  const shown = (count: number) => (mode === "percent" ? percentOf(count, companies) : count);
  const hrefs = (recorded: Recorded) => [counts[recorded] > 0 ? listHref({ recorded }) : null];
  const recorded = (["scope1", "scope2", "target"] as const).map((id): FigureRow => {
    const text = inMode(shown(counts[id]), mode, companies, language);
    const row = { id, name: t(`emissions.${id}`), values: [shown(counts[id])], texts: [text], label: text };
    return { ...row, hrefs: hrefs(id), more: [wholeNumber(companies, language)] };
  });
  const totals = (["scope1", "scope2"] as const).map((id): FigureRow => {
    const text = counts[id] > 0 ? decimalNumber(tonnes[id], language) : NOTHING;
    const name = t(`emissions.${id}Total`);
    return { id, name, values: [tonnes[id]], texts: [text], hrefs: hrefs(id), label: text };
  });
  const perPersonText = perPerson === null ? NOTHING : decimalNumber(perPerson, language);
  return [
    {
      id: "recorded",
      title: t("emissions.title"),
      head: t("table.subject"),
      rows: recorded,
      series: [{ id: "count", name: t(`modes.${mode}`), colour: CHART_COLOURS.accent }],
      isPercent: mode === "percent",
      most: mode === "percent" ? 100 : companies,
      more: [t("table.companies")],
      charts: ["stack"],
    },
    {
      id: "totals",
      title: t("emissions.totals"),
      caption: [
        t("emissions.totalsUnit"),
        ...(["scope1", "scope2"] as const)
          .filter((id) => counts[id] > 0)
          .map((id) =>
            t("emissions.totalsOf", {
              count: counts[id],
              scope: t(`emissions.${id}Total`),
              mean: decimalNumber(tonnes[id] / counts[id], language),
            }),
          ),
      ].join(" "),
      head: t("table.subject"),
      rows: totals,
      series: [{ id: "tonnes", name: t("emissions.unit"), colour: CHART_COLOURS.accent }],
      most: Math.max(tonnes.scope1, tonnes.scope2),
      short: (value) => wholeNumber(Math.round(value), language),
      charts: ["stack"],
    },
    {
      id: "intensity",
      title: t("emissions.intensity"),
      caption: t("emissions.intensityOf", { count: counts.intensity }),
      head: t("table.subject"),
      rows: [
        {
          id: "perPerson",
          name: t("emissions.list.intensity"),
          values: [perPerson ?? 0],
          texts: [perPersonText],
          hrefs: hrefs("intensity"),
          label: perPersonText,
        },
      ],
      series: [{ id: "tonnes", name: t("emissions.unit"), colour: CHART_COLOURS.accent }],
      most: perPerson ?? 0,
      charts: ["stack"],
    },
  ];
}

/** How many companies have submitted. */
export function companiesFigure({ t, language, listHref }: Making, { companies }: Group): Figure {
  const text = wholeNumber(companies, language);
  const hrefs = [companies > 0 ? listHref({ subject: "overall", level: null }) : null];
  return {
    id: "submissions",
    title: t("demographics.all"),
    head: t("table.subject"),
    charts: ["stack"],
    most: companies,
    rows: [{ id: "all", name: t("demographics.all"), values: [companies], texts: [text], hrefs, label: text }],
    series: [{ id: "companies", name: t("table.companies"), colour: CHART_COLOURS.accent }],
  };
}

/** How many companies have submitted, by state. */
export function statesFigure(
  { t, language, listHref }: Making,
  states: { id: string; name: string; country: string; countryId: string; companies: number }[],
): Figure {
  const rows = states.map(({ id, name, country, countryId, companies }): FigureRow => {
    const text = wholeNumber(companies, language);
    const hrefs = [listHref({ subject: "overall", level: null }, { country: countryId, state: id })];
    return { id, name: `${name}, ${country}`, values: [companies], texts: [text], hrefs, label: text };
  });
  return {
    id: "states",
    title: t("demographics.title"),
    head: t("table.state"),
    rows,
    series: [{ id: "companies", name: t("table.companies"), colour: CHART_COLOURS.accent }],
    most: Math.max(0, ...states.map(({ companies }) => companies)),
    charts: ["stack"],
  };
}
