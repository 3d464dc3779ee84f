import { describe, expect, it } from "vitest";
import { notePart, ownPart, unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { REPORTING_YEAR, traceAnswer } from "~/assessment/answers/rules/emissions";
import type { Field } from "~/assessment/answers/rules/fields";
import type { AnswerValue, CalculationValue } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { viewCalculation } from "~/assessment/form/worksheet-view";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import { figuresFromProgress } from "~/assessment/key-figures/rules/from-progress";
import { assess } from "~/assessment/kinds/kinds";
import {
  SCOPE_3_NAMES,
  type Scope3Category,
  type Scope3Values,
  scope3Question,
  sumScope3,
} from "~/assessment/scoring/rules/scope-3";
import { viewGhg } from "~/results/results/ghg-view";
import { answerOf, expectRoundTrip } from "../../support/codec";
import { progressValues } from "../../support/progress-answers";
import { seededRandom } from "../../support/random";

const questionOf = (category: Scope3Category) => {
  const question = findQuestion(newestProgress, scope3Question(category))?.question;
  if (question?.type !== "calculation") throw new Error(category);
  return question;
};
const amount = (input: string, figure: string, unit: string): Field[] => [
  [yearPart(input), figure],
  [unitPart(input), unit],
];
const IN_2025: Field = [REPORTING_YEAR, "2025"];
const estimated = (category: Scope3Category, ...fields: Field[]) =>
  answerOf(questionOf(category), [...fields, IN_2025]) as CalculationValue;

describe("an estimate of Scope 3", () => {
  it.each([
    // 0.401 kg per dollar of 2022 (NAICS 311999); 0.182 kg of wine (312130), and the 1.12 kg of meat (311611).
    ["goods", amount("goods-food", "100000", "usd"), 40.1, 18.2, 112],
    // The same dollars in ringgit at 4.40: 0.09114 kg each, from 0.04136 to 0.2545.
    ["goods", amount("goods-food", "440000", "myr"), 40.1016, 18.1984, 111.98],
    // All lorries at average load 0.10163 kg, from 0.06928 to 0.52761.
    ["transport", amount("freight-truck", "100000", "tonne-km"), 10.163, 6.928, 52.761],
    // Commercial waste to landfill 520.5327 kg a tonne.
    ["waste", amount("waste-landfill", "2000", "kg"), 1.0410654, 0.9945, 1.4006],
    // Long flights 0.15282 kg, from economy without the effect at height to business class with it.
    ["travel", amount("flight-long", "20000", "passenger-km"), 3.0564, 1.3852, 6.788],
    // Hotels in Malaysia 61.5 kg a night: the one value, half and one and a half of it.
    ["travel", amount("hotel-malaysia", "10", "night"), 0.615, 0.3075, 0.9225],
    // Ten people who drive 20 km on 220 days: 44,000 km at 0.16725 kg.
    ["commuting", amount("travel-car", "44000", "km"), 7.359, 5.643, 9.15464],
  ] as const)("of %s has a range around it, with the factors of its source", (category, fields, tonnes, low, high) => {
    const value = estimated(category, ...fields);
    expect(value.total).toBeCloseTo(tonnes, 3);
    expect(value.emissions?.range?.[0]).toBeCloseTo(low, 2);
    expect(value.emissions?.range?.[1]).toBeCloseTo(high, 2);
    expect(traceAnswer(questionOf(category), value)[0]?.factor).toMatchObject({
      title: expect.stringMatching(/EPA|UK/),
    });
    expectRoundTrip(questionOf(category), value);
  });

  it("takes what was worked out elsewhere, and the company's own factor, as they are", () => {
    const given = estimated("goods", ...amount("goods-food", "100000", "usd"), ...amount("reported", "12", "t"));
    expect([given.total, given.emissions?.range]).toEqual([52.1, [30.2, 124]]);
    const own = estimated(
      "transport",
      ...amount("freight-truck", "1000", "tonne-km"),
      [ownPart("freight-truck"), "0.08"],
      [notePart("freight-truck"), "Our carrier's report"],
    );
    expect([own.total, own.emissions?.range]).toEqual([0.08, undefined]);
  });

  it("is asked in the money of the company's country, and asks which money where that has no factors", () => {
    const offered = (region: string) => {
      const worksheet = { thisYear: 2026, region, former: new Map() };
      return viewCalculation(questionOf("goods"), [], "en", { worksheet }).inputs[0]?.unit;
    };
    expect(["MY-sabah", "ZA", "FR", "GB", "BW"].map(offered)).toEqual(["myr", "zar", "eur", "gbp", ""]);
    expect(() => estimated("goods", [yearPart("goods-food"), "1000"])).toThrow("unknown-unit");
  });

  it("has factors for every input and currency, each with a range around its value", () => {
    for (const category of SCOPE_3_NAMES)
      for (const { id, units } of questionOf(category).inputs)
        for (const unit of units)
          expect(estimated(category, ...amount(id, "1000", unit.id)).total, `${id} ${unit.id}`).toBeGreaterThan(0);
    for (const { low, high, value, id } of FACTOR_SETS.flatMap(({ factors }) => factors)) {
      if (low === undefined && high === undefined) continue;
      expect(low, id).toBeLessThan(value);
      expect(high, id).toBeGreaterThan(value);
    }
  });
});

describe("the sum of Scope 3", () => {
  const food = estimated("goods", ...amount("goods-food", "100000", "usd"));
  const waste = estimated("waste", ...amount("waste-landfill", "10", "tonne"));

  it("adds what was estimated for the newest year, and takes nothing else for zero", () => {
    expect(sumScope3({})).toBeNull();
    expect(sumScope3({ goods: food })).toMatchObject({ year: 2025, tonnes: 40.1, low: 18.2, high: 112 });
    const both = sumScope3({ goods: food, waste });
    expect(both).toMatchObject({ categories: ["goods", "waste"] });
    expect(both?.tonnes).toBeCloseTo(40.1 + 5.205327, 5);
    const older = { ...waste, emissions: waste.emissions && { ...waste.emissions, year: 2024 } } as CalculationValue;
    expect(sumScope3({ goods: food, waste: older })).toMatchObject({ tonnes: 40.1, categories: ["goods"] });
  });

  it("is the key figure of its year, from the newest assessment that estimated it", () => {
    const totals = (completedAt: number, scope3: Scope3Values) => {
      return { assessmentId: `a${completedAt}`, completedAt, scope1: null, scope2: null, scope3 };
    };
    const figures = figuresFromProgress([totals(3, {}), totals(2, { goods: food }), totals(1, { waste })], 2025);
    expect(figures.get("scope-3")).toMatchObject({ value: 40, source: { assessmentId: "a2" } });
    expect(figuresFromProgress([totals(2, { goods: food })], 2024).has("scope-3")).toBe(false);
  });

  it("is shown to two digits with its range, beside what was not estimated, and in no other total", () => {
    const entered = [{ assessmentId: "a", questionId: scope3Question("goods"), value: food }];
    const { climate } = assess(newestProgress, new Map());
    const input = { catalogue: newestProgress, climate, assessment: { id: "a" }, entered, sets: [] };
    const ghg = viewGhg(input, "en");
    expect(ghg).toMatchObject({ scope1: null, scope2: null, sum: null, change: null });
    expect(ghg.scope3).toMatchObject({ year: "2025", sum: { tonnes: "40", range: { low: "18", high: "110" } } });
    expect(ghg.scope3?.categories.map(({ number, estimate }) => [number, estimate?.tonnes ?? null])).toEqual([
      [1, "40"],
      [4, null],
      [5, null],
      [6, null],
      [7, null],
    ]);
    expect(ghg.scope3?.categories[0]?.lines[0]?.range).toEqual({ low: "18,200", high: "112,000" });
    expect(viewGhg({ ...input, entered: [] }, "en").scope3).toBeNull();
  });

  it("changes no score, level, next step or figure of the statistics, whatever is estimated", () => {
    const random = seededRandom(7);
    for (let round = 0; round < 30; round += 1) {
      const isBest = random() < 0.5;
      const said: Record<string, AnswerValue> = {};
      for (const category of SCOPE_3_NAMES) {
        if (random() < 0.4) continue;
        const { inputs } = questionOf(category);
        const { id = "", units = [] } = inputs[Math.floor(random() * inputs.length)] ?? {};
        said[scope3Question(category)] = estimated(
          category,
          ...amount(id, String(Math.ceil(random() * 1e6)), units[0]?.id ?? ""),
        );
      }
      const answersOf = (more: Record<string, AnswerValue>) =>
        new Map([...progressValues(isBest), ...Object.entries(more)].map(([id, value]) => [id, { value }]));
      expect(assess(newestProgress, answersOf(said))).toEqual(assess(newestProgress, answersOf({})));
    }
  });
});
