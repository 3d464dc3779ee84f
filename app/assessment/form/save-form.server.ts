import { type AssessmentAccess, requireAssessmentWith } from "~/assessment/answers/open-id.server";
import { findSection } from "~/assessment/catalogue/rules/lookup";
import type { Context } from "~/platform/context";
import { formStatements, type OpenedForm, openForm } from "./load-page.server";
import { takeOffer } from "./offers.server";
import { type SectionVerdict, saveSection } from "./save-section.server";

/** A submitted form with its user and assessment, the draft as it was before, and the result of saving. */
export interface SavedForm extends AssessmentAccess {
  form: FormData;
  /** Null if the user may not answer the draft. */
  opened: OpenedForm | null;
  saved: SectionVerdict;
}

/** Buttons that confirm what the page shows. All others only save changes. */
const CONFIRMS = new Set(["save", "next", "ready"]);

/**
 * Saves the section that a request submits as a form (`saveSection`). `sealed` is the draft's id in the URL. Throws the same errors as
 * `requireAssessmentWith`.
 */
export async function saveForm(ctx: Context, request: Request, sealed: string | undefined): Promise<SavedForm> {
  const { found, ...entered } = await requireAssessmentWith(ctx, request, sealed, (id) => formStatements(ctx, id));
  const form = await request.formData();
  const opened = await openForm(ctx, entered.user, found);
  if (!opened.ok) return { ...entered, form, opened: null, saved: opened };
  const place = findSection(opened.catalogue, String(form.get("section")));
  if (place) await takeOffer(ctx, opened, place.section, form, entered.user.language);
  const confirms = CONFIRMS.has(String(form.get("intent")));
  return { ...entered, form, opened, saved: await saveSection(ctx, entered.user, opened, form, { confirms }) };
}
