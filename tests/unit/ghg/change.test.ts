import { describe, expect, it } from "vitest";
import { compareFootprints, compareWithBase, type Footprint, sumOf } from "~/assessment/ghg/rules/change";
import { allowedIn, standOn, type Target, targetLine } from "~/assessment/ghg/rules/target";

const BASE: Footprint = { year: 2022, scope1: 40, scope2: 60, people: 20, turnover: 2_000_000 };
const NOW: Footprint = { year: 2025, scope1: 30, scope2: 66, people: 24, turnover: 3_000_000 };

describe("a footprint compared with its base year", () => {
  it("is compared by scope, by the sum of scopes, by person and by turnover", () => {
    const changes = compareFootprints(BASE, NOW);
    expect(changes.scope1).toEqual({ from: 40, to: 30, difference: -10, share: -0.25 });
    expect(changes.scope2).toEqual({ from: 60, to: 66, difference: 6, share: 0.1 });
    expect(changes.sum).toEqual({ from: 100, to: 96, difference: -4, share: -0.04 });
    expect(changes.perPerson).toEqual({ from: 5, to: 4, difference: -1, share: -0.2 });
    expect(changes.perTurnover?.share).toBeCloseTo(-0.36, 10);
  });

  it("is not compared where one of the years has no value, and has no percentage of zero", () => {
    const changes = compareFootprints({ ...BASE, scope1: null, people: 0 }, NOW);
    expect([changes.scope1, changes.sum, changes.perPerson, changes.perTurnover]).toEqual([null, null, null, null]);
    expect(changes.scope2).not.toBeNull();
    expect(compareFootprints({ ...BASE, people: 0 }, NOW).perPerson).toBeNull();
    expect(compareFootprints({ ...BASE, scope1: 0 }, NOW).scope1).toMatchObject({ difference: 30, share: null });
    expect(sumOf({ ...BASE, scope2: null })).toBeNull();
  });

  it("is shown as reported and as recalculated where the factors have changed, and once where they have not", () => {
    const anew = { ...BASE, scope2: 66 };
    const both = compareWithBase(BASE, NOW, anew);
    // The grid's factor caused the rise, not the company.
    expect([both.reported.scope2?.difference, both.recalculated?.scope2?.difference]).toEqual([6, 0]);
    expect(compareWithBase(BASE, NOW, { ...BASE }).recalculated).toBeNull();
    expect(compareWithBase(BASE, NOW, null).recalculated).toBeNull();
  });
});

describe("a target", () => {
  const TARGET: Target = { kind: "absolute", baseYear: 2022, year: 2030, percent: 40 };

  it("draws a straight line from the base year to the target year", () => {
    const line = targetLine(TARGET, 100);
    expect(line.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]);
    expect(line.map(({ value }) => Math.round(value * 1e6) / 1e6)).toEqual([100, 95, 90, 85, 80, 75, 70, 65, 60]);
    expect([allowedIn(TARGET, 100, 2019), allowedIn(TARGET, 100, 2040)]).toEqual([100, 60]);
    expect(targetLine({ ...TARGET, year: 2020 }, 100)).toEqual([{ year: 2022, value: 100 }]);
  });

  it("shows whether a company is on track", () => {
    expect(standOn(TARGET, 100, { year: 2026, value: 80 })).toEqual({
      allowed: 80,
      actual: 80,
      isOnTrack: true,
      reached: 0.5,
    });
    expect(standOn(TARGET, 100, { year: 2026, value: 80.1 }).isOnTrack).toBe(false);
    expect(standOn(TARGET, 100, { year: 2026, value: 120 }).reached).toBe(-0.5);
    expect(standOn({ ...TARGET, percent: 0 }, 100, { year: 2026, value: 100 }).reached).toBeNull();
    // Steps of a third of a tonne a year must not add up to a rounding error.
    expect(standOn({ ...TARGET, percent: 10 }, 0.3, { year: 2030, value: 0.27 }).isOnTrack).toBe(true);
  });
});
