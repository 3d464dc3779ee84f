import type { OpenAPIHono } from "@hono/zod-openapi";
import { maxPointsOf } from "~/assessment/answers/rules/answers";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import { type Catalogue, STAGES } from "~/assessment/catalogue/rules/catalogue";
import { findTopic, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { LEVELS } from "~/core/level";
import type { ApiEnv } from "~/foundation/api/env";
import { ok } from "~/foundation/api/envelope";
import { invalid } from "~/foundation/api/errors";
import { named } from "~/foundation/api/names";
import {
  askedOf,
  averageOf,
  chosenOf,
  emissionsOf,
  levelCounts,
  meanOf,
  percentOf,
  twoDecimals,
  yesOf,
} from "~/network/analytics/rules/figures";
import { type Filter, NO_FILTER } from "~/network/analytics/rules/filters";
import type { Context } from "~/platform/context";
import { filterFor, populationFor } from "./call-filter.server";
import * as calls from "./calls";
import {
  dimensionsOf,
  indicatorsOf,
  LEVEL_NAMES,
  type NamedSubject,
  toAverages,
  toLevels,
  toMaturity,
  toVendors,
} from "./contract";
import { optionsOf, themeQuestions } from "./figures-of";
import { asking } from "./load-page.server";
import { readVendors } from "./names.server";
import { groupStatement, type Of, statesStatement, toGroup } from "./read.server";

/** Adds the calls that return statistics over many companies. */
export function addAnalyticsCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(calls.usersLevelCall, async (c) => {
    const ctx = c.env.kompas;
    const { userId, dimension, ...query } = c.req.valid("query");
    const population = populationFor(c.var.owner.user, userId);
    const catalogue = await getCurrentCatalogue(ctx);
    if (!scoredDimensions(catalogue).some(({ id }) => id === dimension))
      throw invalid({ dimension: "failures.invalid" });
    const group = await readGroup(ctx, { population, kind: READINESS }, await filterFor(ctx, query));
    return c.json(ok(c.var.say("done.loaded"), toLevels(levelCounts(group, dimension))), 200);
  });

  app.openapi(calls.indicatorsCall, async (c) => {
    const population = populationFor(c.var.owner.user, c.req.valid("query").userId);
    const [catalogue, group] = await readBoth(c.env.kompas, { population, kind: READINESS }, NO_FILTER);
    const indicaters = scoredDimensions(catalogue).flatMap(({ topics }) =>
      topics.map(({ id, name }) => ({ ...named("name", name), score: Math.floor(averageOf(group, id).mean / 100) })),
    );
    return c.json(ok(c.var.say("done.loaded"), { indicaters }), 200);
  });

  const maturity = (kind: Kind, operationId: string, path: string) =>
    app.openapi(calls.maturityCall(operationId, path), async (c) => {
      const population = populationFor(c.var.owner.user);
      const filter = await filterFor(c.env.kompas, c.req.valid("query"));
      const [catalogue, group] = await readBoth(c.env.kompas, { population, kind }, filter);
      return c.json(ok(c.var.say("done.loaded"), toMaturity(group, catalogue)), 200);
    });
  maturity(READINESS, "getMaturity", "/users/get/esg/maturity");
  maturity(PROGRESS, "getClimateMaturity", "/users/get/progress/maturity");

  const performance = (operationId: string, path: string, of: "dimension" | "indicator") =>
    app.openapi(calls.performanceCall(operationId, path, of), async (c) => {
      const ctx = c.env.kompas;
      const whose: Of = { population: populationFor(c.var.owner.user), kind: READINESS };
      const filter = await filterFor(ctx, c.req.valid("query"));
      const [catalogue, group] = await readBoth(ctx, whose, filter);
      const subjects = of === "dimension" ? dimensionsOf(catalogue) : indicatorsOf(catalogue);
      const averagePercent = toAverages(group, subjects);
      const [overall, ...dimensions] = subjects;
      if (of === "dimension" && overall) {
        // The overall value is the mean of the three dimensions, not of all questions (specification, results 9).
        averagePercent[overall.name] = twoDecimals(meanOf(dimensions.map(({ id }) => averageOf(group, id).mean)));
      }
      const ends = (["top", "bottom"] as const).map((end) =>
        readVendors(
          ctx,
          whose,
          filter,
          subjects.map(({ id: subject }) => ({ subject, end })),
          3,
        ),
      );
      const [top = [], bottom = []] = await Promise.all(ends);
      const data = {
        vendorCount: group.companies,
        averagePercent,
        averageNumber: toPoints(averagePercent, subjects, catalogue),
        top: toVendors(subjects, top),
        bottom: toVendors(subjects, bottom),
      };
      return c.json(ok(c.var.say("done.loaded"), data), 200);
    });
  performance("getPerformance", "/users/get/esg/performance", "dimension");
  performance("getIndicatorPerformance", "/users/get/indicator/performance", "indicator");

  app.openapi(calls.actionsCall, async (c) => {
    const ctx = c.env.kompas;
    const population = populationFor(c.var.owner.user);
    const [catalogue, group] = await readBoth(ctx, { population, kind: READINESS }, NO_FILTER, "answers");
    const topic = findTopic(catalogue, c.req.valid("query").id);
    if (!topic) throw invalid({ id: "failures.invalid" });
    const versions = await asking(ctx, catalogue, [group]);
    const final = STAGES.map((stage) => [
      stage.toUpperCase(),
      optionsOf(topic, stage).flatMap(({ id, options }) =>
        options.map((option) => ({
          [option.label[c.var.language]]: percentOf(chosenOf(group, id, option.id), askedOf(group, versions(id))),
        })),
      ),
    ]);
    return c.json(ok(c.var.say("done.loaded"), { final: Object.fromEntries(final) }), 200);
  });

  app.openapi(calls.sdgCall, async (c) => {
    const ctx = c.env.kompas;
    const whose: Of = { population: populationFor(c.var.owner.user), kind: READINESS };
    const [catalogue, group] = await readBoth(ctx, whose, NO_FILTER);
    const subjects = indicatorsOf(catalogue);
    const asked = subjects.flatMap(({ id: subject }) => LEVEL_NAMES.map(([, level]) => ({ subject, level })));
    const found = await readVendors(ctx, whose, NO_FILTER, asked, calls.MAX_LISTED);
    const sdgMapping = subjects.map(({ name }, index) => [
      name,
      Object.fromEntries(LEVEL_NAMES.map(([level], at) => [level, found[index * LEVELS.length + at] ?? []])),
    ]);
    const counts = subjects.map(({ id, name }) => [name, toLevels(levelCounts(group, id))]);
    const data = { sdgMapping: Object.fromEntries(sdgMapping), counts: Object.fromEntries(counts) };
    return c.json(ok(c.var.say("done.loaded"), data), 200);
  });

  app.openapi(calls.statesCall, async (c) => {
    const ctx = c.env.kompas;
    const population = populationFor(c.var.owner.user);
    const filter = await filterFor(ctx, c.req.valid("query"));
    const states = await statesStatement(ctx, { population, kind: READINESS }, filter, c.var.language);
    // States of the same name in several countries count together: the contract identifies a state only by its name.
    const data: Record<string, number> = {};
    // A state without any companies left gets no line.
    for (const { name, companies } of states) if (companies > 0) data[name] = (data[name] ?? 0) + companies;
    return c.json(ok(c.var.say("done.loaded"), data), 200);
  });

  app.openapi(calls.climateAveragesCall, async (c) => {
    const population = populationFor(c.var.owner.user);
    const filter = await filterFor(c.env.kompas, c.req.valid("query"));
    const [catalogue, group] = await readBoth(c.env.kompas, { population, kind: PROGRESS }, filter);
    return c.json(ok(c.var.say("done.loaded"), { averagePercent: toAverages(group, dimensionsOf(catalogue)) }), 200);
  });

  app.openapi(calls.emissionsCall, async (c) => {
    const population = populationFor(c.var.owner.user);
    const filter = await filterFor(c.env.kompas, c.req.valid("query"));
    const { companies, counts } = emissionsOf(await readGroup(c.env.kompas, { population, kind: PROGRESS }, filter));
    const toData = (of: (count: number) => number) => ({
      emissionScope1: of(counts.scope1),
      emissionScope2: of(counts.scope2),
      emissionReductionTarget: of(counts.target),
    });
    const data = {
      numberData: toData((count) => count),
      percentageData: toData((count) => percentOf(count, companies)),
    };
    return c.json(ok(c.var.say("done.loaded"), data), 200);
  });

  app.openapi(calls.totalsCall, async (c) => {
    const population = populationFor(c.var.owner.user);
    const filter = await filterFor(c.env.kompas, c.req.valid("query"));
    const { tonnes } = emissionsOf(await readGroup(c.env.kompas, { population, kind: PROGRESS }, filter));
    const data = { emissionScope1Total: tonnes.scope1, emissionScope2Total: tonnes.scope2 };
    return c.json(ok(c.var.say("done.loaded"), data), 200);
  });

  app.openapi(calls.themeCall, async (c) => {
    const ctx = c.env.kompas;
    const population = populationFor(c.var.owner.user);
    const [catalogue, group] = await readBoth(ctx, { population, kind: PROGRESS }, NO_FILTER, "answers");
    const theme = scoredDimensions(catalogue).find(({ id }) => id === c.req.valid("query").id);
    if (!theme) throw invalid({ id: "failures.invalid" });
    const versions = await asking(ctx, catalogue, [group]);
    const final = themeQuestions(theme).map(({ id, text }) => {
      const asked = askedOf(group, versions(id));
      const yes = percentOf(yesOf(group, id), asked);
      return [text[c.var.language], [yes, asked > 0 ? 100 - yes : 0]];
    });
    return c.json(ok(c.var.say("done.loaded"), { final: Object.fromEntries(final) }), 200);
  });
}

