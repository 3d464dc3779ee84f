import { describe, expect, it } from "vitest";
import type { Amount, CalculationValue } from "~/assessment/answers/rules/value";
import { energyOf } from "~/assessment/ghg/rules/energy";
import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import { checkFigures } from "~/assessment/key-figures/rules/checks";
import { FIGURES_BY_SECTION, KEY_FIGURE_IDS, type KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { figuresFromProgress, type ProgressTotals } from "~/assessment/key-figures/rules/from-progress";
import { boxOfFigure, figureOfSign, readFigure, signOfFigure } from "~/assessment/key-figures/rules/value";
import { type FigureValue, NOT_KNOWN } from "~/assessment/key-figures/rules/year";
import { lastWholeYear, offeredYears } from "~/assessment/key-figures/rules/years";
import { toYear } from "~/core/addresses/key-figures";
import { CURRENCIES, currencyOf, isCurrency } from "~/core/currencies";
import { resources } from "~/i18n/resources";

const NOW = Date.parse("2026-11-23T12:00:00Z");

describe("the list of key figures", () => {
  it("has each id once, with a unit, a name and a hint", () => {
    const ids = Object.values(FIGURES_BY_SECTION).flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(KEY_FIGURES).sort()).toEqual([...ids].sort());
    expect(Object.keys(resources.en.figures.figures)).toEqual(ids);
  });

  it("offers the current year and five before it, with the last whole one as the default", () => {
    expect(offeredYears(NOW)).toEqual([2026, 2025, 2024, 2023, 2022, 2021]);
    expect(lastWholeYear(Date.parse("2026-01-01T00:00:00Z"))).toBe(2025);
    expect(["2025", "25", "02025", "2025x", "", undefined].map(toYear)).toEqual([2025, null, null, null, null, null]);
  });

  it("has a currency for each country, once, and only valid codes", () => {
    expect([currencyOf("MY"), currencyOf("ZA"), currencyOf("FR"), currencyOf("AQ")]).toEqual([
      "MYR",
      "ZAR",
      "EUR",
      "USD",
    ]);
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
    for (const code of CURRENCIES) expect(code).toMatch(/^[A-Z]{3}$/);
    expect([isCurrency("MYR"), isCurrency("myr"), isCurrency("")]).toEqual([true, false, false]);
  });
});

describe("an entered figure", () => {
  const read = (id: KeyFigureId, written: string, isUnknown = false) => {
    const verdict = readFigure(KEY_FIGURES[id], { written, isUnknown }, 2026);
    return verdict.ok ? verdict.value : verdict.reason;
  };

  it.each<[KeyFigureId, string, FigureValue | string | null]>([
    // The notations of three languages.
    ["turnover", "1,234,567.50", 1_234_567.5],
    ["turnover", "1 234 567,5", 1_234_567.5],
    ["turnover", "1\u00a0234\u00a0567", 1_234_567],
    ["turnover", "1.234.567,5", 1_234_567.5],
    ["turnover", "1,234", "number-ambiguous"],
    ["turnover", "-5", "number-too-small"],
    ["turnover", "9999999999999", "number-too-large"],
    ["turnover", "a lot", "not-a-number"],
    ["turnover", "9".repeat(5_000), "not-a-number"],
    ["turnover", "  ", null],
    ["turnover", "0", 0],
    ["employees", "12", 12],
    ["employees", "12.5", "not-whole"],
    ["employees", "1000001", "number-too-large"],
    ["electricity-bought", "61,2", 61.2],
    ["electricity-bought", "0.1234567", "too-many-decimals"],
    ["paid-on-time", "100.1", "number-too-large"],
    ["pay-gap", "-12,5", -12.5],
    ["pay-gap", "−3", -3],
    ["accounts-audited", "2025", 2025],
    ["accounts-audited", "2027", "not-a-year"],
    ["accounts-audited", "25", "not-a-year"],
    ["accounts-audited", "2025.0", "not-a-year"],
  ])("as %s '%s' is read as %s", (id, written, value) => {
    expect(read(id, written)).toBe(value);
  });

  it("may be marked as not known, but not together with a number", () => {
    expect([read("waste", " ", true), read("waste", "3", true)]).toEqual([NOT_KNOWN, "both"]);
  });

  it.each<FigureValue | null>([0, 12, 1.234, 1e-6, -12.5, 1e12, NOT_KNOWN, null])(
    "of %s is the same once stored",
    (value) => {
      expect(figureOfSign(signOfFigure(value))).toBe(value);
      const box = boxOfFigure(value);
      if (typeof value === "number")
        expect(readFigure({ unit: "t", min: -100 }, { written: box, isUnknown: false }, 1)).toEqual({
          ok: true,
          value,
        });
      else expect(box).toBe("");
    },
  );

  it("is ignored when it is stored in an unknown format", () => {
    for (const sign of ["", "x", "1e999", "NaN"]) expect(figureOfSign(sign)).toBeNull();
  });
});

