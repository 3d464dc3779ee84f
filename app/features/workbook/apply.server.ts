import type { Language } from "~/domain/language";
import type { CurrentUser } from "~/features/account/session.server";
import { type SaveVerdict, saveAnswers } from "~/features/assessment/save-answers.server";
import type { Context } from "~/platform/context";
import { readTaken } from "./taken";
import { type ConflictView, viewConflict } from "./view";

export type ApplyVerdict =
  | { ok: true; saved: number; conflicts: ConflictView[] }
  | Exclude<SaveVerdict, { ok: true }>
  | { ok: false; reason: "malformed" };

/** Saves what was confirmed of a workbook, by the rule of every save: what somebody else has changed in between is asked about. */
export async function applyWorkbook(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  form: FormData,
  language: Language,
): Promise<ApplyVerdict> {
  const given = readTaken(form);
  if (!given) return { ok: false, reason: "malformed" };
  const saved = await saveAnswers(ctx, user, assessmentId, given);
  if (!saved.ok) return saved;
  const conflicts = saved.conflicts.map((conflict) => viewConflict(saved.catalogue, conflict, language));
  return { ok: true, saved: saved.changed, conflicts };
}
