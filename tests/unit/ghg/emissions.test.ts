import { describe, expect, it } from "vitest";
import { monthPart, notePart, ownPart, unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { fitAnswer, judgeAnswer } from "~/assessment/answers/rules/answers";
import { GRID, REPORTING_YEAR, recalculate, traceAnswer } from "~/assessment/answers/rules/emissions";
import type { Field } from "~/assessment/answers/rules/fields";
import type { CalculationValue } from "~/assessment/answers/rules/value";
import { catalogueSchema } from "~/assessment/catalogue/rules/catalogue";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import { chooseFactor, type FactorSet, factorSetSchema, SOURCES } from "~/assessment/ghg/rules/factors";
import { findOdd } from "~/assessment/ghg/rules/odd";
import { GRIDS, gridOf } from "~/assessment/ghg/rules/regions";
import { UNIT_IDS } from "~/assessment/ghg/rules/units";
import {
  answerOf,
  CIRCUMSTANCES,
  calledWith,
  describedOf,
  expectRoundTrip,
  findInvalidReason,
  THIS_YEAR,
} from "../../support/codec";
import { SCOPE_1, SCOPE_2, WORKSHEETS } from "../../support/worksheet";

const year = (input: string, figure: string, unit = ""): Field[] => [
  [yearPart(input), figure],
  [unitPart(input), unit],
];
const own = (input: string, figure: string, note: string): Field[] => [
  [ownPart(input), figure],
  [notePart(input), note],
];
const of = (reporting: number | string, grid = ""): Field[] => [
  [REPORTING_YEAR, String(reporting)],
  [GRID, grid],
];
const worked = (question: Question, fields: Field[]) => answerOf(question, fields) as CalculationValue;
const FUELS = [...year("diesel", "10000"), ...year("petrol", "3000"), ...year("lpg", "500")];

describe("Scope 1", () => {
  it.each([
    // A litre of petrol is 2.35372 kg in 2024 and 2.33984 kg in 2025; diesel is the same in both, and LPG uses the 2025 factor.
    [2024, 35.1463],
    [2025, 35.1047],
    // The latest published set.
    [2026, 35.1047],
    // No earlier set exists, so the first published one applies.
    [2019, 35.1463],
  ])("10,000 L of diesel, 3,000 L of petrol and 500 kg of LPG in %d are %d t", (reporting, tonnes) => {
    const value = worked(SCOPE_1, [...FUELS, ...of(reporting)]);
    expect(value.total).toBeCloseTo(tonnes, 4);
    expect(value.emissions?.year).toBe(reporting);
    expectRoundTrip(SCOPE_1, value);
  });

  it("explains its total line by line, with the source of each factor", () => {
    const value = worked(SCOPE_1, [...year("diesel", "100", "us-gallon"), ...of(2025)]);
    const [line, ...others] = traceAnswer(SCOPE_1, value);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ id: "diesel", amount: 100, unit: "us-gallon" });
    expect([line?.converted, line?.kg]).toEqual([expect.closeTo(378.5411784, 6), expect.closeTo(1007.5063, 3)]);
    expect(line?.factor).toEqual({
      id: "uk-2025.diesel.litre",
      set: "uk-government-2025",
      version: "2026-11-22",
      value: 2.66155,
      unit: "litre",
      years: [2025, 2025],
      title: "UK Government GHG Conversion Factors 2025",
      address: "https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025",
      licence: "Open Government Licence v3.0",
      mark: "official",
    });
  });

  it("uses the factor for the quantity in which the amount is given", () => {
    const taken = (unit: string, reporting: number) =>
      worked(SCOPE_1, [...year("gas", "1000", unit), ...of(reporting)]).emissions?.factors.gas?.id;
    expect([taken("m3", 2024), taken("m3", 2025), taken("gj", 2025), taken("kwh", 2026)]).toEqual([
      "uk-2024.natural-gas.m3",
      "uk-2025.natural-gas.m3",
      "uk-2025.natural-gas.kwh",
      "uk-2026.natural-gas.kwh",
    ]);
  });

  it("counts gases by their warming potential, and keeps biogenic CO2 apart", () => {
    const value = worked(SCOPE_1, [
      ...year("r-410a", "500", "g"),
      ...year("pellets", "2"),
      ...year("coal", "1", "tonne"),
    ]);
    // 0.5 × 1924 + 2 × 55.19389 + 2395.28994
    expect(value.total).toBeCloseTo(3.46768, 5);
    expect(value.emissions).toMatchObject({ biogenic: 3.35436, market: null, region: null });
    expectRoundTrip(SCOPE_1, value);
  });

  it("accepts a company's own factor with a note, and neither without the other, nor without an amount", () => {
    const value = worked(SCOPE_1, [...year("diesel", "1000"), ...own("diesel", "2,5", "B10 blend, supplier’s sheet")]);
    expect(value.total).toBe(2.5);
    expect(value.emissions?.factors.diesel).toMatchObject({
      id: "own",
      mark: "own",
      title: "B10 blend, supplier’s sheet",
    });
    expectRoundTrip(SCOPE_1, value);
    const some = year("diesel", "1000");
    expect(findInvalidReason(SCOPE_1, [...some, ...own("diesel", "2.5", " ")])).toBe("own-note-missing");
    expect(findInvalidReason(SCOPE_1, [...some, ...own("diesel", "", "sheet")])).toBe("own-factor-missing");
    expect(findInvalidReason(SCOPE_1, own("diesel", "2.5", "sheet"))).toBe("own-amount-missing");
    expect(findInvalidReason(SCOPE_1, [...some, ...own("diesel", "1e3", "sheet")])).toBe("not-a-number");
    expect(findInvalidReason(SCOPE_1, [...some, ...own("diesel", "1", "x".repeat(201))])).toBe("text-too-long");
  });

  it("reports on the last whole year unless another is named, which must not be in the future", () => {
    expect(worked(SCOPE_1, FUELS).emissions?.year).toBe(THIS_YEAR - 1);
    expect(worked(SCOPE_1, [...FUELS, ...of(THIS_YEAR)]).emissions?.year).toBe(THIS_YEAR);
    for (const odd of [THIS_YEAR + 1, 1999, "-0", "٢٠٢٤", "2024.5"]) {
      expect(findInvalidReason(SCOPE_1, [...FUELS, ...of(odd)]), `${odd}`).toBe("not-a-year");
    }
    // A year or a grid alone is not an answer.
    expect(answerOf(SCOPE_2, of(2024, "ZA"))).toBeNull();
  });

  it.each([
    ["1e999", "not-a-number"],
    ["٣", "not-a-number"],
    ["=1+1", "not-a-number"],
    ["1,234", "number-ambiguous"],
    ["-1", "number-too-small"],
    [`1${"0".repeat(30)}`, "number-too-large"],
  ])("refuses '%s' for a year, a month and a factor: %s", (figure, reason) => {
    expect(findInvalidReason(SCOPE_1, year("diesel", figure))).toBe(reason);
    expect(findInvalidReason(SCOPE_1, [[monthPart("diesel", 3), figure]])).toBe(reason);
    expect(findInvalidReason(SCOPE_1, [...year("diesel", "1"), ...own("diesel", figure, "sheet")])).toBe(reason);
  });

  it("reads '1.234,56', and reads minus zero as zero", () => {
    expect(worked(SCOPE_1, year("diesel", "1.234,56")).inputs.diesel?.year).toBe(1234.56);
    expect(Object.is(worked(SCOPE_1, year("diesel", "-0")).total, 0)).toBe(true);
  });

  it("is calculated by the codec alone where factors are given, and only validated where they are not", () => {
    expect(fitAnswer(SCOPE_1, [...FUELS, ...of(2024)])).toMatchObject({ ok: true, value: { total: 0 } });
    const none = { ...CIRCUMSTANCES, emissions: { sets: [], region: "ZA" } };
    expect(judgeAnswer(SCOPE_1, FUELS, none)).toEqual({ ok: false, reason: "factor-missing" });
  });
});

