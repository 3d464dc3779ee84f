import { describe, expect, it } from "vitest";
import type { Answer, AnswerMap, AnswerValue } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { catalogueSchema } from "~/assessment/catalogue/rules/catalogue";
import { assess } from "~/assessment/kinds/kinds";
import { coordinatesOf, GROUPINGS, isKept } from "~/results/statistics/rules/cells";
import { addCounters, contributionOf } from "~/results/statistics/rules/contribution";

const readiness = catalogueSchema.parse(newestReadiness);
const progress = catalogueSchema.parse(newestProgress);

const mapOf = (values: Record<string, AnswerValue>, more: [string, Answer][] = []): AnswerMap =>
  new Map([...Object.entries(values).map(([id, value]): [string, Answer] => [id, { value }]), ...more]);

describe("a result's contribution", () => {
  it("contains its levels, its scores and their squares, and its Yes and chosen options, each once", () => {
    const answers = mapOf(
      {
        "climate-action.assess.1": { options: ["yes"] },
        "climate-action.assess.2": { options: ["no"] },
        "climate-action.assess.options": { options: ["a1", "a3"] },
      },
      [["climate-action.learn.1", { value: { options: ["yes"] }, isUnconfirmed: true }]],
    );
    const { scores, answers: counted } = contributionOf(
      assess(readiness, mapOf({ "climate-action.assess.1": { options: ["yes"] } })),
      readiness,
      answers,
      null,
    );
    // One of ten in its topic, of forty in its dimension, of eighty in all.
    expect(scores).toMatchObject({
      "level.overall.laggard": 1,
      "sum.overall": 125,
      "squares.overall": 15_625,
      "sum.environment": 250,
      "sum.climate-action": 1000,
      "squares.climate-action": 1_000_000,
      "level.water.laggard": 1,
    });
    expect(scores).not.toHaveProperty("sum.water");
    expect(Object.keys(scores)).toHaveLength(12 + 3 + 3);
    expect(counted).toEqual({
      [`version.${newestReadiness.version}`]: 1,
      "yes.climate-action.assess.1": 1,
      "option.climate-action.assess.options.a1": 1,
      "option.climate-action.assess.options.a3": 1,
    });
  });

  it("has the emissions of a Progress Assessment in whole kilograms, and counts Yes by its word or by a point", () => {
    const answers = mapOf({
      "ghg-emissions-reduction.scope-1": { inputs: {}, factors: {}, total: 35.15 },
      "climate-governance.agenda": { options: ["no"] },
      "climate-governance.responsible": { options: ["owner"] },
      // Not required.
      "demographics.headcount": { number: 4 },
    });
    const { scores, answers: counted } = contributionOf(assess(progress, answers), progress, answers, null);
    expect(scores).toMatchObject({ scope1Recorded: 1, scope1Kilograms: 35_150, "level.overall.laggard": 1 });
    expect(scores).not.toHaveProperty("level.laggard");
    expect(scores).not.toHaveProperty("scope2Recorded");
    expect(counted).toEqual({
      "version.progress-4": 1,
      "yes.ghg-emissions-reduction.scope-1": 1,
      "yes.climate-governance.responsible": 1,
      "option.climate-governance.responsible.owner": 1,
    });
  });

  it("says from which level to which the company has moved, with both scores, if it has a result before", () => {
    const now = assess(readiness, mapOf({ "climate-action.assess.1": { options: ["yes"] } }));
    const { scores, besides } = contributionOf(now, readiness, new Map(), { level: "beginner", score: 2500 });
    expect(besides).toEqual({ "moved.beginner.laggard": 1, "then.overall": 2500, "now.overall": 125 });
    expect(scores).toMatchObject(besides);
    // A score of nothing is no counter.
    const nothing = assess(readiness, new Map());
    const { besides: least } = contributionOf(nothing, readiness, new Map(), { level: "laggard", score: 0 });
    expect(least).toEqual({ "moved.laggard.laggard": 1 });
  });

  it("contains no answers once they have been erased", () => {
    expect(contributionOf(assess(readiness, new Map()), readiness, new Map(), null).answers).toEqual({});
    expect(addCounters([{ a: 1, b: 2 }, { b: 3 }, {}])).toEqual({ a: 1, b: 5 });
  });
});

describe("the cells in which a company is counted", () => {
  it("are thirty per population, split by places, industry, size and month, and answers by one of them", () => {
    expect(new Set(GROUPINGS.map(String)).size).toBe(30);
    expect(isKept("scores", ["country", "state", "industry", "size", "month"])).toBe(true);
    expect(isKept("scores", ["state"])).toBe(false);
    expect(isKept("answers", ["country", "state"])).toBe(true);
    expect(isKept("answers", ["industry", "month"])).toBe(false);
    expect(coordinatesOf({ country: "ZA", state: "" })).toEqual({
      country: "ZA",
      state: "*",
      industry: "*",
      size: "*",
      month: "*",
    });
  });
});
