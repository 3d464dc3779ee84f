import type { KindOf } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { translator } from "~/i18n/i18n.server";
import type { FootprintsInput } from "~/results/results/ghg-view";
import { type ProgressView, viewProgress } from "~/results/results/progress-view";
import type { Results } from "~/results/results/queries.server";
import { type Scene as AnyScene, type SceneInput, setScene as setAnyScene } from "../common/scene";

export interface ReportInput extends SceneInput<Results<KindOf<"climate">>>, Omit<FootprintsInput, "assessment"> {}

export interface Scene extends AnyScene<ProgressView, Results<KindOf<"climate">>> {
  climate: ReturnType<typeof translator<"climate">>;
  worksheet: ReturnType<typeof translator<"answering">>;
}

export function setScene(input: ReportInput, language: Language): Scene {
  const { results, entered, sets } = input;
  const scene = setAnyScene(input, language, (about) =>
    viewProgress({ ...results, ...results.document, entered, sets, ...about }, language),
  );
  return {
    ...scene,
    climate: translator(language, "climate"),
    worksheet: translator(language, "answering"),
  };
}
