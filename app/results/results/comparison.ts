import { type BarRow, drawBars } from "~/results/figures/bars";
import type { Drawing, Paint } from "~/results/figures/drawing";
import type { ScoresView, TopicRow } from "./scores-view";

const [OWN, PEERS] = ["accent", "peer"] as const satisfies Paint[];

/** Each row beside its peers' average, as bars; null without peers, because there is nothing to compare. */
export function drawComparison(
  { basis }: Pick<ScoresView, "basis">,
  rows: readonly TopicRow[],
  label: string,
  draw = drawBars,
): Drawing | null {
  return basis.kind === "none" ? null : draw(label, rows.map(besidePeers));
}

const besidePeers = ({ name, own, peers }: TopicRow): BarRow => ({
  name,
  bars: [
    { percent: own.percent, text: own.whole, paint: OWN },
    ...(peers ? [{ percent: peers.percent, text: peers.whole, paint: PEERS }] : []),
  ],
});

/** The legend of its colours: the two keys among the texts of the results, with their colours. */
export const comparisonLegend = ({ basis }: Pick<ScoresView, "basis">) => [
  { key: "comparison.own" as const, paint: OWN },
  {
    key: basis.kind === "industry" ? ("comparison.industry" as const) : ("comparison.allIndustries" as const),
    paint: PEERS,
  },
];
