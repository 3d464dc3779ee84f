import type { OpenedAssessment } from "~/assessment/answers/queries.server";
import { firstOpenSection, missedQuestions, neighbours, requiredCount } from "~/assessment/answers/rules/completion";
import { findQuestion, findSection, type SectionLocation } from "~/assessment/catalogue/rules/lookup";
import { readGoto } from "~/assessment/form/rules/goto";
import type { AssessmentPaths } from "~/core/addresses/assessment";
import type { FlashKey } from "~/foundation/web/flash.server";

interface Saved extends OpenedAssessment {
  place: SectionLocation;
  changed: number;
  last?: string;
}

/** A page with its message. `ready` is the id of a topic to mark ready first. */
interface NextPage {
  path: string;
  flash?: FlashKey;
  /** The number in the message. */
  number?: number;
}

export type AfterSaving =
  | NextPage
  | (NextPage & { ready: string })
  | { /** Required questions still open. */ missed: string[] };

/** The page that a button of the question form leads to after saving, or the questions that block it. */
export function afterSaving(saved: Saved, form: FormData, paths: AssessmentPaths): AfterSaving {
  const { catalogue, place, answers } = saved;
  const here = paths.section(place.section.id);
  const target = form.get("goto");
  if (typeof target === "string" && findSection(catalogue, target)) {
    return { path: paths.section(target) };
  }
  const question = place.section.questions.find(({ id }) => id === target);
  if (question) return { path: paths.question(place.section.id, question.id) };
  const asked = readGoto(target, paths);
  if (asked?.page === "documents") {
    const isComplete = firstOpenSection(catalogue, answers) === null;
    return isComplete ? { path: asked.path } : { path: here, flash: "completeFirst" };
  }
  if (asked && (asked.page !== "comments" || findQuestion(catalogue, asked.about))) {
    return { path: asked.path, flash: saved.changed > 0 ? "sectionSaved" : undefined };
  }
  switch (form.get("intent")) {
    case "previous": {
      const { previous } = neighbours(catalogue, place.section.id);
      return previous ? { path: paths.section(previous.section.id) } : { path: here, flash: "firstSection" };
    }
    case "next":
      return goNext(saved, paths);
    case "ready":
      return { path: here, ready: place.topic.id };
    default: {
      // The anchor on the page: the question answered last.
      const path = saved.last === undefined ? here : paths.question(place.section.id, saved.last);
      return { path, flash: isNothing(saved) ? "nothingEntered" : "sectionSaved" };
    }
  }
}

/** Whether a save found nothing to keep: the section has no answer, and lost none. */
export function isNothing({ place, answers, changed }: Pick<Saved, "place" | "answers" | "changed">): boolean {
  return changed === 0 && !place.section.questions.some(({ id }) => answers.get(id)?.value);
}

function goNext({ catalogue, place, answers, assessment }: Saved, paths: AssessmentPaths): AfterSaving {
  const missed = missedQuestions(place.section, answers).map((question) => question.id);
  if (missed.length > 0) return { missed };
  const { next } = neighbours(catalogue, place.section.id);
  // Completion follows as soon as all required answers are there, whatever their order.
  const isComplete = firstOpenSection(catalogue, answers) === null;
  const wasComplete = assessment.answeredRequired >= requiredCount(catalogue);
  if (isComplete && (!next || !wasComplete)) return { path: paths.completeStep("complete") };
  if (!next) return { path: paths.form };
  const path = paths.section(next.section.id);
  if (next.topic.id !== place.topic.id) return { path, flash: "movingToTopic" };
  return { path, flash: "movingToSection", number: next.topic.sections.indexOf(next.section) + 1 };
}
