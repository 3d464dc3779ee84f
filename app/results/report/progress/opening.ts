import { yearOf } from "~/core/days/days";
import { describeEmissions } from "~/results/results/climate-words";
import { type Cover, ofEmissions, type ReportSection } from "../blocks";
import { describeApproval } from "../common/approval";
import { coverOf, scoreCard } from "../common/opening";
import { averageOf, behindOf } from "../common/scene";
import { scale } from "../common/scores";
import { tonnes } from "./emissions";
import type { Scene } from "./scene";

export function cover(scene: Scene): Cover {
  const { t, view, submittedOn } = scene;
  const { reached, of } = view.points;
  return coverOf(scene, {
    title: t("progress.title"),
    subtitle: t("progress.subtitle", { year: yearOf(submittedOn) }),
    reached: t("progress.points", { percent: view.own.whole, count: reached, of }),
  });
}

/** One page that can be read alone: what the report covers, the level, emissions, the next step in each area, and the approval. */
export function summary(scene: Scene): ReportSection {
  const { t, view, climate, isForOthers } = scene;
  const areas = view.dimensions.map(({ name }) => name).join(", ");
  const lead = [behindOf(scene), t("progress.covers", { number: view.dimensions.length, areas })];
  return {
    id: "summary",
    title: t("summary.title"),
    isPage: true,
    blocks: [
      { type: "lead", text: lead.filter(Boolean).join(" ") },
      { type: "text", text: `${stands(scene)} ${averageOf(scene, view)}.` },
      ...ofEmissions([
        { type: "heading", text: climate("ghg.title") },
        tonnes(scene),
        { type: "text", text: describeEmissions(view.ghg, climate) || t("progress.noEmissions") },
      ]),
      { type: "heading", text: t("progress.areas") },
      { type: "scores", cards: view.dimensions.map((dimension) => scoreCard(scene, dimension, "")) },
      { type: "heading", text: t(isForOthers ? "progress.measures" : "steps.title") },
      { type: "steps", steps: isForOthers ? measuresOf(scene) : stepsOf(scene) },
      { type: "text", text: t("progress.commitment") },
      { type: "heading", text: scene.approvalWords("title") },
      { type: "text", text: describeApproval(scene) },
    ],
  };
}

/** The first practices to put in place, as the results name them. */
const stepsOf = ({ view }: Scene) => view.practices.map(({ title, about }) => ({ title, text: about }));

/** The measure of each area in the action plan, which tells no answer. */
const measuresOf = ({ view }: Scene) =>
  view.plan.map(({ area, measure, timeline }) => ({ title: measure, text: `${area} · ${timeline}` }));

/** How many points the answers earned, and the level that results. */
const stands = ({ t, view, company }: Scene) =>
  t("progress.stands", {
    company,
    count: view.points.reached,
    of: view.points.of,
    percent: view.own.whole,
    level: view.level.name,
  });

/** The level on its scale, and what it means for the company. */
export function maturity(scene: Scene): ReportSection {
  return {
    id: "maturity",
    title: scene.t("maturity.title"),
    isKept: true,
    blocks: [scale(scene), { type: "text", text: scene.view.performance }],
  };
}