describe("figures that may be typing mistakes", () => {
  const check = (
    now: Partial<Record<KeyFigureId, FigureValue>>,
    before: Partial<Record<KeyFigureId, FigureValue>> = {},
  ) => {
    const map = (of: object) => new Map(Object.entries(of)) as Map<KeyFigureId, FigureValue>;
    return checkFigures(map(now), map(before), KEY_FIGURES).map(
      (found) => `${found.figure} ${found.check} ${found.than}`,
    );
  };

  it.each<[string, Partial<Record<KeyFigureId, FigureValue>>, string[]]>([
    ["women above all", { employees: 10, "employees-women": 12 }, ["employees-women part 10"]],
    ["as many women as employees", { employees: 10, "employees-women": 10 }, []],
    ["hazardous above all waste", { waste: 1, "waste-hazardous": 1.5 }, ["waste-hazardous part 1"]],
    [
      "genders that are too many together",
      { employees: 10, "employees-women": 6, "employees-men": 5 },
      ["employees sum-more 11"],
    ],
    ["genders that leave a rest", { employees: 10, "employees-women": 4, "employees-men": 5 }, []],
    [
      "contracts that leave a rest",
      { employees: 10, "employees-permanent": 4, "employees-temporary": 5 },
      ["employees sum 9"],
    ],
    ["one contract alone", { employees: 10, "employees-permanent": 4 }, []],
    ["waste to the last gram", { waste: 0.3, "waste-hazardous": 0.1, "waste-non-hazardous": 0.2 }, []],
    ["hours nobody can work", { employees: 2, "hours-worked": 8_321 }, ["hours-worked hours 8320"]],
    ["hours of those who have left", { employees: 2, leavers: 1, "hours-worked": 8_321 }, []],
    ["a wage below the minimum", { "lowest-wage": 1_500, "minimum-wage": 1_700 }, ["lowest-wage wage 1700"]],
    ["fines out of nothing", { "corruption-fines": 5, "corruption-convictions": 0 }, ["corruption-fines fines 0"]],
    ["what is not known", { employees: NOT_KNOWN, "employees-women": 12, "hours-worked": 1e9 }, []],
  ])("%s", (_, now, warnings) => {
    expect(check(now)).toEqual(warnings);
  });

  it("are questioned where last year’s were ten times as much, or a tenth", () => {
    expect(check({ waste: 12, donations: 5 }, { waste: 1.2, donations: 50 })).toEqual([
      "donations former 50",
      "waste former 1.2",
    ]);
    expect(
      check({ waste: 11.9, "paid-on-time": 90, "accounts-audited": 2025 }, { waste: 1.2, "paid-on-time": 2 }),
    ).toEqual([]);
    expect(check({ waste: 0 }, { waste: 12 })).toEqual([]);
  });
});

describe("figures from a Progress Assessment", () => {
  const total = (
    year: number,
    tonnes: number,
    inputs: Record<string, Amount>,
    market: number | null = null,
  ): CalculationValue => ({
    inputs,
    total: tonnes,
    factors: {},
    emissions: { year, region: null, factors: {}, market, biogenic: 0 },
  });
  const entered = (of: Partial<ProgressTotals>): ProgressTotals => ({
    assessmentId: "a",
    completedAt: 1,
    scope1: null,
    scope2: null,
    scope3: {},
    ...of,
  });
  const figures = (all: ProgressTotals[], year = 2025) =>
    Object.fromEntries([...figuresFromProgress(all, year)].map(([id, { value }]) => [id, value]));

  it("are its totals, and the energy contained in their amounts", () => {
    const scope1 = total(2025, 21.5, {
      diesel: { unit: "litre", year: 8_100 },
      lpg: { unit: "cylinder-14", year: 10 },
      "wood-logs": { unit: "kg", months: [500, null, 500] },
      "r-32": { unit: "kg", year: 2 },
    });
    const scope2 = total(
      2025,
      56.97,
      { electricity: { unit: "kwh", year: 61_200 }, contract: { unit: "kwh", year: 10 } },
      50,
    );
    // 8,100 L × 2.66155/0.26808, 140 kg × 2.93936/0.23032 and 1 t × 46.98508/0.0115, in kWh.
    expect(figures([entered({ scope1, scope2 })])).toEqual({
      "scope-1": 21.5,
      fuels: 86.290713,
      "fuels-renewable": 4.085659,
      "scope-2": 56.97,
      "scope-2-market": 50,
      "electricity-bought": 61.2,
    });
  });

  it("are from that year alone, and the newest of each scope", () => {
    const [newer, older] = [total(2025, 2, {}), total(2025, 1, {})];
    const all = [
      entered({ assessmentId: "new", completedAt: 3, scope1: newer, scope2: total(2024, 9, {}) }),
      entered({ assessmentId: "old", completedAt: 2, scope1: older, scope2: older }),
    ];
    const found = figuresFromProgress(all, 2025);
    expect(found.get("scope-1")).toEqual({
      value: 2,
      source: { from: "progress", assessmentId: "new", completedAt: 3 },
    });
    expect(found.get("scope-2")?.source).toMatchObject({ assessmentId: "old" });
    expect(figures(all, 2023)).toEqual({});
  });

  it("give no energy where some of it is only in a total calculated elsewhere", () => {
    const scope1 = total(2025, 30, { diesel: { unit: "litre", year: 1 }, reported: { unit: "t", year: 29 } });
    const scope2 = total(2025, 12, { reported: { unit: "t", year: 12 } });
    expect(figures([entered({ scope1, scope2 })])).toEqual({ "scope-1": 30, "scope-2": 12 });
  });

  it("count gas as it is billed, and no litres of solid fuel", () => {
    expect(energyOf("natural-gas", 2, "mwh")).toBe(2_000);
    expect(energyOf("natural-gas", 1, "m3")).toBeCloseTo(10.196, 3);
    expect([energyOf("coal", 1, "litre"), energyOf("r-32", 1, "kg")]).toEqual([null, null]);
  });

  it("use only ids that the form asks for", () => {
    const scope = total(2025, 1, {});
    for (const id of figuresFromProgress([entered({ scope1: scope, scope2: scope })], 2025).keys())
      expect(KEY_FIGURE_IDS).toContain(id);
  });
});
