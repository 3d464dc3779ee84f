import { getCatalogue, newestVersion } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion, findTopic, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { lastDayBegun } from "~/core/days/days";
import { isClimate, type Kind } from "~/core/kinds/kind";
import { EVERYBODY } from "~/core/scopes";
import { maySeeWhoAnswered, populationOf } from "~/foundation/company/rules/population";
import { readWithSession, requireUser, type SessionUser } from "~/foundation/identity/session.server";
import { signedNumber } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { countBehind, type Group, NOBODY, versionsOf } from "~/network/analytics/rules/figures";
import { daysOf, isAnswerable, lastQuarters, type Months, monthsOf, spanOf } from "~/network/analytics/rules/filters";
import { lookedForEach, partOf, tellsAnswers, writeListed } from "~/network/analytics/rules/lists";
import type { Context } from "~/platform/context";
import { runTogether, type Statement } from "~/platform/d1/client";
import { type Asked, addressWith, NO_LIST, ofGroup, readAsked, rightAddress } from "./asked";
import { byQuarter, type Figure, onScalesOf, pairOf } from "./figure";
import * as make from "./figures-of";
import { openList } from "./list.server";
import { listVendor, vendorsStatement } from "./names.server";
import { listsOf, rankingsOf, sdgRowsOf, toFirsts } from "./names-view";
import { type Choice, choiceStatements, type GroupRows, groupStatement, statesStatement, toGroup } from "./read.server";

/** How many companies each end of a ranking names (specification, results 9). */
const MAX_NAMED = 3;

/** How many further companies with the score of the last one are counted. */
export const MAX_TIED = 2;

/** Everything that an analytics page shows, before its charts are drawn. */
export type Loaded = Awaited<ReturnType<typeof loadPage>>;

/** The signed-in user, and the population whose statistics that user may see. Throws 403 if there is none. */
export async function requirePopulation(ctx: Context, request: Request) {
  const user = await requireUser(ctx, request);
  const population = populationOf(user);
  if (population === null) throw Response.json({ reason: "statistics" }, { status: 403 });
  return { user, population };
}

/** The last day that a filter can name, as an ISO date: today in the time zone that is furthest ahead. */
export const today = (ctx: Context) => lastDayBegun(ctx.clock());

