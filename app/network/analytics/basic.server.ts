import { getCatalogue, newestVersion } from "~/assessment/catalogue/catalogue.server";
import { ANALYTICS_PATH, analyticsPath } from "~/core/addresses/analytics";
import { READINESS } from "~/core/kinds/kind";
import { EVERYBODY } from "~/core/scopes";
import { readWithSession } from "~/foundation/identity/session.server";
import { translator } from "~/i18n/i18n.server";
import type { Group } from "~/network/analytics/rules/figures";
import {
  daysOf,
  type Filter,
  lastQuarters,
  type Months,
  NO_FILTER,
  spanOf,
  withinCountry,
} from "~/network/analytics/rules/filters";
import { type Listed, writeListed } from "~/network/analytics/rules/lists";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { addressWith, choicesOf } from "./asked";
import { drawFigure } from "./draw.server";
import { byQuarter, type Figure, onOneScale } from "./figure";
import { dimensionSubjects, flooredFigure, levelsFigure, type Making } from "./figures-of";
import { requirePopulation, today } from "./load-page.server";
import { figuresTable } from "./page-table.server";
import {
  type Choice,
  choiceStatements,
  type GroupRows,
  groupStatement,
  type Of,
  statesStatement,
  toGroup,
} from "./read.server";
import { fileOf } from "./table-file.server";

/** Separates country and state in the page's `state` parameter. */
const BETWEEN = ":";

const LONGEST = 80;

type States = Awaited<ReturnType<typeof statesStatement>>;

/** The URL of the list of companies on one level of a group, linked from a slice of its pie. The list leads back to `search`. */
const companiesHref = (filter: Filter, search: string) => (list: Listed) => {
  const asked = Object.entries({ ...filter, list: writeListed(list), back: search || "?" }).filter(
    ([, value]) => value,
  );
  return `${analyticsPath(READINESS)}?${new URLSearchParams(asked)}`;
};

