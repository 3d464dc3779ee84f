import type { KeyFigureId } from "~/assessment/key-figures/rules/figures";
import type { FigureValue, YearFigures } from "~/assessment/key-figures/rules/year";

const ENTERED = Date.UTC(2026, 0, 20);

/** The figures for a year that a user entered by hand. */
export function yearOf(values: Partial<Record<KeyFigureId, FigureValue>>, currency = "MYR", year = 2025): YearFigures {
  const source = { from: "entered", at: ENTERED, by: "Aminah" } as const;
  return {
    year,
    currency,
    figures: new Map(Object.entries(values).map(([id, value]) => [id as KeyFigureId, { value, source }])),
  };
}

/** A company of forty people. Its figures for the year were worked out by hand. */
export const FORTY: Partial<Record<KeyFigureId, FigureValue>> = {
  turnover: 4_000_000,
  "total-assets": 2_500_000.5,
  donations: 1200,
  employees: 40,
  "employees-women": 16,
  "employees-men": 24,
  "employees-other": 0,
  "employees-abroad": 3,
  "employees-average": 38.5,
  leavers: 4,
  "training-hours": 320,
  "training-hours-women": 100,
  "training-hours-men": 220,
  "hours-worked": 76_000,
  accidents: 2,
  fatalities: 0,
  "labour-incidents": 0,
  "at-minimum-wage": 100,
  "pay-gap": 7.5,
  "collective-agreement": 0,
  managers: 5,
  "managers-women": 2,
  directors: 3,
  "directors-women": 3,
  "electricity-bought": 120.25,
  "electricity-renewable": 20.1,
  "electricity-self": 10,
  "heat-bought": 5,
  fuels: "not-known",
  "scope-1": 12.3,
  "scope-2": 70.2,
  "water-withdrawn": 1500.5,
  waste: 12.345,
  "waste-recycled": 2.3,
  "waste-hazardous": 0.1,
  "corruption-incidents": 1,
  "corruption-convictions": 0,
  "corruption-fines": 0,
  "accounts-audited": 2024,
};