/** Loads what a page of this kind shows for its URL. Two round trips: the session, then everything else. */
export async function loadPage(ctx: Context, request: Request, kind: Kind) {
  const newest = readWithSession(ctx, request, [newestVersion(ctx, kind)]);
  const { user, population } = await requirePopulation(ctx, request);
  const [[current]] = await newest();
  const catalogue = await getCatalogue(ctx, current?.version ?? "");
  const { language } = user;
  const topics = topicsOf(kind, catalogue, language);
  const { searchParams } = new URL(request.url);
  const byAddress = readAsked(kind, searchParams, today(ctx));
  // An address that names no topic shows the first.
  const asked = searchParams.has("topic") ? byAddress : { ...byAddress, topic: topics[0]?.id ?? "" };
  const url = rightAddress(new URL(request.url), asked);
  const of = { population, kind };
  const part = asked.tab === "actions" ? "answers" : "scores";
  const quarters = asked.isByQuarter ? lastQuarters(today(ctx)) : [];
  const span = spanOf(quarters);
  const sides = [asked.filter, ...(asked.second ? [asked.second] : [])].map((filter, index) => {
    const problem = index === 0 ? asked.problem : asked.secondProblem;
    const canAnswer = isAnswerable(part, filter) && (!span || isAnswerable(part, filter, true));
    return { filter, problem: problem ?? (canAnswer ? null : ("narrow" as const)) };
  });

  /** A quarter's bar links to its companies on the page for that quarter alone. */
  const makingFor = (side: number, quarter?: Months) => {
    const ofQuarter = quarter && { ...daysOf(quarter, today(ctx)), by: null };
    const ofSide = { ...NO_LIST, side: side > 0 ? String(side) : null, ...ofQuarter };
    return makingOf(user, asked, catalogue, (list, place = {}) =>
      !tellsAnswers(list) || maySeeWhoAnswered(population)
        ? addressWith(url, { ...ofSide, ...ofGroup(side, place), list: writeListed(list) })
        : null,
    );
  };
  const making = makingFor(0);
  const wanted = collect();
  const choices = choiceStatements(ctx, of, asked.filter.country, language).map(wanted.add) as (() => Choice[])[];
  const secondStates = asked.second
    ? wanted.add(choiceStatements(ctx, of, asked.second.country, language)[1])
    : () => [];
  const groups = sides.map(({ filter, problem }) => {
    const read = (months: Months | null) =>
      problem ? () => [] as GroupRows : wanted.add(groupStatement(ctx, of, part, filter, months));
    return { now: read(monthsOf(filter)), past: span ? read(span) : () => [] as GroupRows };
  });
  const states = sides.map(({ filter, problem }) =>
    asked.tab === "demographics" && !span && !problem
      ? wanted.add(statesStatement(ctx, of, filter, language))
      : () => [],
  );
  const { list: askedList } = asked;
  const listSide = askedList && sides[askedList.side];
  const list = listSide && !listSide.problem ? openList(ctx, of, listSide.filter, askedList, making) : null;
  const listed = list ? wanted.add(list.statement) : () => [];
  const lists = listsOf(asked, making);
  const looked = lookedForEach(lists.length * sides.length);
  const firsts = sides.map(({ filter, problem }) =>
    problem
      ? []
      : lists.map((which) =>
          wanted.add(vendorsStatement(ctx, of, filter, which, MAX_NAMED + MAX_TIED + 1, { looked })),
        ),
  );
  await wanted.run(ctx);

  const versions = await asking(
    ctx,
    catalogue,
    groups.map(({ now, past }) => toGroup([...now(), ...past()])),
  );
  const found = groups.map(({ now }, index) => (sides[index]?.problem ? NOBODY : toGroup(now())));
  const drawn = onScalesOf(
    groups.map(({ past: then }, index) => {
      const group = found[index] ?? NOBODY;
      const ofStates = states[index]?.() ?? [];
      if (sides[index]?.problem) return [];
      const figures = figuresFor(makingFor(index), asked, group, versions, ofStates);
      const past = (months: Months) =>
        figuresFor(makingFor(index, months), asked, toGroup(then(), months), versions, []);
      return span ? byQuarter(figures, quarters, past, making.t("over.head")) : figures;
    }),
  );
  const shown = sides.map(({ filter, problem }, index) => {
    const group = found[index] ?? NOBODY;
    const named = (firsts[index] ?? []).map((found) =>
      toFirsts(
        found().map((row) => listVendor(ctx, of, { ...row, username: row.username ?? "" })),
        MAX_NAMED,
        MAX_TIED,
      ),
    );
    const rankings = problem ? [] : rankingsOf(asked, makingFor(index), named);
    const whole = Math.min(MAX_NAMED, group.companies);
    return {
      filter,
      problem,
      companies: group.companies,
      figures: drawn[index] ?? [],
      rankings,
      /** How many companies were checked for each end, if one may have more than it names; null otherwise. */
      cutAt: rankings.some(({ top, bottom }) => top.named.length < whole || bottom.named.length < whole)
        ? looked
        : null,
      sdg: problem ? [] : sdgRowsOf(asked, makingFor(index), group, named),
    };
  });
  const ofList = askedList && found[askedList.side];
  const [countries = [], ownStates = [], industries = []] = choices.map((choice) => choice());
  return {
    asked,
    isEverybody: population === EVERYBODY,
    choices: { countries, states: ownStates, secondStates: secondStates(), industries },
    topics,
    sides: shown,
    /** The means of both groups together, if two are compared, each with the id of the figure that it is of. */
    paired: (groupNames: readonly [string, string]) => {
      const [first, second] = drawn;
      if (!first || !second || span) return [];
      const { t } = making;
      const to = {
        head: t("compare.difference"),
        difference: (of: number) => t("compare.points", { shown: signedNumber(of, language) }),
      };
      return first.flatMap((figure, index) => {
        const other = second[index];
        const paired = other && pairOf([figure, other], groupNames, to);
        return paired ? { of: figure.id, figure: paired } : [];
      });
    },
    list: list &&
      askedList && {
        ...(await list.show(user, listed(), versions)),
        side: askedList.side,
        /** How many companies the bar counts; null if the page has not read what counts them. */
        count: ofList && partOf(askedList.list) === part ? countBehind(ofList, askedList.list, versions) : null,
      },
    /** Walks through all companies of that list. */
    walk: list && ((most: number) => list.walk(versions, most)),
    user,
    language,
    country: user.country,
  };
}

