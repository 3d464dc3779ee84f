import { dayIn } from "~/core/days/days";
import { LEVELS } from "~/core/level";
import { dateOf, formatDay, joinNames, monthOfYear, type Reader, wholeNumber, wholePercent } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { percentOf } from "~/network/analytics/rules/figures";
import { viewSums } from "~/network/members/figure-sums-view";
import { countLevels, summarise } from "~/network/membership/rules/counts";
import { drawShares } from "~/results/figures/bars";
import type { Amount, Panel, PaperBlock, SheetReport } from "~/results/report/blocks";
import { NOTHING } from "../figure";
import {
  averagesFigure,
  dimensionSubjects,
  levelsFigure,
  type Making,
  performanceFigure,
  topicSubjects,
} from "../figures-of";
import { type Firsts, viewEnd } from "../names-view";
import type { BoardRead } from "./read.server";

/** The most red flags that are named. */
const MAX_FLAGS = 5;
/** The most topics that are named as the weakest; more of them are counted. */
const MAX_WEAKEST = 2;
/** The bar of levels, as wide as the page in a figure's units. */
const BAR = { width: 785, height: 30 };

export interface BoardReader extends Reader {
  /** The company whose portfolio it is. */
  company: string;
  now: number;
  /** Where the page was made, without a protocol. */
  host: string;
}

type Scene = BoardRead & BoardReader & { making: Making; totals: ReturnType<typeof summarise> };

/**
 * The page for the board, in the reader's language: `sheet` is its head and foot, `ways` what stands between them, whole and without its
 * first sentences. Every figure comes from the function that the list or the statistics show it with.
 */
export function viewBoard(read: BoardRead, reader: BoardReader): { sheet: SheetReport; ways: PaperBlock[][] } {
  const scene = { ...read, ...reader, making: makingOf(read, reader), totals: summarise(read.members) };
  const { totals, group } = scene;
  const lead: PaperBlock = { type: "lead", text: leadOf(scene) };
  if (totals.all === 0) return { sheet: sheetOf(scene), ways: [[lead]] };
  const body = [...howFar(scene), ...levels(scene), ...(group.companies > 0 ? averages(scene) : []), panels(scene)];
  return { sheet: sheetOf(scene), ways: [[lead, ...body], body] };
}

const makingOf = ({ catalogue }: BoardRead, { language }: BoardReader): Making => ({
  t: translator(language, "analytics"),
  common: translator(language, "common"),
  language,
  mode: "number",
  catalogue,
  listHref: () => null,
});

function sheetOf({ language, timeZone, company, now, host }: Scene): SheetReport {
  const t = translator(language, "board");
  const date = dateOf(now, { language, timeZone });
  return {
    language,
    name: t("name", { company, date: formatDay(dayIn(now, timeZone)) }),
    cover: { title: t("title"), subtitle: t("subtitle"), company, submitted: t("asOf", { date }) },
    nature: { what: "", unverified: t("trust.unverified"), backed: t("trust.counted") },
    issuer: { name: company, address: "", text: t("trust.use", { host }) },
    foot: t("foot", { company, date }),
    parts: [],
    standing: [],
    newer: null,
    check: { path: "", text: "" },
    copyright: "",
    proof: null,
  };
}

/** What the board has to know if it reads no further. */
function leadOf(scene: Scene): string {
  const { language, totals, group, making } = scene;
  const t = translator(language, "board");
  const shown = (count: number) => wholeNumber(count, language);
  if (totals.all === 0) return t("lead.none");
  const finished = t("lead.finished", { count: totals.done, done: shown(totals.done), all: shown(totals.all) });
  if (group.companies === 0) return finished;
  const { values } = overallLevels(group, making);
  const [low, high] = [values.slice(0, 2), values.slice(-2)].map((some) => shown(some.reduce((a, b) => a + b, 0)));
  const levels = t("lead.levels", { count: group.companies, shown: shown(group.companies), low, high });
  return [finished, levels, weakestOf(scene)].join(" ");
}

/** The companies at each level as a whole, lowest first, as the statistics count them. */
function overallLevels(group: BoardRead["group"], making: Making) {
  const [row] = levelsFigure(making, group, dimensionSubjects(making).slice(0, 1), { id: "levels", title: "" }).rows;
  return { values: row?.values ?? [], texts: row?.texts ?? [] };
}

/** How many companies there are, and how far they are. */
function howFar({ language, totals }: Scene): PaperBlock[] {
  const [t, states] = [translator(language, "board"), translator(language, "members")];
  const amount = (name: string, count: number, text = ""): Amount => ({
    name,
    figure: wholeNumber(count, language),
    unit: "",
    text,
  });
  const share = (count: number) => t("ofAll", { percent: wholePercent(percentOf(count, totals.all) * 100, language) });
  const parts = (["done", "draft", "none"] as const).map((state) =>
    amount(states(`states.${state}`), totals[state], share(totals[state])),
  );
  return [{ type: "numbers", numbers: [amount(t("companies"), totals.all), ...parts] }];
}

