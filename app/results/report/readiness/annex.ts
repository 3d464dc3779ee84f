import type { TracedQuestion } from "~/results/results/score-trace";
import type { Cell, ReportSection } from "../blocks";
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
function said({ t }: Scene, { most, points, words }: TracedQuestion): Cell {
  // What is in place is found at a glance.
  if (most > 0 && points > 0) return { text: t("details.implemented"), href: null, isStrong: true };
  if (most > 0) return t("details.notImplemented");
  return words.length > 0 ? words.join(", ") : t("dimension.none");
}