function makingOf(
  user: SessionUser,
  { mode }: Asked,
  catalogue: Catalogue,
  listHref: make.Making["listHref"],
): make.Making {
  const { language } = user;
  return {
    t: translator(language, "analytics"),
    common: translator(language, "common"),
    language,
    mode,
    catalogue,
    listHref,
  };
}

/** Collects the statements of one batch. `add` returns a function that gives the statement's result after `run`. */
function collect() {
  const statements: Statement[] = [];
  let found: unknown[] = [];
  return {
    add: <T extends Statement>(statement: T) => {
      const index = statements.push(statement) - 1;
      return () => found[index] as T["_"]["result"];
    },
    run: async (ctx: Context) => {
      found = await runTogether(ctx.reads, statements);
    },
  };
}

/** A function that says which of the versions these groups answered contain a question. */
export async function asking(ctx: Context, newest: Catalogue, groups: readonly Group[]): Promise<make.Asking> {
  const versions = new Set(groups.flatMap(versionsOf));
  const catalogues = await Promise.all(
    [...versions].map((version) => (version === newest.version ? newest : getCatalogue(ctx, version))),
  );
  return (questionId) => catalogues.filter((each) => findQuestion(each, questionId)).map(({ version }) => version);
}

/** The indicators or themes that the actions tab offers. */
const topicsOf = (kind: Kind, catalogue: Catalogue, language: SessionUser["language"]): Choice[] =>
  (isClimate(kind) ? scoredDimensions(catalogue) : scoredDimensions(catalogue).flatMap(({ topics }) => topics)).map(
    ({ id, name }) => ({ id, name: name[language] }),
  );

function figuresFor(
  making: make.Making,
  { tab, kind, topic, isByQuarter, isThenAndNow }: Asked,
  group: Group,
  versions: make.Asking,
  states: Parameters<typeof make.statesFigure>[1],
): Figure[] {
  const { t, catalogue } = making;
  const dimensions = make.dimensionSubjects(making);
  switch (tab) {
    case "levels": {
      if (isThenAndNow) return make.thenAndNowFigures(making, group);
      const title = isClimate(kind) ? t("levels.progress") : t("levels.title");
      return [make.levelsFigure(making, group, dimensions, { id: "levels", title })];
    }
    case "average": {
      const shape = { id: "average", title: t("performance.climate"), step: 25 as const };
      return [make.averagesFigure(making, group, dimensions, shape)];
    }
    case "performance":
      return [make.performanceFigure(making, group)];
    case "indicators": {
      const title = t("performance.vendors", { count: group.companies });
      return [make.averagesFigure(making, group, make.topicSubjects(making), { id: "indicators", title })];
    }
    case "emissions":
      return make.emissionFigures(making, group);
    case "demographics":
      return [isByQuarter ? make.companiesFigure(making, group) : make.statesFigure(making, states)];
    // Without quarters, this tab is a table with names (`sdgRowsOf`).
    case "sdg":
      return isByQuarter
        ? [make.levelsFigure(making, group, make.topicSubjects(making), { id: "sdg", title: t("sdg.title") })]
        : [];
    case "actions": {
      if (isClimate(kind)) {
        const theme = scoredDimensions(catalogue).find(({ id }) => id === topic);
        if (!theme) return [];
        const figure = make.themeFigure(making, group, theme, versions);
        // Over time, every answer would be a chart of its own.
        return isByQuarter ? [figure] : [figure, ...make.distributionFigures(making, group, theme, versions)];
      }
      const chosen = findTopic(catalogue, topic);
      return chosen ? make.stageFigures(making, group, chosen, versions) : [];
    }
    default:
      return [];
  }
}
