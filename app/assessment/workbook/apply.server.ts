import { openAssessment } from "~/assessment/answers/queries.server";
import { type SaveVerdict, saveAnswers } from "~/assessment/answers/save-answers.server";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { QUESTIONNAIRE, readTaken } from "./taken";
import { type ConflictView, viewConflict } from "./view";

export type ApplyVerdict =
  | { ok: true; saved: number; conflicts: ConflictView[] }
  | Exclude<SaveVerdict, { ok: true }>
  /** The draft has moved to another version of the questionnaire since the preview. */
  | { ok: false; reason: "older-questionnaire" }
  | { ok: false; reason: "malformed" };

/**
 * Saves the confirmed answers of a workbook. As with every save, it returns conflicts if another user has changed an answer in the
 * meantime.
 */
export async function applyWorkbook(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  form: FormData,
  language: Language,
): Promise<ApplyVerdict> {
  const given = readTaken(form);
  if (!given) return { ok: false, reason: "malformed" };
  const opened = await openAssessment(ctx, user, assessmentId, "answer");
  if (!opened.ok) return opened;
  const asked = form.get(QUESTIONNAIRE);
  if (asked !== null && asked !== opened.catalogue.version) return { ok: false, reason: "older-questionnaire" };
  const saved = await saveAnswers(ctx, user, assessmentId, given, { opened });
  if (!saved.ok) return saved;
  const conflicts = saved.conflicts.map((conflict) => viewConflict(conflict, { language, timeZone: user.timeZone }));
  return { ok: true, saved: saved.changed, conflicts };
}