/** The levels of the companies that share their results as one bar, and below it those that share only their level. */
function levels({ language, group, recent, members, making }: Scene): PaperBlock[] {
  const { t: words, common } = making;
  const t = translator(language, "board");
  const { values, texts } = overallLevels(group, making);
  const percents = overallLevels(group, { ...making, mode: "percent" }).texts;
  const parts = LEVELS.map((level, index) => ({
    name: t("levels.part", { level: common(`levels.${level}`), shown: texts[index], percent: percents[index] }),
    count: values[index] ?? 0,
    paint: level,
  }));
  const label = parts.map(({ name }) => name).join(", ");
  const only = countLevels(members.filter(({ scope }) => scope === "level"));
  const each = LEVELS.flatMap((level) => {
    const count = only.get(level) ?? 0;
    const shown = wholeNumber(count, language);
    return count > 0 ? [t("levels.each", { level: common(`levels.${level}`), shown })] : [];
  });
  const notes = [
    group.companies > 0
      ? t("levels.since", {
          count: recent.companies,
          shown: wholeNumber(recent.companies, language),
          month: monthOfYear(recent.since, language),
        })
      : t("levels.none"),
    each.length > 0 ? t("levels.only", { levels: joinNames(each, language) }) : "",
  ];
  return [
    { type: "heading", text: words("levels.title") },
    ...(group.companies > 0
      ? [{ type: "figure" as const, drawing: drawShares(label, parts, BAR), legend: parts }]
      : []),
    { type: "note", text: notes.filter(Boolean).join(" ") },
  ];
}

/** The averages as a whole and of each dimension. */
function averages({ group, making }: Scene): PaperBlock[] {
  const { rows } = performanceFigure(making, group);
  const numbers = rows.map(({ name, label }): Amount => ({ name, figure: label, unit: "", text: "" }));
  return [
    { type: "heading", text: making.t("performance.title") },
    { type: "numbers", numbers },
  ];
}

/** The topic with the lowest average; those that show the same are equally weak. */
function weakestOf({ language, group, making }: Scene): string {
  const t = translator(language, "board");
  const topics = averagesFigure(making, group, topicSubjects(making), { id: "indicators", title: "" });
  const rows = topics.rows.filter(({ label }) => label !== NOTHING);
  const [lowest] = rows.toSorted((one, other) => (one.values[0] ?? 0) - (other.values[0] ?? 0));
  const percent = lowest?.label;
  const weakest = rows.filter(({ label }) => label === percent).map(({ name }) => name);
  if (weakest.length === rows.length) return t("averages.even");
  return weakest.length > MAX_WEAKEST
    ? t("averages.many", { shown: wholeNumber(weakest.length, language), percent })
    : t("averages.weakest", { topics: joinNames(weakest, language), percent });
}

/** The ends of the ranking, the red flags and what is known about the climate. */
function panels(scene: Scene): PaperBlock {
  const { language, group, lowest, highest } = scene;
  const t = translator(language, "board");
  const ends =
    group.companies > 0 ? [rankPanel(t("lowest"), lowest, scene), rankPanel(t("highest"), highest, scene)] : [];
  return { type: "panels", panels: [...ends, flagPanel(scene), climatePanel(scene)] };
}

function rankPanel(title: string, firsts: Firsts, { language, making }: Scene): Panel {
  const { named, tied } = viewEnd({ ...firsts, href: null }, language);
  const { t: words, common } = making;
  const t = translator(language, "board");
  return {
    title,
    isCut: true,
    lines: named.map(({ company, level, score }, index) => ({
      name: t("place", { place: index + 1, company }),
      level: { id: level, name: common(`levels.${level}`) },
      figure: score,
    })),
    note: tied
      ? words(tied.isMore ? "ranking.tiedMost" : "ranking.tied", { count: tied.count, score: tied.score })
      : named.length === 0
        ? words("ranking.none")
        : "",
  };
}

function flagPanel({ language, flags, isWaiting }: Scene): Panel {
  const t = translator(language, "board");
  const first = flags.toSorted((one, other) => other.members - one.members).slice(0, MAX_FLAGS);
  const more = flags.length - first.length;
  const notes = [
    flags.length === 0 ? translator(language, "flags")("none") : "",
    more > 0 ? t("flags.more", { count: more }) : "",
    isWaiting ? t("flags.waiting") : "",
  ];
  return {
    title: t("flags.title"),
    isCut: true,
    lines: first.map(({ name, members }) => ({ name, figure: wholeNumber(members, language) })),
    note: notes.filter(Boolean).join(" "),
  };
}

/** Who has completed the assessment of climate work, and the emissions of those who share them, in the latest year with figures. */
function climatePanel({ language, climate, sums }: Scene): Panel {
  const [t, figures, words] = [
    translator(language, "board"),
    translator(language, "figures"),
    translator(language, "sums"),
  ];
  const { sharing = 0, members = 0, years: [year] = [], cells = [] } = sums ?? {};
  const rows = viewSums(
    cells.filter((cell) => cell.year === year),
    language,
  ).flatMap((section) => section.rows);
  const scopes = (["scope-1", "scope-2"] as const).flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    if (!row || year === undefined) return [];
    const coverage = t("climate.from", { shown: row.companies, members: wholeNumber(members, language) });
    const calculated = row.calculated > 0 ? [words("calculatedFor", { count: row.calculated })] : [];
    return {
      name: figures(`figures.${id}.name`),
      figure: row.amounts.join(", "),
      note: [coverage, ...calculated].join(", "),
    };
  });
  const shown = wholeNumber(sharing, language);
  return {
    title: scopes.length > 0 ? t("climate.year", { year }) : t("climate.title"),
    lines: [{ name: t("climate.assessed"), figure: wholeNumber(climate, language) }, ...scopes],
    note: t("climate.shares", { count: sharing, shown, members: wholeNumber(members, language) }),
  };
}