describe("Scope 2", () => {
  it.each([
    ["ZA", 2025, 54.36],
    ["ZA", 2022, 55.86],
    ["MY-peninsular", 2025, 44.4],
    ["MY-peninsular", 2023, 46.44],
    ["MY-sabah", 2024, 32.34],
    ["MY-sarawak", 2024, 11.94],
    // Kenya: 88.79 g from the open table.
    ["KE", 2025, 5.3274],
  ])("60,000 kWh of the grid %s in %d are %d t", (grid, reporting, tonnes) => {
    const value = worked(SCOPE_2, [...year("electricity", "60", "mwh"), ...of(reporting, grid)]);
    expect([value.total, value.emissions?.region]).toEqual([tonnes, grid]);
    expect(value.emissions?.factors.electricity?.mark).toBe(grid === "KE" ? "secondary" : "official");
    expectRoundTrip(SCOPE_2, value);
  });

  it("uses the company's own grid unless another is named", () => {
    expect(worked(SCOPE_2, year("electricity", "60000")).emissions?.region).toBe("ZA");
    expect(findInvalidReason(SCOPE_2, [...year("electricity", "1"), ...of(2024, "mars")])).toBe("unknown-grid");
    expect(findInvalidReason(SCOPE_2, [...year("electricity", "1"), ...of(2024, "AQ")])).toBe("factor-missing");
    const kept = [...year("electricity", "1000"), ...own("electricity", "0.7", "utility’s letter"), ...of(2024, "AQ")];
    expect(worked(SCOPE_2, kept).total).toBe(0.7);
  });

  it("has a market-based figure beside the grid's where a contract is given", () => {
    const some = [...year("electricity", "60000"), ...year("contract", "15000")];
    expect(findInvalidReason(SCOPE_2, some)).toBe("own-factor-missing");
    const value = worked(SCOPE_2, [...some, ...own("contract", "0", "Green tariff")]);
    expect([value.total, value.emissions?.market]).toEqual([54.36, 40.77]);
    expectRoundTrip(SCOPE_2, value);
    // The contract covers at most all of the electricity used.
    const more = [...year("electricity", "100"), ...year("contract", "900"), ...own("contract", "0.1", "Green tariff")];
    expect(worked(SCOPE_2, more).emissions?.market).toBe(0.09);
  });

  it("shows its year and grid after its total, and accepts both from a call", () => {
    const fields = [...year("electricity", "60000"), ...of(2024, "MY-sabah")];
    const [english] = describedOf(SCOPE_2, fields);
    expect(english).toEqual(["32.34 MTCO2e", "2024 · Sabah and Labuan", "Electricity: 60,000 kwh"]);
    const [, french] = describedOf(SCOPE_2, [...year("electricity", "60000"), ...of(2024, "KE")]);
    expect(french?.[1]).toBe("2024 · Kenya");
    const called = calledWith(SCOPE_2, ["electricity=60000 kwh", "year=2024", "grid=MY-sabah"]);
    expect(worked(SCOPE_2, called)).toEqual(worked(SCOPE_2, fields));
  });

  it("keeps the factors it was calculated with, and can be recalculated beside that", () => {
    const value = worked(SCOPE_2, [...year("electricity", "60000"), ...of(2025, "ZA")]);
    expect(recalculate(SCOPE_2, value, FACTOR_SETS)).toBe(54.36);
    const later = FACTOR_SETS.map((set) =>
      set.set === "south-africa-grid"
        ? { ...set, version: "2027-01-01", factors: set.factors.map((factor) => ({ ...factor, value: 0.8 })) }
        : set,
    );
    expect([value.total, recalculate(SCOPE_2, value, later), recalculate(SCOPE_2, value, [])]).toEqual([
      54.36,
      48,
      null,
    ]);
  });
});

