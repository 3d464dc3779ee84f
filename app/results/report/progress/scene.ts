import type { KindOf } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { translator } from "~/i18n/i18n.server";
import type { SigningView } from "~/results/approval/view";
import type { FootprintsInput } from "~/results/results/ghg-view";
import { type ProgressView, viewProgress } from "~/results/results/progress-view";
import type { Results } from "~/results/results/queries.server";
import { type Scene as AnyScene, type SceneInput, setScene as setAnyScene } from "../common/scene";

export interface ReportInput extends SceneInput<Results<KindOf<"climate">>>, Omit<FootprintsInput, "assessment"> {
  /** Who approved and signed it, with the days in the report's language. */
  signing: SigningView;
}

export interface Scene extends AnyScene<ProgressView, Results<KindOf<"climate">>> {
  signing: SigningView;
  climate: ReturnType<typeof translator<"climate">>;
  approvalWords: ReturnType<typeof translator<"approval">>;
  worksheet: ReturnType<typeof translator<"answering">>;
}

export function setScene(input: ReportInput, language: Language): Scene {
  const { results, entered, sets, signing } = input;
  const scene = setAnyScene(input, language, (about) =>
    viewProgress({ ...results, ...results.document, entered, sets, ...about }, language),
  );
  return {
    ...scene,
    signing,
    climate: translator(language, "climate"),
    approvalWords: translator(language, "approval"),
    worksheet: translator(language, "answering"),
  };
}
