import { wordsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Topic } from "~/assessment/catalogue/rules/catalogue";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import type { Language } from "~/core/language";
import { joinNames } from "~/i18n/format";
import type { DimensionView } from "~/results/results/view";
import { type Block, ofAnswers, type ReportSection } from "../blocks";
import type { Scene } from "./scene";

/** What the level means for the company as a whole. */
export function performance({ t, view }: Scene): ReportSection {
  return {
    id: "performance",
    title: t("performance.title"),
    blocks: [{ type: "text", text: view.performance }],
  };
}

/** A card for each dimension: its score, the comparison with its peers, and the details that the company added. */
export function dimensions(scene: Scene): ReportSection {
  return {
    id: "dimensions",
    title: scene.shared("dimensions"),
    blocks: scene.view.dimensions.map((each) => card(scene, each)),
  };
}

function card(scene: Scene, dimension: DimensionView): Block {
  const { t, isForOthers } = scene;
  return {
    type: "card",
    title: `${dimension.name} · ${dimension.own.whole}`,
    level: dimension.level,
    blocks: [
      ...textOf(beside(scene, dimension)),
      // Only who is shown the answers learns where practices are missing.
      ...(isForOthers ? ofAnswers(stagesOf(scene, dimension)) : stagesOf(scene, dimension)),
      // The action speaks to the company itself.
      ...textOf(isForOthers ? "" : t("dimension.action", { action: dimension.action })),
      ...textOf(dimension.description && t("dimension.general", { description: dimension.description })),
      ...ofAnswers([{ type: "heading", text: t("dimension.activities") }, activities(scene, dimension)]),
    ],
  };
}

const textOf = (text: string): Block[] => (text ? [{ type: "text", text }] : []);

/** The stages that are complete, and how many practices each other stage lacks. The description is about companies of a level in general. */
function stagesOf({ t }: Scene, { missing, complete, own }: DimensionView): Block[] {
  // The earliest results do not say what is missing.
  if (missing.length === 0) return textOf(own.percent === 100 ? t("dimension.complete") : "");
  const stages = missing.map(({ stage, practices, more }) => `${stage} (${practices.length + more})`);
  return textOf(
    [
      complete && t("dimension.completeStages", { stages: complete }),
      t("dimension.missing", { stages: stages.join(", ") }),
    ]
      .filter(Boolean)
      .join(" "),
  );
}

/** The details that the company added on each topic; the topics without any share a row. */
function activities({ t, results, answers, language }: Scene, { topics }: DimensionView): Block {
  const lists = topics.map(({ id, name }) => {
    const topic = findTopic(results.catalogue, id);
    return { title: name, items: topic ? activitiesOf(topic, answers, language) : [] };
  });
  const without = lists.filter(({ items }) => items.length === 0).map(({ title }) => title);
  const none = { title: joinNames(without, language), items: [t("dimension.noDetails")] };
  return {
    type: "lists",
    lists: [...lists.filter(({ items }) => items.length > 0), ...(without.length ? [none] : [])],
  };
}

/** The difference in percentage points; "higher" also if the two are equal (specification, results 5). */
function beside({ t }: Scene, { aheadOfPeers, peers }: DimensionView): string {
  if (aheadOfPeers === null || !peers) return "";
  const about = { count: Math.abs(aheadOfPeers), peers: peers.whole };
  return t(aheadOfPeers >= 0 ? "dimension.higher" : "dimension.lower", about);
}

/** What the company's topics contribute to the goals of the United Nations. */
export function goals({ t, shared, view }: Scene): ReportSection {
  return {
    id: "sdg",
    title: shared("sdg.title"),
    blocks: [
      {
        type: "goals",
        goals: view.sdgs.map(({ goal, title, targets, also, goalText, contribution, topic, own, level }) => ({
          number: goal,
          title,
          level,
          text: `${goalText} ${contribution}`,
          targets: shared(also ? "sdg.also" : "sdg.targets", { targets: targets.join(", "), also }),
          score: t("sdg.score", { topic, percent: own.whole }),
        })),
      },
    ],
  };
}

/** What a company has said about a topic in its optional questions, in words; "Other" in the company's own words. */
function activitiesOf({ sections }: Topic, answers: AnswerMap, language: Language): string[] {
  const optional = sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => !isRequired));
  const words = optional.flatMap((question) => wordsOf(question, answers.get(question.id)?.value, language));
  // An activity at two of a topic's steps is still one activity.
  return [...new Set(words)];
}
