import { EVERYBODY } from "~/domain/analytics/cells";
import { type Filter, NO_FILTER } from "~/domain/analytics/filters";
import { ANALYTICS_PATH, analyticsPath } from "~/domain/analytics/paths";
import { READINESS } from "~/domain/kinds/kind";
import { getCatalogue, newestVersion } from "~/features/catalogue/catalogue.server";
import { readWithSession } from "~/features/identity/session.server";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { addressWith } from "./asked";
import { csvFile } from "./csv-file";
import { drawFigure } from "./draw.server";
import { dimensionSubjects, flooredFigure, levelsFigure, type Making } from "./figures-of";
import { requirePopulation } from "./load-page.server";
import { choiceStatements, groupStatement, type Of, statesStatement, toGroup } from "./read.server";

/** Between the country and the state that a choice of the page names. */
const BETWEEN = ":";

const LONGEST = 80;

const TABLES = ["dimensions", "indicators", "state", "industry"] as const;

/** Where the companies of a group are listed that are on a level, from a part of its pie. */
const companiesHref = (filter: Filter) => (subject: string, level: string) => {
  const asked = Object.entries({ ...filter, list: `${subject}.${level}` }).filter(([, value]) => value);
  return `${analyticsPath(READINESS)}?${new URLSearchParams(asked)}`;
};

/** The page of analytics that says the most at a glance (specification, results 2.7). Two trips. */
export async function loadBasic(ctx: Context, request: Request) {
  const newest = readWithSession(ctx, request, [newestVersion(ctx, READINESS)]);
  const { user, population } = await requirePopulation(ctx, request);
  const [[current]] = await newest();
  const catalogue = await getCatalogue(ctx, current?.version ?? "");
  const url = new URL(request.url);
  const given = (name: string) => (url.searchParams.get(name) ?? "").slice(0, LONGEST);
  const [dimension, place, industry] = [given("dimension"), given("state"), given("industry")];
  const [country = "", state = ""] = place.split(BETWEEN);
  const of: Of = { population, kind: READINESS };
  const { language } = user;
  const [everybody, inState, inIndustry, states, industries] = await ctx.reads.batch([
    groupStatement(ctx, of, "scores", NO_FILTER),
    groupStatement(ctx, of, "scores", { ...NO_FILTER, country, state }),
    groupStatement(ctx, of, "scores", { ...NO_FILTER, industry }),
    statesStatement(ctx, of, NO_FILTER, language),
    choiceStatements(ctx, of, "", language)[2],
  ]);

  const mode = url.searchParams.get("mode") === "percent" ? ("percent" as const) : ("number" as const);
  const [t, common] = [translator(language, "analytics"), translator(language, "common")];
  const making: Making = { t, common, language, mode, catalogue, listHref: companiesHref(NO_FILTER) };
  const dimensions = dimensionSubjects(making).slice(1);
  const chosen = dimensions.filter(({ id }) => id === dimension);
  const all = toGroup(everybody);
  const pies = (id: string, title: string, rows: typeof inState, filter: Partial<Filter>) => {
    const subjects = id === "dimensions" ? dimensions : chosen;
    const linked = { ...making, listHref: companiesHref({ ...NO_FILTER, ...filter }) };
    return drawFigure(levelsFigure(linked, toGroup(rows), subjects, { id, title, isPie: true }));
  };
  const [levels, indicators, stateData, industryData] = await Promise.all([
    pies("dimensions", t("basic.dimensions"), everybody, {}),
    drawFigure(flooredFigure(making, all)),
    state && chosen.length > 0 ? pies("state", t("basic.stateData"), inState, { country, state }) : null,
    industry && chosen.length > 0 ? pies("industry", t("basic.industryData"), inIndustry, { industry }) : null,
  ]);
  const isAsked = ["dimension", "state", "industry"].some((name) => url.searchParams.has(name));
  const errors = {
    dimension:
      isAsked && chosen.length === 0 ? (place || industry ? ("firstDimension" as const) : ("required" as const)) : null,
    // One of the two is enough to show something.
    place: isAsked && chosen.length > 0 && !place && !industry ? ("required" as const) : null,
  };
  return {
    isEverybody: population === EVERYBODY,
    ...{ levels, indicators, stateData, industryData, errors },
    given: { dimension, state: place, industry },
    choices: {
      dimensions,
      states: states.map(({ id, name, country, countryId }) => ({
        id: countryId + BETWEEN + id,
        name: `${name}, ${country}`,
      })),
      industries,
    },
    modes: (["number", "percent"] as const).map((id) => ({
      name: t(`modes.${id}`),
      href: addressWith(url, { mode: id === "number" ? null : id }),
      current: id === mode,
    })),
    mode,
    csvHrefs: Object.fromEntries(
      TABLES.map((table) => [table, addressWith(url, { table }, `${ANALYTICS_PATH}/table.csv`)]),
    ) as Record<(typeof TABLES)[number], string>,
  };
}

export type BasicView = Awaited<ReturnType<typeof loadBasic>>;

/** A table of the page for a spreadsheet. */
export async function basicTable(ctx: Context, request: Request): Promise<Response> {
  const { levels, indicators, stateData, industryData } = await loadBasic(ctx, request);
  const id = new URL(request.url).searchParams.get("table");
  const figure = [levels, indicators, stateData, industryData].find((each) => each?.id === id);
  if (!figure) throw new Response(null, { status: 404 });
  return csvFile(figure.table, `kompas-analytics-${figure.id}`);
}
