import { type BarRow, drawBars } from "../bar-figures";
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

/** Each dimension beside its peers; without peers there is nothing to compare. */
function comparison({ t, view }: Scene): Block[] {
  if (view.basis.kind === "none") return [];
  const average = t(view.basis.kind === "industry" ? "scores.average" : "scores.allAverage");
  const rows = view.dimensions.map(
    ({ name, own, peers }): BarRow => ({
      name,
      bars: [
        { percent: own.percent, text: own.whole, paint: "accent" },
        ...(peers ? [{ percent: peers.percent, text: peers.whole, paint: "peer" as const }] : []),
      ],
    }),
  );
  const legend = [
    { name: t("scores.own"), paint: "accent" as const },
    { name: average, paint: "peer" as const },
  ];
  return [
    { type: "heading", text: t("scores.comparison") },
    { type: "figure", drawing: drawBars(t("scores.comparison"), rows), legend },
  ];
}
