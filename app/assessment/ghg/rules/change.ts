/** A company's emissions for one year in tonnes of CO2e; a scope that was not measured is null. */
export interface Footprint {
  year: number;
  scope1: number | null;
  scope2: number | null;
  /** Number of people in the company, and its turnover in any currency; null if not given. */
  people: number | null;
  turnover: number | null;
}

/** How a figure changed: old value, new value, and the difference as a share of the old value (-0.2: a fifth less). */
export interface Change {
  from: number;
  to: number;
  difference: number;
  /** Null if the old value is zero. */
  share: number | null;
}

/** The measures for comparing two years. */
export const MEASURES = ["scope1", "scope2", "sum", "perPerson", "perTurnover"] as const;
export type Measure = (typeof MEASURES)[number];

/** The change by measure; null if either year lacks the measure. */
export type Changes = Record<Measure, Change | null>;

/** Scope 1 plus Scope 2; null unless both were measured. */
export function sumOf({ scope1, scope2 }: Footprint): number | null {
  return scope1 === null || scope2 === null ? null : scope1 + scope2;
}

const per = (tonnes: number | null, count: number | null) => (tonnes === null || !count ? null : tonnes / count);

/** A year's emissions by measure: per scope, in total, per person and per unit of turnover; null if an input is missing. */
export function measuresOf(footprint: Footprint): Record<Measure, number | null> {
  const sum = sumOf(footprint);
  return {
    scope1: footprint.scope1,
    scope2: footprint.scope2,
    sum,
    perPerson: per(sum, footprint.people),
    perTurnover: per(sum, footprint.turnover),
  };
}

function changeOf(from: number | null, to: number | null): Change | null {
  if (from === null || to === null) return null;
  return { from, to, difference: to - from, share: from === 0 ? null : (to - from) / from };
}

/** The change of each measure from one year to another. */
export function compareFootprints(base: Footprint, current: Footprint): Changes {
  const [before, now] = [measuresOf(base), measuresOf(current)];
  return Object.fromEntries(MEASURES.map((key) => [key, changeOf(before[key], now[key])])) as Changes;
}

/**
 * The change against the base year as reported, and against the base year recalculated with today's factors. Showing both keeps a new
 * factor from looking like a reduction. `recalculated` is null if the factors give the reported figures.
 */
export function compareWithBase(
  base: Footprint,
  current: Footprint,
  recalculatedBase: Footprint | null,
): { reported: Changes; recalculated: Changes | null } {
  const reported = compareFootprints(base, current);
  const isSame =
    !recalculatedBase || (recalculatedBase.scope1 === base.scope1 && recalculatedBase.scope2 === base.scope2);
  return { reported, recalculated: isSame ? null : compareFootprints(recalculatedBase, current) };
}
