import type { KindOf } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Results } from "~/results/results/queries.server";
import type { Figure } from "~/results/results/scores-view";
import { type ResultsView, viewResults } from "~/results/results/view";
import { type Scene as AnyScene, type SceneInput, setScene as setAnyScene } from "../common/scene";

export type ReportInput = SceneInput<Results<KindOf<"practices">>>;

export type Scene = AnyScene<ResultsView, Results<KindOf<"practices">>>;

export function setScene(input: ReportInput, language: Language): Scene {
  const { results } = input;
  return setAnyScene(input, language, (about) => viewResults({ ...results, ...results.document, ...about }, language));
}

/** A score in a printed table, where none and zero are both two dashes (specification, results 2.2). */
export const tableScore = ({ t }: Scene, figure: Figure | null) =>
  figure && figure.percent > 0 ? figure.whole : t("scores.nothing");
