import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { translator } from "~/i18n/i18n.server";
import type { Practice } from "~/results/results/practices";
import { ofMeasure } from "~/results/results/queries.server";
import type { DeckScene } from "./scene";

/** How long an action takes a small company, in words; empty if the questionnaire does not say it. */
export function effortOf({ results, view, language }: DeckScene, { id, isPractice }: Practice): string {
  const placed = findQuestion(results.catalogue, id);
  if (placed?.question.takes) return translator(language, "plan")(`takes.${placed.question.takes}`).replace(/\.$/, "");
  // Climate work says it for each area at its level.
  const area = isPractice ? placed?.dimension.id : id;
  const level = view.dimensions.find((dimension) => dimension.id === area)?.level.id;
  const plan = ofMeasure(results, "climate")?.catalogue.actionPlan;
  return area && level ? (plan?.[area]?.[level]?.timeline[language] ?? "") : "";
}
