import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import {
  dropProofs,
  keepProofs,
  type ProofProblem,
  removeProof,
  reuseProofs,
} from "~/assessment/evidence/proofs.server";
import { readProofIntent } from "~/assessment/evidence/rules/proofs";
import type { Context } from "~/platform/context";
import type { SavedForm } from "./save-form.server";

/** The draft with the answers as they are after the save, whatever came of it; null if the user may not answer. */
const afterSave = ({ opened, saved }: SavedForm) =>
  opened && { ...opened, answers: saved.ok ? saved.answers : opened.answers };

/** Keeps the files that came with a section's form, whichever button was used, and those of the last assessment that a button names. Returns what was wrong with them. */
export async function postProofs(ctx: Context, came: SavedForm, intent: string): Promise<ProofProblem[]> {
  const { user, received, saved } = came;
  const draft = afterSave(came);
  if (!draft || !("place" in saved)) {
    if (received) await dropProofs(ctx, user, received);
    return [];
  }
  const button = readProofIntent(intent);
  const asked = button && "add" in button ? button.add : null;
  const wrong = received ? await keepProofs(ctx, user, draft, saved.place, received, asked) : [];
  const again = button && "reuse" in button ? await reuseProofs(ctx, user, draft, saved.place, button.reuse) : null;
  return again ? [...wrong, again] : wrong;
}

/** The question whose proof a button was about, after removing the file that the button names; null for other buttons. */
export async function provenQuestion(ctx: Context, came: SavedForm, intent: string): Promise<string | null> {
  const button = readProofIntent(intent);
  const draft = afterSave(came);
  if (!button || !draft) return null;
  const questionId =
    "remove" in button
      ? await removeProof(ctx, came.user, draft, button.remove)
      : "add" in button
        ? button.add
        : button.reuse;
  return questionId !== null && findQuestion(draft.catalogue, questionId) ? questionId : null;
}
