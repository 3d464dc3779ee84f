import { populationOf } from "~/domain/access/analytics";
import { EVERYBODY } from "~/domain/analytics/cells";
import { type Group, NOBODY, versionsOf } from "~/domain/analytics/figures";
import { isAnswerable, lastQuarters, type Months, monthsOf } from "~/domain/analytics/filters";
import type { Catalogue } from "~/domain/catalogue/catalogue";
import { findQuestion, findTopic, scoredDimensions } from "~/domain/catalogue/lookup";
import { type Kind, PROGRESS } from "~/domain/kinds/kind";
import { getCatalogue, newestVersion } from "~/features/catalogue/catalogue.server";
import { readWithSession, requireUser, type SessionUser } from "~/features/identity/session.server";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { runTogether, type Statement } from "~/platform/d1/client";
import { type Asked, addressWith, readAsked } from "./asked";
import { type Figure, overTime } from "./figure";
import * as make from "./figures-of";
import { readPlace, type Vendor, vendorsStatement, writePlace } from "./names.server";
import { listsOf, rankingsOf, sdgRowsOf } from "./names-view";
import { type Choice, choiceStatements, type GroupRows, groupStatement, statesStatement, toGroup } from "./read.server";

/** Named companies of an end of a list (specification, results 9), and of a page of the list over the page. */
const MOST_NAMED = 3;
const PAGE = 50;

/** Everything that a page of analytics shows, but for how its charts are drawn. */
export type Loaded = Awaited<ReturnType<typeof loadPage>>;

/** Who asks, and whose statistics that user sees. Answers 403 to whoever has none. */
export async function requirePopulation(ctx: Context, request: Request) {
  const user = await requireUser(ctx, request);
  const population = populationOf(user);
  if (population === null) throw new Response(null, { status: 403 });
  return { user, population };
}

const today = (ctx: Context) => new Date(ctx.clock()).toISOString().slice(0, 10);

