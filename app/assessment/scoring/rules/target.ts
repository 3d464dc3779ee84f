import { type Footprint, type Measure, measuresOf } from "~/assessment/ghg/rules/change";
import type { Target, TargetKind } from "~/assessment/ghg/rules/target";
import type { Climate } from "./climate";

/** Kinds of target whose names include the year and the percentage. */
const NAMED: Record<string, Pick<Target, "year" | "percent">> = {
  "halve-2030": { year: 2030, percent: 50 },
  "net-zero-2050": { year: 2050, percent: 100 },
};
/** Kinds that do not cover all emissions: emissions per unit of something, and the share of renewable electricity. */
const INTENSITY = "intensity";
const ELECTRICITY = "renewable-electricity";

/** The measure for each kind of target. */
export const MEASURE_OF = {
  absolute: "sum",
  "per-person": "perPerson",
  "per-turnover": "perTurnover",
} as const satisfies Record<TargetKind, Measure>;

/** Why no line is drawn: there is nothing to draw it to, the year or percentage is missing, or an intensity lacks its measure. */
export type TargetGap = "none" | "figures" | "sizes";

/**
 * The target as a drawable line. Year and percentage come from the company, or else from the kind's name, the earliest year first. Both
 * footprints must have a figure in the target's measure.
 */
export function targetOf(
  { targets, targetYear, targetPercent }: Climate,
  base: Footprint,
  current: Footprint,
): { ok: true; target: Target } | { ok: false; reason: TargetGap } {
  const kinds = kindsOf(targets ?? [ELECTRICITY]);
  if (kinds.length === 0 || current.year < base.year) return { ok: false, reason: "none" };
  const [named] = (targets ?? []).flatMap((id) => NAMED[id] ?? []).sort((a, b) => a.year - b.year);
  const [year, percent] = [targetYear ?? named?.year, targetPercent ?? named?.percent];
  if (year === undefined || percent === undefined || year <= base.year) return { ok: false, reason: "figures" };
  const kind = kinds.find((each) => {
    return [base, current].every((footprint) => measuresOf(footprint)[MEASURE_OF[each]] !== null);
  });
  if (!kind) return { ok: false, reason: kinds.includes("absolute") ? "none" : "sizes" };
  return { ok: true, target: { kind, baseYear: base.year, year, percent } };
}

/** The kinds a target may be measured by. An unknown kind counts as all emissions. */
function kindsOf(targets: readonly string[]): TargetKind[] {
  if (targets.length === 0 || targets.some((id) => id !== INTENSITY && id !== ELECTRICITY)) return ["absolute"];
  return targets.includes(INTENSITY) ? ["per-person", "per-turnover"] : [];
}
