import { type Footprint, type Measure, measuresOf } from "~/assessment/ghg/rules/change";
import type { Target, TargetKind } from "~/assessment/ghg/rules/target";
import type { Climate } from "./climate";

/** Kinds of target whose very names say by when and by how much. */
const NAMED: Record<string, Pick<Target, "year" | "percent">> = {
  "halve-2030": { year: 2030, percent: 50 },
  "net-zero-2050": { year: 2050, percent: 100 },
};
/** Kinds that do not speak of all emissions: of emissions for something, and of where electricity comes from. */
const INTENSITY = "intensity";
const ELECTRICITY = "renewable-electricity";

/** What a target of each kind is measured by. */
export const MEASURE_OF = {
  absolute: "sum",
  "per-person": "perPerson",
  "per-turnover": "perTurnover",
} as const satisfies Record<TargetKind, Measure>;

/** Why no line is drawn: nothing that one could be drawn to, no year or percentage, or nothing that an intensity is measured by. */
export type TargetGap = "none" | "figures" | "sizes";

/**
 * The target as far as a line can be drawn to it: the company's own year and percentage, or those of the kind's own name, the nearest first. A
 * line lies between two years whose footprints have what the target is measured by.
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

/** What a target may be measured by. One of no kind that is known is taken to be of all emissions. */
function kindsOf(targets: readonly string[]): TargetKind[] {
  if (targets.length === 0 || targets.some((id) => id !== INTENSITY && id !== ELECTRICITY)) return ["absolute"];
  return targets.includes(INTENSITY) ? ["per-person", "per-turnover"] : [];
}