describe("the published factors", () => {
  it("fit their schema, have unique ids, and use only existing units and sources", () => {
    for (const set of FACTOR_SETS) expect(factorSetSchema.parse(set)).toEqual(set);
    const ids = FACTOR_SETS.flatMap(({ factors }) => factors.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(FACTOR_SETS.map(({ set }) => set)).size).toBe(FACTOR_SETS.length);
    expect(UNIT_IDS.length).toBeGreaterThan(0);
  });

  it("cover every source but a contract, and each specific grid with official factors", () => {
    const found = new Set(FACTOR_SETS.flatMap(({ factors }) => factors.map(({ source }) => source)));
    expect(SOURCES.filter((source) => !found.has(source))).toEqual(["contract"]);
    for (const region of GRIDS) {
      const factor = chooseFactor(FACTOR_SETS, { source: "electricity", region, year: 2025, unit: "kwh" });
      expect(factor?.mark, region).toBe("official");
    }
    const averages = FACTOR_SETS.flatMap(({ mark, factors }) => (mark === "secondary" ? factors : []));
    expect(averages.filter(({ region }) => region === "MY" || region === "ZA")).toEqual([]);
  });

  it("are overridden by official ones, whatever their years", () => {
    const za = FACTOR_SETS.find(({ set }) => set === "south-africa-grid");
    const [factor] = za?.factors ?? [];
    if (!za || !factor) throw new Error("South Africa has no factor any more");
    const other: FactorSet = {
      ...za,
      set: "other",
      mark: "secondary",
      factors: [{ ...factor, id: "other.za", from: 2025, to: 2025, value: 0.7 }],
    };
    const asked = { source: "electricity", region: "ZA", year: 2025, unit: "kwh" } as const;
    expect(chooseFactor([other, za], asked)?.value).toBe(0.906);
  });
});

