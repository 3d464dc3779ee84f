import { type BarRow, drawBars } from "~/features/figures/bars";
import { comparisonLegend, drawComparison } from "~/features/results/comparison";
import type { Block, Part, Table } from "../blocks";
import { type Scene, tableScore } from "./scene";

/** The score of each dimension and indicator, beside those of the peers. */
export function scores(scene: Scene): Part {
  const { t, shared, view, profile } = scene;
  const { basis } = view;
  const note = t(`scores.basis.${basis.kind}`, {
    ...{ companies: basis.companies, fewest: basis.fewest, industry: profile.peerIndustry },
  });
  return {
    id: "scores",
    title: t("scores.title"),
    blocks: [
      { type: "heading", text: shared("source.category") },
      { type: "figure", drawing: drawBars(shared("source.category"), view.dimensions.map(ownBar)) },
      { type: "heading", text: shared("source.indicator") },
      indicators(scene),
      { type: "note", text: note },
      ...comparison(scene),
    ],
  };
}

const ownBar = ({ name, own, level }: Scene["view"]["dimensions"][number]): BarRow => ({
  name,
  bars: [{ percent: own.percent, text: own.whole, paint: level.id }],
});

function indicators(scene: Scene): Table {
  const { shared, view } = scene;
  return {
    type: "table",
    caption: shared("source.indicator"),
    groupColumn: shared("columns.dimension"),
    columns: [
      { header: shared("columns.indicator") },
      { header: shared("columns.own"), isFigure: true },
      { header: shared("columns.peers"), isFigure: true },
      { header: shared("columns.level") },
    ],
    groups: view.dimensions.map(({ name, topics }) => ({
      title: name,
      rows: topics.map((topic) => [
        topic.name,
        tableScore(scene, topic.own),
        tableScore(scene, topic.peers),
        topic.level,
      ]),
    })),
    empty: "",
  };
}

/** Each indicator beside its peers; without peers there is nothing to compare. */
function comparison({ shared, view }: Scene): Block[] {
  const title = shared("comparison.title");
  const drawing = drawComparison(view, title);
  if (!drawing) return [];
  const legend = comparisonLegend(view).map(({ key, paint }) => ({ name: shared(key), paint }));
  return [
    { type: "heading", text: title },
    { type: "figure", drawing, legend },
  ];
}
