import { type BarRow, drawBars, drawNarrowBars } from "~/results/figures/bars";
import { drawNarrowScale, drawScale } from "~/results/figures/levels";
import { comparisonLegend, drawComparison } from "~/results/results/comparison";
import type { ScoredDimension, TopicRow } from "~/results/results/scores-view";
import type { Block } from "../blocks";
import { levelMarkOf, type Scene } from "./scene";

/** The level on its scale of five. */
export const scale = (scene: Scene): Block => ({
  type: "figure",
  drawing: drawScale(levelMarkOf(scene)),
  narrow: drawNarrowScale(levelMarkOf(scene)),
});

/** The score of each dimension as a bar, under a heading. */
export function categories({ shared, view }: Scene): Block[] {
  const title = shared("source.category");
  const rows = view.dimensions.map(ownBar);
  return [
    { type: "heading", text: title },
    { type: "figure", drawing: drawBars(title, rows), narrow: drawNarrowBars(title, rows) },
  ];
}

const ownBar = ({ name, own, level }: ScoredDimension): BarRow => ({
  name,
  bars: [{ percent: own.percent, text: own.whole, paint: level.id }],
});

/** Which average the peers' is, or why there is none. */
export function basisOf({ t, view: { basis }, profile }: Pick<Scene, "t" | "view" | "profile">): string {
  const { companies, fewest } = basis;
  return t(`scores.basis.${basis.kind}`, { companies, fewest, industry: profile.peerIndustry });
}

/** Each row beside its peers, under a heading if there is one. Without peers there is nothing to compare. */
export function comparison(
  { shared, view, company, isForOthers }: Scene,
  rows: readonly TopicRow[],
  heading: string | null,
): Block[] {
  const title = shared("comparison.title");
  const [drawing, narrow] = [drawComparison(view, rows, title), drawComparison(view, rows, title, drawNarrowBars)];
  if (!drawing || !narrow) return [];
  const legend = comparisonLegend(view).map(({ key, paint }) => ({
    name: isForOthers && key === "comparison.own" ? company : shared(key),
    paint,
  }));
  return [
    ...(heading ? [{ type: "heading" as const, text: heading }] : []),
    { type: "figure", drawing, narrow, legend },
  ];
}
