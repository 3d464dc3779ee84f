import { type Footprint, measuresOf } from "~/assessment/ghg/rules/change";
import { allowedIn, type Point, standOn, type TargetKind } from "~/assessment/ghg/rules/target";
import { MEASURE_OF, targetOf } from "~/assessment/scoring/rules/target";
import type { Language } from "~/core/language";
import { signedPercent, wholePercent } from "~/i18n/format";
import type { Comparison } from "./change-view";
import { formatMeasure } from "./measure-words";

/** A year on the way to a target: what the line allows, and what was entered. */
interface TargetRow {
  year: string;
  allowed: string;
  actual: string | null;
}

/** The line to a target, and where the company is on it; or what is missing for it. */
export type TargetView = DrawnTarget | { state: "figures" | "sizes" };

export interface DrawnTarget {
  state: "start" | "onTrack" | "offTrack";
  measure: (typeof MEASURE_OF)[TargetKind];
  baseYear: string;
  year: string;
  /** The reduction to reach by then, with its sign. */
  percent: string;
  now: string;
  allowed: string;
  actual: string;
  /** The share of the promised reduction that has been reached; null before there is any. */
  reached: string | null;
  /** The base year is worked out with today's factors. */
  isRecalculated: boolean;
  rows: TargetRow[];
  /** What is drawn: the line from the base year on, and the entered years. */
  line: (Point & { said: string })[];
  actuals: (Point & { said: string })[];
}

/**
 * Null without a footprint of the base year, or without a target that a line can be drawn to. `footprints` are the entered years, each
 * once.
 */
export function viewTarget(
  { climate, current, base, recalculated, footprints }: Comparison & { footprints: Footprint[] },
  language: Language,
): TargetView | null {
  const start = recalculated ?? base;
  if (!start) return null;
  const found = targetOf(climate, start, current);
  if (!found.ok) return found.reason === "none" ? null : { state: found.reason };
  const { target } = found;
  const measure = MEASURE_OF[target.kind];
  const say = (value: number) => formatMeasure(measure, value, language);
  const from = measuresOf(start)[measure] ?? 0;
  const allowed = (year: number) => allowedIn(target, from, year);
  const actuals = [start, ...footprints.filter(({ year }) => year > start.year && year <= current.year)]
    .flatMap((footprint) => {
      const value = measuresOf(footprint)[measure];
      return value === null ? [] : [{ year: footprint.year, value, said: say(value) }];
    })
    .sort((a, b) => a.year - b.year);
  const ends = [start.year, target.year, ...(current.year > target.year ? [current.year] : [])];
  const years = [...new Set([...actuals.map(({ year }) => year), ...ends])].sort((a, b) => a - b);
  const standing = standOn(target, from, { year: current.year, value: measuresOf(current)[measure] ?? 0 });
  return {
    state: current.year === start.year ? "start" : standing.isOnTrack ? "onTrack" : "offTrack",
    measure,
    baseYear: String(target.baseYear),
    year: String(target.year),
    percent: signedPercent(-target.percent / 100, language),
    now: String(current.year),
    allowed: say(standing.allowed),
    actual: say(standing.actual),
    reached:
      standing.reached !== null && standing.reached > 0 ? wholePercent(standing.reached * 10_000, language) : null,
    isRecalculated: recalculated !== null && base !== null && from !== measuresOf(base)[measure],
    rows: years.map((year) => ({
      year: String(year),
      allowed: say(allowed(year)),
      actual: actuals.find((each) => each.year === year)?.said ?? null,
    })),
    line: ends.map((year) => ({ year, value: allowed(year), said: say(allowed(year)) })),
    actuals,
  };
}
