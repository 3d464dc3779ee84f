/** What the reduction applies to: all emissions, or emissions per person or per unit of turnover. */
const TARGET_KINDS = ["absolute", "per-person", "per-turnover"] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** The target: emissions in `year` are to be `percent` percent below those of the base year. */
export interface Target {
  kind: TargetKind;
  baseYear: number;
  year: number;
  percent: number;
}

/** A year and its figure, in the target's measure. */
export interface Point {
  year: number;
  value: number;
}

/** The line from the base year's figure to the target, one point per year; only the base year if the target year is not after it. */
export function targetLine(target: Target, baseValue: number): Point[] {
  const years = Math.max(0, target.year - target.baseYear);
  return Array.from({ length: years + 1 }, (_, index) => {
    const year = target.baseYear + index;
    return { year, value: allowedIn(target, baseValue, year) };
  });
}

/** What the line allows in a year: the base year's figure up to the base year, the target's figure from the target year on. */
export function allowedIn({ baseYear, year: end, percent }: Target, baseValue: number, year: number): number {
  if (year <= baseYear) return baseValue;
  const way = end <= baseYear ? 1 : Math.min(1, (year - baseYear) / (end - baseYear));
  return baseValue * (1 - (percent / 100) * way);
}

export interface TargetProgress {
  /** What the line allows in that year, and the actual figure. */
  allowed: number;
  actual: number;
  /** At or below the line. */
  isOnTrack: boolean;
  /** Share of the target reduction achieved: 0.5 for half of it, below 0 for a rise; null if the target reduction is zero. */
  reached: number | null;
}

/** Compares a company's figure with the line to its target. */
export function standOn(target: Target, baseValue: number, { year, value }: Point): TargetProgress {
  const allowed = allowedIn(target, baseValue, year);
  const promised = baseValue * (target.percent / 100);
  // One billionth absorbs binary rounding errors.
  const isOnTrack = value <= allowed + Math.abs(baseValue) * 1e-9;
  return { allowed, actual: value, isOnTrack, reached: promised === 0 ? null : (baseValue - value) / promised };
}
