import { describe, expect, it } from "vitest";
import { notePart, ownPart, yearPart } from "~/assessment/answers/rules/amounts";
import { judgeAnswer } from "~/assessment/answers/rules/answers";
import { GRID, REPORTING_YEAR } from "~/assessment/answers/rules/emissions";
import type { Field } from "~/assessment/answers/rules/fields";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import type { FactorSet } from "~/assessment/ghg/rules/factors";
import { CLIMATE_QUESTIONS as Q, toClimate } from "~/assessment/scoring/rules/climate";
import { type RecordedAnswer, scopeQuestion } from "~/assessment/scoring/rules/footprints";
import type { Language } from "~/core/language";
import { type GhgView, viewGhg } from "~/results/results/ghg-view";

/** What a company enters for a year: amounts by input, and what its emissions are divided by. */
interface Year {
  year: number;
  amounts?: Record<string, number>;
  grid?: string;
  people?: number;
  turnover?: number;
  /** Kilograms of CO2e per kilowatt-hour under a contract. */
  contract?: number;
  sets?: readonly FactorSet[];
}

const FUELS = { diesel: 10_000, petrol: 3_000, lpg: 500 };
const BILLS = { electricity: 60_000 };

/** The answers of an assessment; those of the worksheets come from their codec. */
function enter(assessmentId: string, { year, amounts = {}, grid = "ZA", sets = FACTOR_SETS, ...more }: Year) {
  const worksheet = (scope: "scope1" | "scope2") => {
    const question = scopeQuestion(newestProgress, scope);
    if (!question) throw new Error(`The questionnaire has lost ${scope}`);
    // Either worksheet may contain a total from elsewhere; here it belongs to Scope 1.
    const given = question.inputs.filter(({ id }) => {
      return amounts[id] !== undefined && (id !== "reported" || scope === "scope1");
    });
    const fields = given.flatMap(({ id }): Field[] => [[yearPart(id), String(amounts[id])]]);
    if (fields.length === 0) return null;
    const own: Field[] = [
      [ownPart("contract"), String(more.contract)],
      [notePart("contract"), "Solar contract"],
    ];
    const frame: Field[] = [[REPORTING_YEAR, String(year)], ...(scope === "scope2" ? [[GRID, grid] as const] : [])];
    const all = [...frame, ...fields, ...(amounts.contract !== undefined && scope === "scope2" ? own : [])];
    const verdict = judgeAnswer(question, all, { thisYear: 2026, emissions: { sets, region: "ZA" } });
    if (!verdict.ok) throw new Error(verdict.reason);
    return verdict.value;
  };
  const number = (figure: number | undefined) => (figure === undefined ? null : { number: figure });
  return [
    { assessmentId, questionId: Q.scope1, value: worksheet("scope1") },
    { assessmentId, questionId: Q.scope2, value: worksheet("scope2") },
    { assessmentId, questionId: Q.people, value: number(more.people) },
    { assessmentId, questionId: Q.turnover, value: number(more.turnover) },
  ] satisfies RecordedAnswer[];
}

/** The result view of the last of several years, with `said` replacing some answers. */
function view(years: Year[], said: Record<string, object> = {}, language: Language = "en"): GhgView {
  const entered = years.flatMap((year, index) => enter(String(index), year).reverse()).reverse();
  const id = String(years.length - 1);
  const own = entered.filter(({ assessmentId }) => assessmentId === id);
  const answers = new Map<string, { value: never }>(
    [...own.map(({ questionId, value }) => [questionId, value] as const), ...Object.entries(said)].map(
      ([questionId, value]) => [questionId, { value: value as never }],
    ),
  );
  const climate = toClimate(newestProgress, answers);
  return viewGhg({ catalogue: newestProgress, climate, assessment: { id }, entered, sets: FACTOR_SETS }, language);
}

