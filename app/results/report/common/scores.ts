import { type BarRow, drawBars } from "~/results/figures/bars";
import { comparisonLegend, drawComparison } from "~/results/results/comparison";
import type { ScoredDimension, TopicRow } from "~/results/results/scores-view";
import type { Block } from "../blocks";
import type { Scene } from "./scene";

/** The score of each dimension as a bar, under a heading. */
export function categories({ shared, view }: Scene): Block[] {
  const title = shared("source.category");
  return [
    { type: "heading", text: title },
    { type: "figure", drawing: drawBars(title, view.dimensions.map(ownBar)) },
  ];
}

const ownBar = ({ name, own, level }: ScoredDimension): BarRow => ({
  name,
  bars: [{ percent: own.percent, text: own.whole, paint: level.id }],
});

/** Which average the peers' is, or why there is none. */
export function basisOf({ t, view: { basis }, profile }: Scene): string {
  const { companies, fewest } = basis;
  return t(`scores.basis.${basis.kind}`, { companies, fewest, industry: profile.peerIndustry });
}

/** Each row beside its peers, under a heading if there is one. Without peers there is nothing to compare. */
export function comparison(
  { shared, view, company, isForOthers }: Scene,
  rows: readonly TopicRow[],
  heading: string | null,
): Block[] {
  const drawing = drawComparison(view, rows, shared("comparison.title"));
  if (!drawing) return [];
  const legend = comparisonLegend(view).map(({ key, paint }) => ({
    name: isForOthers && key === "comparison.own" ? company : shared(key),
    paint,
  }));
  return [...(heading ? [{ type: "heading" as const, text: heading }] : []), { type: "figure", drawing, legend }];
}
