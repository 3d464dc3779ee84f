import { findSection, type Place } from "~/domain/catalogue/lookup";
import type { CurrentUser } from "~/features/account/session.server";
import type { Context } from "~/platform/context";
import { openAssessment } from "./queries.server";
import { type GivenAnswer, type SaveVerdict, saveAnswers } from "./save-answers.server";
import { readSectionForm, VERSION_FIELD } from "./section-form";

type Gone = "not-found" | "forbidden" | "completed";
/** «questions-changed»: the draft has moved to other questions since the page was opened, and nobody has read those. */
type Unfit = Exclude<Extract<SaveVerdict, { ok: false }>["reason"], Gone> | "questions-changed";

export type SectionVerdict =
  | (Extract<SaveVerdict, { ok: true }> & { place: Place; typed: GivenAnswer[] })
  | { ok: false; reason: Gone }
  /** Something in the form does not fit the questionnaire; `typed` is what it held. */
  | { ok: false; reason: Unfit; typed: GivenAnswer[] };

/**
 * Saves the section that a form names in its field `section`: all of it but what somebody else has answered meanwhile, or nothing.
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
  const shown = form.get(VERSION_FIELD);
  if (shown !== null && shown !== opened.catalogue.version) {
    // A question that the page did not have was not left empty by anybody.
    return { ok: false, reason: "questions-changed", typed: typed.filter(({ base }) => base !== undefined) };
  }
  const saved = await saveAnswers(ctx, user, assessmentId, typed, { opened, confirms });
  if (saved.ok) return { ...saved, place, typed };
  const { reason } = saved;
  if (reason === "not-found" || reason === "forbidden" || reason === "completed") return { ok: false, reason };
  return { ok: false, reason, typed };
}