const base = (year: number) => ({ [Q.baseYear]: { text: String(year) } });
const target = (kinds: string[], year?: number, percent?: number) => ({
  [Q.target]: { options: ["yes"], followUps: kinds },
  ...(year === undefined ? {} : { [Q.targetYear]: { text: String(year) } }),
  ...(percent === undefined ? {} : { [Q.targetPercent]: { number: percent } }),
});

describe("the calculation shown for a footprint", () => {
  it("gives 35.15 t of fuels, line by line: amount × factor = kilograms, with year, source and licence", () => {
    const ghg = view([{ year: 2024, amounts: { ...FUELS, ...BILLS } }]);
    expect(ghg).toMatchObject({ scope1: "35.15", scope2: "54.36", sum: "89.51", year: "2024", market: null });
    const [fuels] = ghg.traces;
    expect(fuels).toMatchObject({ scope: "scope1", year: "2024", total: { tonnes: "35.15" }, market: null });
    expect(fuels?.total.lines.map(({ label, amount, factor, kg }) => [label, amount, factor, kg])).toEqual([
      ["Diesel", "10,000 litres", "2.66155 kg CO2e/L", "26,615.5"],
      ["Petrol", "3,000 litres", "2.35372 kg CO2e/L", "7,061.16"],
      ["Liquefied petroleum gas (LPG)", "500 kg", "2.93936 kg CO2e/kg", "1,469.68"],
    ]);
    expect(fuels?.total.lines.map(({ source }) => source?.years)).toEqual(["2024", "2024", "2025"]);
    expect(fuels?.total.lines[0]?.source).toEqual({
      title: "UK Government GHG Conversion Factors 2024",
      address: "https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2024",
      licence: "Open Government Licence v3.0",
      mark: "official",
      notes: [],
      years: "2024",
    });
  });

  it.each([
    ["ZA", "54.36", "0.906"],
    ["MY-peninsular", "44.40", "0.74"],
  ])("uses the grid that supplied the electricity: 60,000 kWh of %s are %s t", (grid, tonnes, factor) => {
    const { traces } = view([{ year: 2025, amounts: BILLS, grid }]);
    expect(traces).toMatchObject([{ scope: "scope2", total: { tonnes, lines: [{ amount: "60,000 kWh" }] } }]);
    expect(traces[0]?.total.lines[0]?.factor).toBe(`${factor} kg CO2e/kWh`);
  });

  it("has separate lines for the market-based figure, using the grid for what the contract does not cover", () => {
    const ghg = view([{ year: 2025, amounts: { ...BILLS, contract: 15_000 }, contract: 0.05 }]);
    expect([ghg.scope2, ghg.market]).toEqual(["54.36", "41.52"]);
    const [electricity] = ghg.traces;
    expect(electricity?.total.lines).toHaveLength(1);
    // 45,000 × 0.906 + 15,000 × 0.05
    expect(electricity?.market?.tonnes).toBe("41.52");
    expect(electricity?.market?.lines.map(({ amount, kg, source }) => [amount, kg, source?.mark])).toEqual([
      ["45,000 kWh", "40,770", "official"],
      ["15,000 kWh", "750", "own"],
    ]);
  });

  it("marks a total that was calculated elsewhere, in the reader's notation", () => {
    const { traces } = view([{ year: 2025, amounts: { reported: 12.5, diesel: 1_000 } }], {}, "fr");
    expect(traces[0]?.total.tonnes).toBe("15,16");
    expect(traces[0]?.total.lines[1]).toMatchObject({ amount: "12,5 tonnes de CO2e", source: null });
    expect(traces[0]?.total.lines[1]?.kg).toMatch(/^12.500$/u);
  });

  it("names both years where the totals are of two years, and then compares nothing", () => {
    const [fuels, bills] = [
      { year: 2024, amounts: FUELS },
      { year: 2025, amounts: BILLS },
    ];
    const entered = [...enter("0", fuels).slice(0, 1), ...enter("0", bills).slice(1)];
    const climate = toClimate(newestProgress, new Map([[Q.baseYear, { value: { text: "2024" } }]]));
    const input = { catalogue: newestProgress, climate, assessment: { id: "0" }, entered, sets: FACTOR_SETS };
    expect(viewGhg(input, "en")).toMatchObject({ year: "2024, 2025", change: null, targetLine: null });
    expect(viewGhg(input, "en").traces.map(({ year }) => year)).toEqual(["2024", "2025"]);
  });
});

