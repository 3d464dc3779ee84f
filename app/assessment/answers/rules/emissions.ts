import { factorFor, type Line, totalsOf, traceOf, type Use } from "~/assessment/ghg/rules/emissions";
import type { FactorSet, TakenFactor } from "~/assessment/ghg/rules/factors";
import { isGrid } from "~/assessment/ghg/rules/regions";
import type { UnitId } from "~/assessment/ghg/rules/units";
import { roundNumber } from "../../../core/numbers";
import { amountOf, type CalculationQuestion } from "./amounts";
import type { Circumstances } from "./circumstances";
import { type Field, firstValue } from "./fields";
import type { Amount, CalculationValue, Emissions, InvalidReason } from "./value";

/** The parts with the year that emissions are worked out for and the grid that electricity came from. */
export const REPORTING_YEAR = "year";
export const GRID = "grid";
/** The first reporting year. */
export const FIRST_YEAR = 2000;

/** The default reporting year: the last full one. */
export const usualYear = (thisYear: number) => thisYear - 1;

type Frame = Pick<Emissions, "year" | "region">;

/** The year and the grid that the fields name, or the defaults. */
export function readFrame(
  { grids }: CalculationQuestion,
  fields: readonly Field[],
  { thisYear, emissions }: Circumstances,
): ({ ok: true } & Frame) | { ok: false; reason: InvalidReason } {
  const written = firstValue(fields, REPORTING_YEAR).trim() || String(usualYear(thisYear));
  const year = Number(written);
  const isYear = /^\d{4}$/.test(written) && year >= FIRST_YEAR && year <= thisYear;
  if (!isYear) return { ok: false, reason: "not-a-year" };
  if (!grids) return { ok: true, year, region: null };
  const region = firstValue(fields, GRID).trim() || (emissions?.region ?? null);
  return region === null || isGrid(region) ? { ok: true, year, region } : { ok: false, reason: "unknown-grid" };
}

export function fieldsOfFrame({ year, region }: Frame): Field[] {
  return [[REPORTING_YEAR, String(year)], ...(region === null ? [] : [[GRID, region] as const])];
}

/** The amount used of each source, in the question's order; sources without an amount are left out. */
function usesOf({ inputs }: CalculationQuestion, amounts: Readonly<Record<string, Amount>>): Use[] {
  return inputs.flatMap(({ id, source }): Use[] => {
    const amount = amounts[id];
    if (!source || !amount) return [];
    const { unit, own } = amount;
    return [{ id, source, unit: unit as UnitId, amount: amountOf(amount), ...(own ? { own } : {}) }];
  });
}

/** The emissions of the amounts, with the total in tonnes; null if one of them has no factor. */
function priceUses(
  uses: Use[],
  frame: Frame,
  sets: readonly FactorSet[],
): { total: number; emissions: Emissions } | null {
  const factors: Record<string, TakenFactor> = {};
  for (const use of uses) {
    const factor = factorFor(use, { ...frame, sets });
    if (!factor) return null;
    factors[use.id] = factor;
  }
  const { total, market, biogenic, range } = totalsOf(traceOf(uses, factors));
  const rounded = { market: market === null ? null : roundNumber(market), biogenic: roundNumber(biogenic) };
  return { total, emissions: { ...frame, factors, ...rounded, ...(range && { range }) } };
}

/** The same for an answer. Without published factors the result has only the year and the grid. */
export function price(
  question: CalculationQuestion,
  amounts: Readonly<Record<string, Amount>>,
  frame: Frame,
  sets: readonly FactorSet[] | undefined,
) {
  if (sets) return priceUses(usesOf(question, amounts), frame, sets);
  return { total: 0, emissions: { ...frame, factors: {}, market: null, biogenic: 0 } };
}

/** How a stored total came about, line by line, with the factors used at the time. */
export function traceAnswer(question: CalculationQuestion, { inputs, emissions }: CalculationValue): (Line & Use)[] {
  return emissions ? traceOf(usesOf(question, inputs), emissions.factors) : [];
}

/** Totals that the company worked out elsewhere: the input, its amount, and how many tonnes one unit is. */
export function givenTotals({ inputs }: CalculationQuestion, { inputs: amounts, factors }: CalculationValue) {
  return inputs.flatMap(({ id, source }) => {
    const amount = source ? undefined : amounts[id];
    return amount ? [{ id, unit: amount.unit, amount: amountOf(amount), factor: factors[id] ?? 0 }] : [];
  });
}

/**
 * The total, in tonnes, of an answer's amounts with today's factors for the answer's own year, to show beside the
 * reported total. Null if an amount no longer has a factor.
 */
export function recalculate(
  question: CalculationQuestion,
  value: CalculationValue,
  sets: readonly FactorSet[],
): number | null {
  if (!value.emissions) return null;
  const { year, region } = value.emissions;
  const priced = priceUses(usesOf(question, value.inputs), { year, region }, sets);
  const given = givenTotals(question, value).reduce((sum, { amount, factor }) => sum + amount * factor, 0);
  return priced && roundNumber(priced.total + given);
}
