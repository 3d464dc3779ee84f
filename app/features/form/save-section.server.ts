import { findSection, type Place } from "~/domain/catalogue/lookup";
import { lacksWords } from "~/domain/progress/answers";
import { clearedAt } from "~/domain/progress/clearing";
import { openAssessment } from "~/features/answers/queries.server";
import { type GivenAnswer, type PageVerdict, saveAnswers } from "~/features/answers/save-answers.server";
import { readClearing, readSectionForm, typedBeforeClearing, VERSION_FIELD } from "~/features/answers/section-form";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";

type Gone = "not-found" | "forbidden" | "completed";
/**
 * «questions-changed»: the draft has moved to other questions since the page was opened, and nobody has read those. «cleared»: everything in
 * it has been cleared since, and what was typed before does not come back unasked.
 */
type Unfit = Exclude<Extract<PageVerdict, { ok: false }>["reason"], Gone> | "questions-changed";

export type SectionVerdict =
  | (Extract<PageVerdict, { ok: true }> & {
      place: Place;
      typed: GivenAnswer[];
      /** Those of them that were not saved, because nobody has said what their «Other» stands for. */
      wordless: GivenAnswer[];
    })
  | { ok: false; reason: Gone }
  /** Something in the form does not fit the questionnaire; `typed` is what it held. */
  | { ok: false; reason: Unfit; typed: GivenAnswer[] };

/**
 * Saves the section that a form names in its field `section`: all of it but what somebody else has answered meanwhile and an «Other» that
 * nobody has put into words yet, or nothing.
 * `confirms` when whoever sent it stands by what the page showed.
 */
export async function saveSection(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  form: FormData,
  { confirms }: { confirms: boolean },
): Promise<SectionVerdict> {
  const opened = await openAssessment(ctx, user, assessmentId, "answer");
  if (!opened.ok) return opened;
  const place = findSection(opened.catalogue, String(form.get("section")));
  if (!place) return { ok: false, reason: "not-found" };
  const typed = readSectionForm(place.section, form);
  const sinceClearing = readClearing(form);
  const isCleared = sinceClearing !== undefined && sinceClearing !== clearedAt(opened.assessment.revision);
  const shown = form.get(VERSION_FIELD);
  if (!isCleared && shown !== null && shown !== opened.catalogue.version) {
    // A question that the page did not have was not left empty by anybody.
    return { ok: false, reason: "questions-changed", typed: typed.filter(({ base }) => base !== undefined) };
  }
  const wordless = typed.filter((answer) =>
    place.section.questions.some((question) => question.id === answer.questionId && lacksWords(question, answer)),
  );
  const whole = typed.filter((answer) => !wordless.includes(answer));
  const saved = await saveAnswers(ctx, user, assessmentId, whole, { opened, confirms, sinceClearing });
  if (saved.ok) return { ...saved, place, typed, wordless };
  const { reason } = saved;
  if (reason === "not-found" || reason === "forbidden" || reason === "completed") return { ok: false, reason };
  return { ok: false, reason, typed: reason === "cleared" ? typedBeforeClearing(typed) : typed };
}