describe("the change against the base year", () => {
  const THEN = { year: 2023, amounts: { diesel: 10_000, electricity: 60_000 }, people: 20, turnover: 4_000_000 };
  const NOW = { year: 2025, amounts: { diesel: 8_000, electricity: 66_000 }, people: 25, turnover: 5_000_000 };

  it("covers both scopes, their sum, per person and per million of turnover", () => {
    const { change } = view([THEN, NOW], base(2023));
    expect(change).toMatchObject({ state: "compared", from: "2023", to: "2025", recalculated: null });
    expect(change?.state === "compared" && change.reported.map(({ change: _, ...row }) => Object.values(row))).toEqual([
      ["scope1", "26.62", "21.29", "−20%"],
      ["scope2", "54.36", "59.80", "+10%"],
      ["sum", "80.98", "81.09", "+0.1%"],
      ["perPerson", "4.05", "3.24", "−19.9%"],
      ["perTurnover", "20.24", "16.22", "−19.9%"],
    ]);
  });

  it("leaves out what one of the years does not state", () => {
    const { change } = view([{ ...THEN, people: undefined, turnover: undefined }, NOW], base(2023));
    expect(change?.state === "compared" && change.reported.map(({ measure }) => measure)).toEqual([
      "scope1",
      "scope2",
      "sum",
    ]);
  });

  it("is shown as reported and as recalculated where the factors have been revised since", () => {
    const former = FACTOR_SETS.map((set): FactorSet => {
      const factors = set.factors.map((each) => (each.source === "electricity" ? { ...each, value: 1 } : each));
      return set.set === "south-africa-grid" ? { ...set, version: "2024-01-01", factors } : set;
    });
    const { change } = view([{ ...THEN, sets: former }, NOW], base(2023));
    const scope2 = (rows: { measure: string }[] | null) => rows?.find(({ measure }) => measure === "scope2");
    if (change?.state !== "compared") throw new Error("Nothing was compared");
    expect(scope2(change.reported)).toMatchObject({ from: "60.00", to: "59.80", share: "−0.3%" });
    expect(scope2(change.recalculated)).toMatchObject({ from: "54.36", to: "59.80", share: "+10%" });
  });

  it("uses the latest assessment of the base year, and reports where none exists, or where this is it", () => {
    const { change } = view([{ ...THEN, amounts: { diesel: 1 } }, THEN, NOW], base(2023));
    expect(change?.state === "compared" && change.reported[0]?.from).toBe("26.62");
    expect(view([THEN, NOW], base(2022)).change).toEqual({ state: "baseMissing", from: "2022" });
    expect(view([THEN, NOW], base(2025)).change).toEqual({ state: "isBase", from: "2025" });
    expect(view([THEN, NOW], base(2026)).change).toBeNull();
    expect(view([THEN, NOW]).change).toBeNull();
  });
});

