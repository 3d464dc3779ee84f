import { type AnsweredQuestion, requiredAnswers } from "../answers";
import type { Part } from "../blocks";
import type { Scene } from "./scene";

/** Every required question with its answer. */
export function details(scene: Scene): Part {
  const { t, results, answers, language } = scene;
  const title = t("details.title");
  const groups = requiredAnswers(results.catalogue, answers, language).flatMap(({ name, topics }) =>
    topics.map((topic) => ({
      title: `${name} · ${topic.name}`,
      rows: topic.questions.map((question) => [question.text, said(scene, question)]),
    })),
  );
  const columns = [{ header: t("details.question") }, { header: t("details.answer"), isShort: true as const }];
  return {
    ...{ id: "details", title },
    blocks: [
      { type: "text", text: t("details.lead") },
      { type: "table", caption: title, columns, groups, empty: "" },
    ],
  };
}

/** A question of yes or no says whether the practice is in place; any other says its answer (specification, results 5). */
function said({ t }: Scene, { isImplemented, words }: AnsweredQuestion): string {
  if (isImplemented !== null) return t(isImplemented ? "details.implemented" : "details.notImplemented");
  return words.length > 0 ? words.join(", ") : t("dimension.none");
}
