import { yearOf } from "~/core/days/days";
import { drawShares } from "~/results/figures/bars";
import { sumEvidence, viewEvidence } from "~/results/results/evidence-view";
import { figureOf, nameLevel } from "~/results/results/scores-view";
import type { DimensionView } from "~/results/results/view";
import type { Block, Cover, ReportSection } from "../blocks";
import { describeApproval } from "../common/approval";
import { coverOf, scoreCard } from "../common/opening";
import { averageOf, behindOf, dayOf, weakestOf } from "../common/scene";
import { scale } from "../common/scores";
import type { Scene } from "./scene";

export function cover(scene: Scene): Cover {
  const { t, view, submittedOn } = scene;
  return coverOf(scene, {
    title: t("title"),
    subtitle: t("subtitle", { year: yearOf(submittedOn) }),
    reached: t("cover.practices", {
      percent: view.own.whole,
      count: view.points.reached,
      of: view.points.of,
    }),
  });
}

/** One page that can be read alone: the level, the highlights, the evidence, and what to do next. */
export function summary(scene: Scene): ReportSection {
  const { t, isForOthers, view } = scene;
  const lead = behindOf(scene) || (isForOthers || isBelowPeers(scene) ? weakestOf(scene) : congratulations(scene));
  const next: Block[] = [
    { type: "heading", text: t("steps.title") },
    { type: "steps", steps: steps(scene) },
  ];
  return {
    id: "summary",
    title: t("summary.title"),
    blocks: [
      ...(lead ? [{ type: "lead" as const, text: lead }] : []),
      { type: "text", text: `${stands(scene)} ${averageOf(scene, view)}.` },
      { type: "heading", text: t("summary.highlights") },
      {
        type: "scores",
        cards: view.dimensions.map((dimension) => scoreCard(scene, dimension, highlight(scene, dimension))),
      },
      { type: "heading", text: t("summary.evidence") },
      evidence(scene),
      { type: "text", text: describeApproval(scene) },
      ...(isForOthers ? [] : next),
    ],
  };
}

/** A company that is below its peers reads what to work on instead. */
const isBelowPeers = ({ view: { own, peers } }: Scene) => peers !== null && own.percent < peers.percent;

const congratulations = ({ t, view, company }: Scene) => t(`summary.congratulations.${view.level.id}`, { company });

/** How many practices are in place, and the level that results. */
const stands = ({ t, view, company }: Scene) =>
  t("maturity.stands", {
    company,
    count: view.points.reached,
    of: view.points.of,
    percent: view.own.whole,
    level: view.level.name,
  });

/** The topics to highlight in a dimension: its best ones, or those to begin with. */
function highlight({ t }: Scene, { featured, topics }: DimensionView): string {
  if (!featured) return topics.length > 1 ? t("summary.even") : "";
  const { count, names, own } = featured;
  const about = { count, topics: names, percent: own.whole };
  return featured.isStrength ? t("summary.strongest", about) : t("summary.weakest", about);
}

/** How many practices are backed by a document, how many by the company's word, and how many are missing. */
function evidence(scene: Scene): Block {
  const { t, view } = scene;
  const { evidenced } = sumEvidence(viewEvidence(scene.results, scene.submittedOn, scene.language).topics);
  const { reached, of } = view.points;
  const parts = [
    { name: t("summary.evidenced", { count: evidenced }), count: evidenced, paint: "accent" as const },
    { name: t("summary.declared", { count: reached - evidenced }), count: reached - evidenced, paint: "peer" as const },
    { name: t("summary.missing", { count: of - reached }), count: of - reached, paint: "line" as const },
  ];
  const label = parts.map(({ name }) => name).join(", ");
  return { type: "figure", drawing: drawShares(label, parts), legend: parts };
}

/** Leaders have no higher goal to set (specification, results 2.2). Other companies aim for the next level; their plan names what to do first. */
function steps({ t, view: { level, next, practices } }: Scene) {
  const all = ["goals", "plans", "engage", "monitor"] as const;
  const own: Partial<Record<(typeof all)[number], string>> = {
    ...(next && { goals: t("steps.goals.toNext", { level: next.level, count: next.practices, topics: next.topics }) }),
    ...(practices.length > 0 && {
      plans: t("steps.plans.first", { practices: practices.map(({ title }) => title).join("; ") }),
    }),
  };
  return all
    .filter((step) => step !== "goals" || level.id !== "leader")
    .map((step) => ({ title: t(`steps.${step}.title`), text: own[step] ?? t(`steps.${step}.text`) }));
}

/** When the previous assessment was submitted, and to the company itself what it gave. */
function formerly(scene: Scene, on: string): string {
  const { t, profile, isForOthers, results, language } = scene;
  const date = dayOf(scene, on);
  const former = profile.previousResult;
  if (!former || isForOthers) return t("maturity.former", { date });
  const level = nameLevel(results.catalogue, former.level, language).name;
  return t("maturity.formerResult", { date, level, percent: figureOf(former.score, language).whole });
}

/** The level of each dimension, and the company's progress so far. */
export function maturity(scene: Scene): ReportSection {
  const { t, view, profile } = scene;
  const previous = profile.previousSubmissionOn;
  const journey = [
    stands(scene),
    view.next
      ? t("maturity.ahead", { count: view.next.practices, level: view.next.level, topics: view.next.topics })
      : t("maturity.top"),
    previous === null ? t("maturity.first") : formerly(scene, previous),
  ];
  const levels = view.dimensions.map(({ name, level }) => [name, level]);
  const table: Block = {
    type: "table",
    caption: t("maturity.title"),
    columns: [{ header: scene.shared("columns.dimension") }, { header: scene.shared("columns.level") }],
    groups: [{ rows: levels }],
    isDense: true,
    empty: "",
  };
  return {
    id: "maturity",
    title: t("maturity.title"),
    isKept: true,
    blocks: [
      table,
      { type: "heading", text: t("maturity.journey") },
      { type: "text", text: journey.join(" ") },
      scale(scene),
    ],
  };
}
