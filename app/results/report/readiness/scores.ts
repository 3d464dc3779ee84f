import type { ReportSection, Table } from "../blocks";
import { basisOf, categories, comparison } from "../common/scores";
import { type Scene, tableScore } from "./scene";

/** The score of each dimension and indicator, beside those of the peers. */
export function scores(scene: Scene): ReportSection {
  const { t, shared, view } = scene;
  return {
    id: "scores",
    title: t("scores.title"),
    blocks: [
      ...categories(scene),
      { type: "heading", text: shared("source.indicator") },
      indicators(scene),
      { type: "note", text: basisOf(scene) },
      ...comparison(
        scene,
        view.dimensions.flatMap(({ topics }) => topics),
        shared("comparison.title"),
      ),
    ],
  };
}

function indicators(scene: Scene): Table {
  const { shared, view } = scene;
  return {
    type: "table",
    caption: shared("source.indicator"),
    groupColumn: shared("columns.dimension"),
    columns: [
      { header: shared("columns.indicator") },
      { header: shared("columns.score"), isFigure: true },
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
    isDense: true,
    empty: "",
  };
}