it("a company is on the grid of its state in Malaysia, and on its country's elsewhere", () => {
  const grid = (countryId: string, stateId: string) => gridOf({ countryId, stateId });
  expect([grid("MY", "2474"), grid("MY", "2472"), grid("MY", "2464"), grid("MY", "2473")]).toEqual([
    "MY-peninsular",
    "MY-sabah",
    "MY-sabah",
    "MY-sarawak",
  ]);
  expect([grid("ZA", "ZA-GP"), grid("KE", "KE-30")]).toEqual(["ZA", "KE"]);
});

it("the test worksheets can be published, but no source with a unit or a factor that it cannot have", () => {
  expect(catalogueSchema.parse(JSON.parse(JSON.stringify(WORKSHEETS)))).toEqual(WORKSHEETS);
  const withUnit = (unit: object) => {
    const text = JSON.stringify(WORKSHEETS);
    return text.replace('{"id":"litre"', `{${JSON.stringify(unit).slice(1, -1)}`);
  };
  expect(() => catalogueSchema.parse(JSON.parse(withUnit({ id: "barrel" })))).toThrow();
  expect(() => catalogueSchema.parse(JSON.parse(withUnit({ id: "litre", factor: 2 })))).toThrow();
});

it.each([
  ["ten times last year's", 1000, [], 100, { than: "former", times: 10 }],
  ["a tenth of it", 10, [], 100, { than: "former", times: 0.1 }],
  ["nine times it", 900, [], 100, null],
  ["nothing before", 900, [], 0, null],
  ["nobody knows", 900, [], null, null],
  ["a month ten times the others", 1036, [10, 12, 1000, 14], null, { than: "months", times: 1000 / 14, month: 3 }],
  ["two months", 1010, [10, 1000], null, null],
])("an amount of %s is questioned, or not", (name, amount, months, former, odd) => {
  const found = findOdd(amount, months as (number | null)[], former);
  expect(found, name).toEqual(odd);
});