/** What a page of a kind shows for its address. Two trips: the session, and all it shows. */
export async function loadPage(ctx: Context, request: Request, kind: Kind) {
  const newest = readWithSession(ctx, request, [newestVersion(ctx, kind)]);
  const { user, population } = await requirePopulation(ctx, request);
  const [[current]] = await newest();
  const catalogue = await getCatalogue(ctx, current?.version ?? "");
  const url = new URL(request.url);
  const asked = readAsked(kind, url.searchParams, today(ctx));
  const of = { population, kind };
  const { language } = user;
  const part = asked.tab === "actions" ? "answers" : "scores";
  const quarters =
    asked.isByQuarter && asked.tab !== "sdg" && asked.tab !== "demographics" ? lastQuarters(today(ctx)) : [];
  const span =
    quarters.length > 0 ? { first: quarters[0]?.months.first ?? "", last: quarters.at(-1)?.months.last ?? "" } : null;
  const sides = [asked.filter, ...(asked.second ? [asked.second] : [])].map((filter, index) => {
    const problem = index === 0 ? asked.problem : asked.secondProblem;
    const canAnswer = isAnswerable(part, filter) && (!span || isAnswerable(part, filter, true));
    return { filter, problem: problem ?? (canAnswer ? null : ("narrow" as const)) };
  });

  const making = makingOf(user, asked, catalogue, (subject, level) =>
    addressWith(url, { list: `${subject}.${level}`, after: null, number: null }),
  );
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
    asked.tab === "demographics" && !problem ? wanted.add(statesStatement(ctx, of, filter, language)) : () => [],
  );
  const { list, after } = asked;
  const place = readPlace(after);
  const listed = list ? wanted.add(vendorsStatement(ctx, of, asked.filter, list, PAGE + 1, place)) : () => [];
  const lists = sides[0]?.problem ? [] : listsOf(asked.tab, making);
  const firsts = lists.map((which) => wanted.add(vendorsStatement(ctx, of, asked.filter, which, MOST_NAMED)));
  await wanted.run(ctx);

  const versions = await asking(
    ctx,
    catalogue,
    groups.map(({ now, past }) => toGroup([...now(), ...past()])),
  );
  const figuresOf = (group: Group, ofStates: ReturnType<(typeof states)[number]>) =>
    figuresFor(making, asked, group, versions, ofStates);
  const shown = sides.map(({ filter, problem }, index) => {
    const { now, past: then } = groups[index] ?? { now: () => [], past: () => [] };
    const group = problem ? NOBODY : toGroup(now());
    const figures = problem ? [] : figuresOf(group, states[index]?.() ?? []);
    const past = quarters.map(({ id, months }) => ({
      name: id.replace("-", " "),
      figures: figuresOf(toGroup(then(), months), []),
    }));
    const timed = figures.flatMap((figure, at) => {
      const each = past.map(({ name, figures }) => ({ name, figure: figures[at] }));
      return overTime(figure, each, making.t("over.head"));
    });
    return { filter, problem, companies: group.companies, figures: span && !problem ? timed : figures };
  });
  const named = firsts.map((found) => found().map(toVendor));
  const [countries = [], ownStates = [], industries = []] = choices.map((choice) => choice());
  const page = listed();
  const last = page[PAGE - 1];
  return {
    asked,
    isEverybody: population === EVERYBODY,
    choices: { countries, states: ownStates, secondStates: secondStates(), industries },
    topics: topicsOf(kind, catalogue, language),
    sides: shown,
    rankings: sides[0]?.problem ? [] : rankingsOf(asked.tab, making, named),
    sdg: sides[0]?.problem ? [] : sdgRowsOf(asked.tab, making, toGroup(groups[0]?.now() ?? []), named),
    list: list && {
      subject: [...make.dimensionSubjects(making), ...make.topicSubjects(making)].find(({ id }) => id === list.subject)
        ?.name,
      level: list.level,
      vendors: page.slice(0, PAGE).map(toVendor),
      first: Math.max(1, Number(url.searchParams.get("number")) || 1),
      next: page.length > PAGE && last ? writePlace(last) : null,
    },
    language,
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

const toVendor = ({ company, username }: { company: string; username: string | null }): Vendor => ({
  company,
  username: username ?? "",
});

/** Statements of one batch, each with what it will have found. */
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

/** Which of the versions by which these groups were asked have a question. */
export async function asking(ctx: Context, newest: Catalogue, groups: readonly Group[]): Promise<make.Asking> {
  const versions = new Set(groups.flatMap(versionsOf));
  const catalogues = await Promise.all(
    [...versions].map((version) => (version === newest.version ? newest : getCatalogue(ctx, version))),
  );
  return (questionId) => catalogues.filter((each) => findQuestion(each, questionId)).map(({ version }) => version);
}

/** The indicators or themes that the tab of actions offers. */
const topicsOf = (kind: Kind, catalogue: Catalogue, language: SessionUser["language"]): Choice[] =>
  (kind === PROGRESS ? scoredDimensions(catalogue) : scoredDimensions(catalogue).flatMap(({ topics }) => topics)).map(
    ({ id, name }) => ({ id, name: name[language] }),
  );

function figuresFor(
  making: make.Making,
  { tab, kind, topic }: Asked,
  group: Group,
  versions: make.Asking,
  states: Parameters<typeof make.statesFigure>[1],
): Figure[] {
  const { t, catalogue } = making;
  const dimensions = make.dimensionSubjects(making);
  switch (tab) {
    case "levels": {
      const title = kind === PROGRESS ? t("levels.progress") : t("levels.title");
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
      return [make.statesFigure(making, states)];
    case "actions": {
      if (kind === PROGRESS) {
        const theme = scoredDimensions(catalogue).find(({ id }) => id === topic);
        return theme ? [make.themeFigure(making, group, theme, versions)] : [];
      }
      const chosen = findTopic(catalogue, topic);
      return chosen ? make.stageFigures(making, group, chosen, versions) : [];
    }
    default:
      return [];
  }
}
