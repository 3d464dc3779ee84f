import type { TFunction } from "i18next";
import { ANALYTICS_PATH, analyticsPath } from "~/core/addresses/analytics";
import { BOARD_FILE_PATH, FIGURE_SUMS_PATH, tagLevelsPath } from "~/core/addresses/network";
import { isDay } from "~/core/days/days";
import { isClimate, measureOf } from "~/core/kinds/kind";
import { FORMATS } from "~/core/table-format";
import { REVENUE_BANDS } from "~/foundation/identity/schema";
import { type KeptMarkup, keepMarkup } from "~/foundation/web/markup";
import { monthOfYear, wholeNumber, wholePercent } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { type Filter, type FilterProblem, NO_FILTER } from "~/network/analytics/rules/filters";
import { type Ticked, writeCarried } from "~/network/members/chosen";
import { MAX_TICKED } from "~/network/membership/rules/list";
import { mayRemindMembers } from "~/network/membership/rules/members";
import { addressWith, choicesOf, hasThenAndNow, modesOf, NO_LIST, TABS, type Tab } from "./asked";
import { type DrawnFigure, drawFigure } from "./draw.server";
import type { Figure } from "./figure";
import type { Loaded } from "./load-page.server";
import { viewEnd } from "./names-view";
import { COMPANIES, RANKING, SDG } from "./page-table.server";

const FIELDS = Object.keys(NO_FILTER) as (keyof Filter)[];
const nothing = (ending = "") => Object.fromEntries(FIELDS.map((name) => [name + ending, null]));