/** Loads the analytics overview page (specification, results 2.7). Two round trips. */
export async function loadBasic(ctx: Context, request: Request) {
  const newest = readWithSession(ctx, request, [newestVersion(ctx, READINESS)]);
  const { user, population } = await requirePopulation(ctx, request);
  const [[current]] = await newest();
  const catalogue = await getCatalogue(ctx, current?.version ?? "");
  const url = new URL(request.url);
  const given = (name: string) => (url.searchParams.get(name) ?? "").slice(0, LONGEST);
  const [dimension, place, industry] = [given("dimension"), given("state"), given("industry")];
  const [ofCountry = "", ofState = ""] = place.split(BETWEEN);
  const { country, state } = withinCountry({ ...NO_FILTER, country: ofCountry, state: ofState });
  const of: Of = { population, kind: READINESS };
  const { language } = user;
  const isByQuarter = url.searchParams.get("by") === "quarter";
  const quarters = isByQuarter ? lastQuarters(today(ctx)) : [];
  const span = spanOf(quarters);
  const filters: Filter[] = [NO_FILTER, { ...NO_FILTER, country, state }, { ...NO_FILTER, industry }];
  const [states, industries, ...groups] = (await runTogether(ctx.reads, [
    statesStatement(ctx, of, NO_FILTER, language),
    choiceStatements(ctx, of, "", language)[2],
    ...filters.map((filter) => groupStatement(ctx, of, "scores", filter)),
    ...(span ? filters.map((filter) => groupStatement(ctx, of, "scores", filter, span)) : []),
  ])) as [States, Choice[], ...GroupRows[]];

  const mode = url.searchParams.get("mode") === "percent" ? ("percent" as const) : ("number" as const);
  // No page links to this setting: every other page teaches the reader a single colour scale.
  const colours = url.searchParams.get("colours") === "observed" ? ("observed" as const) : null;
  const [t, common] = [translator(language, "analytics"), translator(language, "common")];
  const making: Making = { t, common, language, mode, catalogue, listHref: companiesHref(NO_FILTER, url.search) };
  const dimensions = dimensionSubjects(making).slice(1);
  const chosen = dimensions.filter(({ id }) => id === dimension);
  /** The figure of the group that the filter at this index selects, either as it is or by quarter. */
  const make = (at: number, figureOf: (group: Group, making: Making) => Figure): Figure[] => {
    const filter = filters[at] ?? NO_FILTER;
    const linked = (days: Partial<Filter> = {}) => ({
      ...making,
      listHref: companiesHref({ ...filter, ...days }, url.search),
    });
    const figure = figureOf(toGroup(groups[at] ?? []), linked());
    if (!span) return [figure];
    const past = (months: Months) => [
      figureOf(toGroup(groups[at + filters.length] ?? [], months), linked(daysOf(months, today(ctx)))),
    ];
    return byQuarter([figure], quarters, past, t("over.head")).map((each) => ({ ...each, caption: figure.title }));
  };
  const pies = (at: number, id: string, title: string, subjects: typeof dimensions) =>
    make(at, (group, linked) =>
      levelsFigure(linked, group, subjects, {
        id,
        title,
        isPie: span === null,
        isObserved: span === null && colours === "observed",
      }),
    );
  const stateFigures = state && chosen.length > 0 ? pies(1, "state", t("basic.stateData"), chosen) : [];
  const industryFigures = industry && chosen.length > 0 ? pies(2, "industry", t("basic.industryData"), chosen) : [];
  const compared = onOneScale([...stateFigures, ...industryFigures]);
  const draw = (figures: Figure[]) => (figures.length > 0 ? Promise.all(figures.map(drawFigure)) : null);
  const [levels, indicators, stateData, industryData] = await Promise.all([
    Promise.all(pies(0, "dimensions", t("basic.dimensions"), dimensions).map(drawFigure)),
    Promise.all(make(0, (group, linked) => flooredFigure(linked, group)).map(drawFigure)),
    draw(compared.slice(0, stateFigures.length)),
    draw(compared.slice(stateFigures.length)),
  ]);
  const isAsked = ["dimension", "state", "industry"].some((name) => url.searchParams.has(name));
  const errors = {
    dimension:
      isAsked && chosen.length === 0 ? (place || industry ? ("firstDimension" as const) : ("required" as const)) : null,
    // A state or an industry alone is enough to show something.
    place: isAsked && chosen.length > 0 && !place && !industry ? ("required" as const) : null,
  };
  return {
    reader: { language, country: user.country },
    isEverybody: population === EVERYBODY,
    levels,
    indicators,
    stateData,
    industryData,
    errors,
    given: { dimension, state: place, industry },
    choices: {
      dimensions,
      states: states.map(({ id, name, country, countryId }) => ({
        id: countryId + BETWEEN + id,
        name: `${name}, ${country}`,
      })),
      industries,
    },
    modes: choicesOf(url, "mode", mode, [
      ["number", t("modes.number")],
      ["percent", t("modes.percent")],
    ]),
    times: choicesOf(url, "by", isByQuarter ? "quarter" : "all", [
      ["all", t("over.all")],
      ["quarter", t("over.quarter")],
    ]),
    isByQuarter,
    mode,
    colours,
    /** The CSV URL of each figure, by id. */
    csvHref: Object.fromEntries(
      [levels, indicators, stateData ?? [], industryData ?? []]
        .flat()
        .map(({ id }) => [id, addressWith(url, { table: id }, `${ANALYTICS_PATH}/table.csv`)]),
    ),
  };
}

export type BasicView = Awaited<ReturnType<typeof loadBasic>>;

/** A table of the page as a spreadsheet file; 404 if there is no such table. */
export async function basicTable(ctx: Context, request: Request): Promise<Response> {
  const { levels, indicators, stateData, industryData, reader } = await loadBasic(ctx, request);
  const id = new URL(request.url).searchParams.get("table");
  const figure = [levels, indicators, stateData, industryData].flat().find((each) => each?.id === id);
  if (!figure) throw new Response(null, { status: 404 });
  return fileOf(request, figuresTable(figure.table, reader.language), `kompas-analytics-${figure.id}`, reader);
}