describe("the line to the target", () => {
  const THEN = { year: 2022, amounts: { reported: 100, electricity: 0 }, people: 10 };
  const now = (tonnes: number, people = 10) => ({ year: 2026, amounts: { reported: tonnes, electricity: 0 }, people });
  const drawn = (years: Year[], said: Record<string, object>) => {
    const line = view(years, { ...base(2022), ...said }).targetLine;
    if (!line || !("line" in line)) throw new Error(`No line: ${line?.state}`);
    return line;
  };

  it("shows the allowed amount for the year, whether the company is on track, and how much is reached", () => {
    const line = drawn([THEN, now(75)], target(["absolute"], 2030, 40));
    expect(line).toMatchObject({
      state: "onTrack",
      percent: "−40%",
      allowed: "80.00",
      actual: "75.00",
      reached: "63%",
    });
    expect(line.rows).toEqual([
      { year: "2022", allowed: "100.00", actual: "100.00" },
      { year: "2026", allowed: "80.00", actual: "75.00" },
      { year: "2030", allowed: "60.00", actual: null },
    ]);
    expect(line.line.map(({ year, value }) => [year, value])).toEqual([
      [2022, 100],
      [2030, 60],
    ]);
    expect(drawn([THEN, now(80.1)], target(["sbti"], 2030, 40)).state).toBe("offTrack");
    expect(drawn([THEN, now(120)], target([], 2030, 40))).toMatchObject({ state: "offTrack", reached: null });
    expect(drawn([{ ...THEN, year: 2020 }, THEN], target(["absolute"], 2030, 40)).state).toBe("start");
  });

  it("shows the years between, and stays level after the target's year", () => {
    const between = { year: 2024, amounts: { reported: 95, electricity: 0 } };
    const line = drawn([THEN, between, now(70)], target(["absolute"], 2025, 30));
    expect(line.rows.map(({ year, allowed, actual }) => [year, allowed, actual])).toEqual([
      ["2022", "100.00", "100.00"],
      ["2024", "80.00", "95.00"],
      ["2025", "70.00", null],
      ["2026", "70.00", "70.00"],
    ]);
    expect(line.line.map(({ value }) => value)).toEqual([100, 70, 70]);
  });

  it("takes year and percentage from the name of the target's kind where none are given, the nearest first", () => {
    expect(drawn([THEN, now(75)], target(["net-zero-2050", "halve-2030"]))).toMatchObject({
      year: "2030",
      percent: "−50%",
    });
    expect(drawn([THEN, now(75)], target(["net-zero-2050"]))).toMatchObject({ year: "2050", percent: "−100%" });
  });

  it("measures an intensity per person, or per turnover where the number of people is missing", () => {
    const line = drawn([THEN, now(90, 15)], target(["intensity"], 2030, 40));
    expect(line).toMatchObject({ measure: "perPerson", allowed: "8.00", actual: "6.00", state: "onTrack" });
    const sold = [THEN, now(90)].map((year) => ({ ...year, people: undefined, turnover: 2_000_000 }));
    expect(drawn(sold, target(["intensity"], 2030, 40))).toMatchObject({ measure: "perTurnover", actual: "45.00" });
  });

  it("is not drawn without figures, without the measure of an intensity, or for another kind of target", () => {
    const of = (said: Record<string, object>, years: Year[] = [THEN, now(75)]) =>
      view(years, { ...base(2022), ...said }).targetLine;
    expect(of(target(["absolute"], 2030))).toEqual({ state: "figures" });
    expect(of(target(["absolute"], 2022, 40))).toEqual({ state: "figures" });
    const unsized = [THEN, now(75)].map((year) => ({ ...year, people: undefined }));
    expect(of(target(["intensity"], 2030, 40), unsized)).toEqual({ state: "sizes" });
    expect(of(target(["renewable-electricity"], 2030, 40))).toBeNull();
    expect(of({ [Q.target]: { options: ["no"] } })).toBeNull();
    expect(of(target(["absolute"], 2030, 40), [now(75)])).toBeNull();
  });

  it("starts from the base year with today's factors where they have been revised", () => {
    const former = FACTOR_SETS.map((set): FactorSet => {
      const factors = set.factors.map((each) => (each.source === "electricity" ? { ...each, value: 1 } : each));
      return set.set === "south-africa-grid" ? { ...set, factors } : set;
    });
    const year = (reporting: number, sets?: readonly FactorSet[]) => ({
      year: reporting,
      amounts: { diesel: 1_000, electricity: 10_000 },
      ...(sets && { sets }),
    });
    const line = drawn([year(2023, former), year(2025)], { ...base(2023), ...target(["absolute"], 2030, 42) });
    // Equal use in both years is not a reduction, whatever the factor was.
    expect(line).toMatchObject({ isRecalculated: true, state: "offTrack", reached: null });
    expect(line.rows[0]?.allowed).toBe("11.72");
  });
});