async function readGroup(ctx: Context, of: Of, filter: Filter, part: "scores" | "answers" = "scores") {
  return toGroup(await groupStatement(ctx, of, part, filter));
}

const readBoth = (ctx: Context, of: Of, filter: Filter, part: "scores" | "answers" = "scores") =>
  Promise.all([getCurrentCatalogue(ctx, of.kind), readGroup(ctx, of, filter, part)]);

/** Converts mean scores from percent to points of the current questionnaire. */
function toPoints(percents: Record<string, number>, subjects: readonly NamedSubject[], catalogue: Catalogue) {
  const pointsOf = (topics: Catalogue["dimensions"][number]["topics"]) =>
    topics
      .flatMap(({ sections }) => sections.flatMap(({ questions }) => questions))
      .filter(({ isRequired }) => isRequired)
      .reduce((sum, question) => sum + maxPointsOf(question), 0);
  const dimensions = scoredDimensions(catalogue);
  const most = new Map([
    ["overall", pointsOf(dimensions.flatMap(({ topics }) => topics))],
    ...dimensions.map(({ id, topics }) => [id, pointsOf(topics)] as const),
    ...dimensions.flatMap(({ topics }) => topics.map((topic) => [topic.id, pointsOf([topic])] as const)),
  ]);
  return Object.fromEntries(
    subjects.map(({ id, name }) => [name, twoDecimals((percents[name] ?? 0) * (most.get(id) ?? 0))]),
  );
}
