/** What a reduction is promised of: all emissions, or emissions for each person or unit of turnover. */
const TARGET_KINDS = ["absolute", "per-person", "per-turnover"] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** By how many percent what was emitted in the base year is to be less in the target's year. */
export interface Target {
  kind: TargetKind;
  baseYear: number;
  year: number;
  percent: number;
}

/** A year and a figure, in the target's measure. */
export interface Point {
  year: number;
  value: number;
}

/** The line from the base year's figure to the target, a point a year; only the base year where the target's is not after it. */
export function targetLine(target: Target, baseValue: number): Point[] {
  const years = Math.max(0, target.year - target.baseYear);
  return Array.from({ length: years + 1 }, (_, index) => {
    const year = target.baseYear + index;
    return { year, value: allowedIn(target, baseValue, year) };
  });
}

/** What the line allows in a year: the base year's figure until then, and the target's from its year on. */
export function allowedIn({ baseYear, year: end, percent }: Target, baseValue: number, year: number): number {
  if (year <= baseYear) return baseValue;
  const way = end <= baseYear ? 1 : Math.min(1, (year - baseYear) / (end - baseYear));
  return baseValue * (1 - (percent / 100) * way);
}

export interface TargetProgress {
  /** What the line allows in that year, and what it is. */
  allowed: number;
  actual: number;
  /** At or below the line. */
  isOnTrack: boolean;
  /** Share of the promised reduction that is reached: 0.5 for half of it, below 0 for a rise; null where nothing is promised. */
  reached: number | null;
}

/** Where a company stands on the line to its target. */
export function standOn(target: Target, baseValue: number, { year, value }: Point): TargetProgress {
  const allowed = allowedIn(target, baseValue, year);
  const promised = baseValue * (target.percent / 100);
  // A billionth of it is what binary fractions may add.
  const isOnTrack = value <= allowed + Math.abs(baseValue) * 1e-9;
  return { allowed, actual: value, isOnTrack, reached: promised === 0 ? null : (baseValue - value) / promised };
}
