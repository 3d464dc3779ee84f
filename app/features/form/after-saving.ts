import { findSection, type Place } from "~/domain/catalogue/lookup";
import { firstOpenSection, missedQuestions, neighbours, requiredCount } from "~/domain/progress/completion";
import type { OpenedAssessment } from "~/features/answers/queries.server";
import { resyncPath, TO_RESYNC } from "~/features/drafts/paths";
import { pointsPath, TO_POINTS } from "~/features/points/paths";
import { teamTarget } from "~/features/teamwork/form-view";
import type { FlashKey } from "~/features/web/flash.server";
import { TO_WORKBOOK, workbookPath } from "~/features/workbook/paths";
import { TO_DOCUMENTS } from "./paths";

interface Saved extends OpenedAssessment {
  place: Place;
  changed: number;
}

/** A page with its message; `ready` names a topic that is first said to be ready. */
interface NextPage {
  path: string;
  flash?: FlashKey;
  number?: number;
}

export type AfterSaving =
  | NextPage
  | (NextPage & { ready: string })
  | { /** Required questions still open. */ missed: string[] };

/** Where a button of the question form leads once the section has been saved, or which questions keep it from going on. */
export function afterSaving(saved: Saved, form: FormData, sealedId: string): AfterSaving {
  const { catalogue, place, answers } = saved;
  const sectionPath = (sectionId: string) => `/${sealedId}?section=${sectionId}`;
  const here = sectionPath(place.section.id);
  const target = form.get("goto");
  if (typeof target === "string" && findSection(catalogue, target)) {
    return { path: sectionPath(target), flash: "sectionSaved" };
  }
  const pages = new Map([
    [TO_WORKBOOK, workbookPath(sealedId)],
    [TO_POINTS, pointsPath(sealedId)],
    [TO_RESYNC, resyncPath(sealedId)],
  ]);
  const page = pages.get(String(target)) ?? teamTarget(catalogue, sealedId, target);
  if (page) return { path: page, flash: saved.changed > 0 ? "sectionSaved" : undefined };
  if (target === TO_DOCUMENTS) {
    const isComplete = firstOpenSection(catalogue, answers) === null;
    return isComplete ? { path: `/uploadDocuments/${sealedId}` } : { path: here, flash: "completeFirst" };
  }
  switch (form.get("intent")) {
    case "previous": {
      const { previous } = neighbours(catalogue, place.section.id);
      return previous ? { path: sectionPath(previous.section.id) } : { path: here, flash: "firstSection" };
    }
    case "next":
      return goNext(saved, sealedId, sectionPath);
    case "stay":
      return { path: here };
    case "ready":
      return { path: here, ready: place.topic.id };
    default:
      return { path: here, flash: answers.size > 0 ? "sectionSaved" : undefined };
  }
}

function goNext(
  { catalogue, place, answers, assessment }: Saved,
  sealedId: string,
  sectionPath: (sectionId: string) => string,
): AfterSaving {
  const missed = missedQuestions(place.section, answers).map((question) => question.id);
  if (missed.length > 0) return { missed };
  const { next } = neighbours(catalogue, place.section.id);
  // The end is near once the last required answer is there, in whatever order they were given.
  const isComplete = firstOpenSection(catalogue, answers) === null;
  const wasComplete = assessment.answeredRequired >= requiredCount(catalogue);
  if (isComplete && (!next || !wasComplete)) return { path: `/complete/${sealedId}?dialog=complete` };
  if (!next) return { path: `/${sealedId}` };
  const path = sectionPath(next.section.id);
  if (next.topic.id !== place.topic.id) return { path, flash: "nextTopic" };
  return { path, flash: "nextSection", number: next.topic.sections.indexOf(next.section) + 1 };
}