/** The view of an analytics page for its components. */
export async function viewPage(loaded: Loaded, url: URL, today: string, ticked: Ticked, markup: KeptMarkup | null) {
  const draw = async (figure: Figure) => withKept(await drawFigure(figure), markup);
  const { asked, language, sides } = loaded;
  const { kind, tab } = asked;
  const [t, members] = [translator(language, "analytics"), translator(language, "members")];
  const to = (changes: Record<string, string | null>) => addressWith(url, { ...NO_LIST, ...changes });
  const choices = withSizes(loaded);
  const shown = new Set(loaded.list?.vendors.map(({ id }) => id));
  const elsewhere = ticked.sealed.filter((id) => !shown.has(id));
  const csvHref = (table: string, side = 0) =>
    addressWith(url, { ...NO_LIST, table, side: side > 0 ? String(side) : null }, `${analyticsPath(kind)}/table.csv`);
  const first = tab === "average" ? "levels" : tab;
  const tabName = (id: Tab) =>
    isClimate(kind)
      ? t(`tabs.progress.${id as (typeof TABS)["climate"][number]}`)
      : t(`tabs.readiness.${id as (typeof TABS)["practices"][number]}`);
  const filterView = {
    path: analyticsPath(kind),
    // The form keeps the other parameters of the URL.
    kept: ["tab", "mode", "by", "topic"].flatMap((name): [string, string][] => {
      const value = url.searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
    filter: asked.filter,
    second: asked.second,
    choices,
    today,
    /** A country has just been chosen, and the form offers its states. */
    isOpen: url.searchParams.has("open"),
    chips: [...chipsOf(asked.filter, "", choices, to, language), ...chipsOf(asked.second, "2", choices, to, language)],
    problems: problemsOf(asked.filter, asked.problem, today),
    cancelHref: to({}),
    clearHref: to({ ...nothing(), ...nothing("2"), compare: null }),
    compareHref: asked.second ? to({ ...nothing("2"), compare: null }) : to({ compare: "1" }),
  };
  const groups = sides.map(({ filter }, index) => nameOf(filter, index === 1 ? "2" : "", choices, language));
  // Two groups that do not differ yet are called the first and the second.
  const names =
    groups[0] === groups[1]
      ? [t("filters.first"), t("filters.second")].slice(0, groups.length)
      : groups.map((name) => name || t("filters.everybody"));
  const pairs = names[0] && names[1] ? loaded.paired([names[0], names[1]]) : [];
  const isPaired = (id: string) => pairs.some(({ of }) => of === id);
  const needsTopic = tab === "actions";
  return {
    kind,
    tab,
    title: t(isClimate(kind) ? "progress" : "advance"),
    lead: loaded.isEverybody ? t("lead.all") : t("lead.members"),
    links: linksOf(loaded),
    heading: tabName(first),
    tabs: TABS[measureOf(kind)].map((id) => ({
      name: tabName(id),
      current: id === first,
      href: to({ tab: id === "levels" ? null : id, topic: null }),
    })),
    subTabs:
      isClimate(kind) && first === "levels"
        ? (["levels", "average"] as const).map((id) => ({
            name: id === "levels" ? t("tabs.sub.levels") : t("performance.climate"),
            href: to({ tab: id === "levels" ? null : id }),
            current: id === tab,
          }))
        : [],
    modes: hasModes(tab)
      ? choicesOf(
          url,
          "mode",
          asked.mode,
          modesOf(asked).map((mode) => [mode, t(`modes.${mode}`)]),
        )
      : [],
    times: choicesOf(url, "by", asked.isByQuarter ? "quarter" : asked.isThenAndNow ? "same" : "all", [
      ["all", t("over.all")],
      ["quarter", t("over.quarter")],
      ...(hasThenAndNow(tab) ? [["same", t("over.same")] as [string, string]] : []),
    ]),
    isByQuarter: asked.isByQuarter,
    filters: filterView,
    /** The page where a buyer has another sum of emissions, which this one is told apart from. */
    otherSum:
      tab === "emissions" && !loaded.isEverybody
        ? { name: translator(language, "sums")("title"), href: FIGURE_SUMS_PATH }
        : null,
    topic: needsTopic
      ? { chosen: asked.topic, topics: loaded.topics, path: analyticsPath(kind), kept: keptOf(url) }
      : null,
    pairs: await Promise.all(
      pairs.map(async ({ of, figure }) => ({
        figure: await draw(figure),
        files: names.map((name, side) => ({ of: name, csvHref: csvHref(of, side) })),
      })),
    ),
    sides: await Promise.all(
      sides.map(async ({ problem, companies, figures, rankings, cutAt, sdg }, index) => ({
        name: names.length > 1 ? (names[index] ?? null) : null,
        companies,
        problem,
        rankings: rankings.map((ranking) => ({
          ...ranking,
          top: viewEnd(ranking.top, language),
          bottom: viewEnd(ranking.bottom, language),
        })),
        cutAt,
        sdg,
        rankingHref: csvHref(RANKING, index),
        sdgHref: csvHref(SDG, index),
        figures: (await Promise.all(figures.filter(({ id }) => !isPaired(id)).map(draw))).map(
          (figure): { figure: DrawnFigure; csvHref: string } => ({ figure, csvHref: csvHref(figure.id, index) }),
        ),
      })),
    ),
    list: loaded.list && {
      ...loaded.list,
      vendors: loaded.list.vendors.map(({ score, ...vendor }) => ({
        ...vendor,
        score: wholePercent(score, language),
        isTicked: ticked.sealed.includes(vendor.id),
        choose: members("choose", { company: vendor.company }),
      })),
      count:
        loaded.list.count === null
          ? null
          : members("count", { count: loaded.list.count, shown: wholeNumber(loaded.list.count, language) }),
      order: orderOf(loaded.list, t),
      /** Companies that are counted, but have no name any more; known at the end of the list. */
      gone:
        loaded.list.next === null && loaded.list.count !== null
          ? Math.max(0, loaded.list.count - (loaded.list.first - 1 + loaded.list.vendors.length))
          : 0,
      carried: writeCarried(elsewhere),
      /** What is ticked on other pages, and whether that is all that can be. */
      elsewhere: elsewhere.length > 0 ? members("elsewhere", { count: elsewhere.length }) : null,
      cut: ticked.isCut ? members("tickedCut", { most: MAX_TICKED }) : null,
      exports: FORMATS.map((format) => ({
        format,
        of: format === "xlsx" ? members("export.submissions.csv") : null,
        name: members(`export.submissions.${format}`),
      })),
      here: addressWith(url, {}),
      fileHref: addressWith(url, { ...NO_MARKS, table: COMPANIES }, `${analyticsPath(kind)}/table.csv`),
      /** What asks these companies for something; null for who may not ask. */
      ask: !loaded.isEverybody && mayRemindMembers(loaded.user) ? members("ask") : null,
      closeHref: closeHrefOf(url) ?? to({}),
      nextHref:
        loaded.list.next &&
        addressWith(url, {
          after: loaded.list.next,
          named: String(loaded.list.first - 1 + loaded.list.vendors.length),
          looked: loaded.list.looked === null ? null : String(loaded.list.looked),
        }),
    },
  };
}

/** The figure with marks for its charts. */
function withKept(figure: DrawnFigure, markup: KeptMarkup | null): DrawnFigure {
  const keep = (svg: string | null) => svg && keepMarkup(markup, svg);
  const pies = figure.pies.map((pie) => ({ ...pie, svg: keep(pie.svg) }));
  return { ...figure, bars: keep(figure.bars), radar: keep(figure.radar), pies };
}

/** The pages and the file that the head of the page leads to. */
function linksOf({ asked: { kind }, isEverybody, language }: Loaded) {
  const [tags, board] = [translator(language, "tags"), translator(language, "board")];
  const own = isEverybody ? [] : [{ name: tags("levels.title"), href: tagLevelsPath(kind), isFile: false }];
  const file = isEverybody || isClimate(kind) ? [] : [{ name: board("link"), href: BOARD_FILE_PATH, isFile: true }];
  return [...own, ...file, { name: translator(language, "analytics")("back"), href: ANALYTICS_PATH, isFile: false }];
}

/** What an address says of the list's page, which its file does not have. */
const NO_MARKS = { after: null, named: null, looked: null, carried: null, back: null };

/** The page of all levels, as it was when one of its bars led to the list; null if the list was opened here. */
function closeHrefOf({ searchParams }: URL): string | null {
  const back = searchParams.get("back");
  return back === null ? null : addressWith(new URL(`https://x/?${new URLSearchParams(back)}`), {}, ANALYTICS_PATH);
}

/** The form fields at which to show what is wrong with a filter. */
function problemsOf({ from }: Filter, problem: FilterProblem | null, today: string) {
  const at: Record<FilterProblem, ("state" | "from" | "to")[]> = {
    "state-alone": ["state"],
    "one-day-only": [from ? "to" : "from"],
    "no-day": [isDay(from) ? "to" : "from"],
    "days-turned": ["to"],
    "day-to-come": [from > today ? "from" : "to"],
  };
  return { problem, at: problem ? at[problem] : [] };
}

/** How a list is ordered. One by records is ordered page by page. */
function orderOf({ recorded, first, next }: NonNullable<Loaded["list"]>, t: TFunction<"analytics">) {
  if (!recorded) return t("list.byScore");
  const isWhole = first === 1 && next === null;
  return t(isWhole ? "list.byFigure" : "list.byFigureHere", { figure: t(`emissions.list.${recorded}`) });
}

export type PageView = Awaited<ReturnType<typeof viewPage>>;
export type FilterView = PageView["filters"];

const hasModes = (tab: Tab) => tab === "levels" || tab === "emissions" || tab === "actions";

const keptOf = (url: URL): [string, string][] =>
  [...url.searchParams].filter(([name, value]) => value && name !== "topic" && !(name in NO_LIST));

function withSizes({ choices, language }: Loaded) {
  const t = translator(language, "account");
  return { ...choices, sizes: REVENUE_BANDS.map((id) => ({ id, name: t(`revenue.${id}`) })) };
}

type Choices = ReturnType<typeof withSizes>;

/** What a filter is narrowed to, in words, each with its URL parameters. */
function wordsOf(filter: Filter, ending: string, choices: Choices, language: Loaded["language"]) {
  const t = translator(language, "analytics");
  const found = (list: { id: string; name: string }[], id: string) => list.find((each) => each.id === id)?.name ?? id;
  const { country, state, industry, size, from, to } = filter;
  const words: [string, string[]][] = [];
  if (country) words.push([found(choices.countries, country), ["country", "state"]]);
  if (state) words.push([found(ending ? choices.secondStates : choices.states, state), ["state"]]);
  if (industry) words.push([found(choices.industries, industry), ["industry"]]);
  if (size) words.push([found(choices.sizes, size), ["size"]]);
  const isMonth = (day: string) => /^\d{4}-(0[1-9]|1[0-2])-/.test(day);
  if (isMonth(from) && isMonth(to) && !ending) {
    const [first, last] = [from, to].map((day) => monthOfYear(day.slice(0, 7), language));
    words.push([t("filters.months", { first, last }), ["from", "to"]]);
  }
  return words;
}

function chipsOf(
  filter: Filter | null,
  ending: string,
  choices: Choices,
  to: (changes: Record<string, null>) => string,
  language: Loaded["language"],
) {
  if (!filter) return [];
  return wordsOf(filter, ending, choices, language).map(([name, fields]) => ({
    name,
    href: to(Object.fromEntries(fields.map((field) => [field + ending, null]))),
  }));
}

const nameOf = (filter: Filter, ending: string, choices: Choices, language: Loaded["language"]) =>
  wordsOf(filter, ending, choices, language)
    .map(([name]) => name)
    .join(", ");
