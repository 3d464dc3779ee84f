import type { TracedQuestion } from "~/results/results/score-trace";
import type { ReportSection } from "../blocks";
import { details as detailsOf } from "../common/details";
import type { Scene } from "./scene";

/** Every required question with its answer. */
export function details(scene: Scene): ReportSection {
  return detailsOf(scene, {
    rows: "practice",
    answerOf: (question) => said(scene, question),
    // The practice on one line; the page also has the question as it was asked.
    nameOf: ({ title, text }) => (title === null ? text : { text: title, href: null, below: text }),
  });
}

/** A yes-or-no question says whether the practice is in place; any other gives its answer (specification, results 5). */
function said({ t }: Scene, { most, points, words }: TracedQuestion): string {
  if (most > 0) return t(points > 0 ? "details.implemented" : "details.notImplemented");
  return words.length > 0 ? words.join(", ") : t("dimension.none");
}
