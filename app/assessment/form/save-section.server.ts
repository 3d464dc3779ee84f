import { circumstancesFor } from "~/assessment/answers/circumstances.server";
import type { OpenedAssessment } from "~/assessment/answers/queries.server";
import { judgeAnswer } from "~/assessment/answers/rules/answers";
import type { InvalidReason } from "~/assessment/answers/rules/value";
import { type GivenAnswer, type PageVerdict, saveAnswers } from "~/assessment/answers/save-answers.server";
import { readClearing, readSectionForm, typedBeforeClearing, VERSION_FIELD } from "~/assessment/answers/section-form";
import { findSection, type SectionLocation } from "~/assessment/catalogue/rules/lookup";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";

type Gone = "not-found" | "forbidden" | "completed";
/**
 * "questions-changed": the draft has moved to another version of the questionnaire since the page was opened, and the user has not seen its
 * questions. "cleared": the draft has been cleared since, and earlier input does not come back without asking.
 */
type InvalidForm = Exclude<Extract<PageVerdict, { ok: false }>["reason"], Gone> | "questions-changed";

export type SectionVerdict =
  | (Extract<PageVerdict, { ok: true }> & {
      place: SectionLocation;
      typed: GivenAnswer[];
      /** Answers that were not saved as written, with the reason. */
      invalid: { questionId: string; reason: InvalidReason }[];
    })
  | { ok: false; reason: Gone }
  /** Something in the form does not match the questionnaire; `typed` is the submitted input. */
  | { ok: false; reason: InvalidForm; place: SectionLocation; typed: GivenAnswer[] };

/** Faults that our form cannot produce, whatever the user chooses or types. */
const TAMPERED: ReadonlySet<InvalidReason> = new Set([
  "unknown-option",
  "one-option-only",
  "other-text-too-long",
  "unknown-statement",
  "text-too-long",
  "unknown-input",
  "unknown-unit",
  "unknown-grid",
]);

/**
 * Saves the section named in the form's field `section`, or nothing. Leaves out answers that another user has changed in the meantime, and
 * those that are invalid as written, such as an "Other" without text or an unreadable figure. `opened` must be open for answering;
 * `confirms` is true if the user confirms what the page showed.
 */
export async function saveSection(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedAssessment,
  form: FormData,
  { confirms }: { confirms: boolean },
): Promise<SectionVerdict> {
  const place = findSection(opened.catalogue, String(form.get("section")));
  if (!place) return { ok: false, reason: "not-found" };
  const typed = readSectionForm(place.section, form, user.language);
  const sinceClearing = readClearing(form);
  const isCleared = sinceClearing !== undefined && sinceClearing !== opened.assessment.clearedAt;
  const shown = form.get(VERSION_FIELD);
  if (!isCleared && shown !== null && shown !== opened.catalogue.version) {
    // A question that the page did not have was not left empty on purpose.
    return { ok: false, reason: "questions-changed", place, typed: typed.filter(({ base }) => base !== undefined) };
  }
  const circumstances = await circumstancesFor(ctx, opened.assessment.companyId, place.section.questions);
  const invalid = place.section.questions.flatMap((question) => {
    const given = typed.find(({ questionId }) => questionId === question.id);
    const verdict = given && judgeAnswer(question, given.fields, circumstances);
    return !verdict || verdict.ok || TAMPERED.has(verdict.reason)
      ? []
      : [{ questionId: question.id, reason: verdict.reason }];
  });
  const whole = typed.filter((answer) => !invalid.some(({ questionId }) => questionId === answer.questionId));
  const saved = await saveAnswers(ctx, user, opened.assessment.id, whole, {
    opened,
    circumstances,
    confirms,
    sinceClearing,
  });
  if (saved.ok) return { ...saved, place, typed, invalid };
  const { reason } = saved;
  if (reason === "not-found" || reason === "forbidden" || reason === "completed") return { ok: false, reason };
  return { ok: false, reason, place, typed: reason === "cleared" ? typedBeforeClearing(typed) : typed };
}
