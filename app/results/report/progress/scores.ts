import type { ReportSection } from "../blocks";
import { basisOf, categories, comparison } from "../common/scores";
import type { Scene } from "./scene";

/** The score of each focus area. */
export function scores(scene: Scene): ReportSection {
  return { id: "scores", title: scene.t("progress.scores"), isKept: true, blocks: categories(scene) };
}

/** Each focus area beside its peers, and which average the peers' is. */
export function peers(scene: Scene): ReportSection {
  return {
    id: "peers",
    title: scene.shared("comparison.title"),
    isKept: true,
    blocks: [...comparison(scene, scene.view.dimensions, null), { type: "note", text: basisOf(scene) }],
  };
}
