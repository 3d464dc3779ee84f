/** A company's emissions of a year in tonnes of CO2e; null for a scope that was not measured. */
export interface Footprint {
  year: number;
  scope1: number | null;
  scope2: number | null;
  /** People who work in the company, and its turnover in whatever currency; null where nobody has said. */
  people: number | null;
  turnover: number | null;
}

/** What has become of a figure: what it was, what it is, and the share of the first that came on top of it (-0.2: a fifth less). */
export interface Change {
  from: number;
  to: number;
  difference: number;
  /** Null where nothing was there before. */
  share: number | null;
}

/** The measures that two years can be compared by. */
export const MEASURES = ["scope1", "scope2", "sum", "perPerson", "perTurnover"] as const;
export type Measure = (typeof MEASURES)[number];

/** By measure: its change, or null where one of the two years lacks it. */
export type Changes = Record<Measure, Change | null>;

/** Scope 1 and 2 together; null unless both were measured. */
export function sumOf({ scope1, scope2 }: Footprint): number | null {
  return scope1 === null || scope2 === null ? null : scope1 + scope2;
}

const per = (tonnes: number | null, count: number | null) => (tonnes === null || !count ? null : tonnes / count);

/** A year's emissions by measure: in all, and for each person and unit of turnover; null where something for it is missing. */
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

/** How each measure has changed from one year to another. */
export function compareFootprints(base: Footprint, current: Footprint): Changes {
  const [before, now] = [measuresOf(base), measuresOf(current)];
  return Object.fromEntries(MEASURES.map((key) => [key, changeOf(before[key], now[key])])) as Changes;
}

/**
 * The change against a base year as it was reported, and beside it the one against the base year worked out anew with today's factors, so
 * that a new factor is never taken for a reduction. `recalculated` is null where the factors give what was reported.
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
