import { type BarRow, drawBars } from "~/features/figures/bars";
import type { Drawing, Paint } from "~/features/figures/drawing";
import type { ScoresView, TopicRow } from "./scores-view";

const [OWN, PEERS] = ["accent", "peer"] as const satisfies Paint[];

/** Every indicator beside its peers' average, as bars; null without peers, where there is nothing to compare. */
export function drawComparison({ basis, dimensions }: ScoresView, label: string): Drawing | null {
  if (basis.kind === "none") return null;
  const topics = dimensions.flatMap((dimension) => dimension.topics);
  return drawBars(label, topics.map(besidePeers));
}

const besidePeers = ({ name, own, peers }: TopicRow): BarRow => ({
  name,
  bars: [
    { percent: own.percent, text: own.whole, paint: OWN },
    ...(peers ? [{ percent: peers.percent, text: peers.whole, paint: PEERS }] : []),
  ],
});

/** What its colours stand for: the two keys among the texts of the results, with their colours. */
export const comparisonLegend = ({ basis }: ScoresView) => [
  { key: "comparison.own" as const, paint: OWN },
  {
    key: basis.kind === "industry" ? ("comparison.industry" as const) : ("comparison.allIndustries" as const),
    paint: PEERS,
  },
];
