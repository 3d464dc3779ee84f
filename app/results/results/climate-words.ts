import type { TFunction } from "i18next";
import type { GhgView } from "./ghg-view";
import type { DrawnTarget } from "./target-view";

type Translate = TFunction<"climate">;

/** The emissions in a sentence, compared with the base year if there is one; empty if they were not recorded. */
export function describeEmissions({ sum, year, change }: GhgView, t: Translate): string {
  if (sum === null || year === null) return "";
  const since = change?.state === "compared" ? change.reported.find(({ measure }) => measure === "sum") : null;
  return since?.change && change
    ? t(`emissionsSince.${since.change.to}`, { sum, year, share: since.change.by, baseYear: change.from })
    : t("emissions", { sum, year });
}

/** Where the company is on the line to its target, in a few sentences. */
export function describeTarget(target: DrawnTarget, t: Translate): string {
  const { state, measure, baseYear, year, now, allowed, actual, reached } = target;
  const sentences = [
    t(`ghg.line.${state}`, { now, allowed, actual, unit: t(`ghg.units.${measure}`), baseYear, year }),
    reached !== null && state !== "start" ? t("ghg.line.reached", { reached }) : "",
    target.isRecalculated ? t("ghg.line.recalculated", { baseYear }) : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

/** The names of a target's kinds, or that it has none, or that there is no target. */
export function nameTargets(names: readonly string[] | null, t: Translate): readonly string[] {
  if (names === null) return [t("ghg.noTarget")];
  return names.length > 0 ? names : [t("ghg.unnamedTarget")];
}
