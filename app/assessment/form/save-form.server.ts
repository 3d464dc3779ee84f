import { type AssessmentAccess, requireAssessmentWith } from "~/assessment/answers/open-id.server";
import { findSection, type SectionLocation } from "~/assessment/catalogue/rules/lookup";
import { type ReceivedProofs, receiveProofs } from "~/assessment/evidence/proofs.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { bringsParts } from "~/platform/body.server";
import type { Context } from "~/platform/context";
import { BodyTooLargeError, MultipartError } from "~/platform/files/multipart.server";
import { formStatements, type OpenedForm, openForm } from "./load-page.server";
import { takeOffer } from "./offers.server";
import { type SectionVerdict, saveSection } from "./save-section.server";

/** A submitted form with its user and assessment, the draft as it was before, and the result of saving. */
export interface SavedForm extends AssessmentAccess {
  form: FormData;
  /** The files that came with it, if its encoding can bring any. */
  received: ReceivedProofs | null;
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
  const opened = await openForm(ctx, entered.user, found);
  const named = opened.ok
    ? findSection(opened.catalogue, new URL(request.url).searchParams.get("section") ?? "")
    : null;
  const received = bringsParts(request) ? await receive(ctx, entered.user, request, named) : null;
  const form = received ? formOf(received.fields) : await request.formData();
  if (!opened.ok) return { ...entered, form, received, opened: null, saved: opened };
  const place = findSection(opened.catalogue, String(form.get("section")));
  if (place) await takeOffer(ctx, opened, place.section, form, entered.user.language);
  const confirms = CONFIRMS.has(String(form.get("intent")));
  const saved = await saveSection(ctx, entered.user, opened, form, { confirms });
  return { ...entered, form, received, opened, saved };
}

/** Reads a form with files (`receiveProofs`). Throws 400 for one that is invalid or stalls, and 413 for one that is too large. */
export async function receive(ctx: Context, user: CurrentUser, request: Request, place: SectionLocation | null) {
  try {
    return await receiveProofs(ctx, user, request, place);
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw new Response(null, { status: 413 });
    if (error instanceof MultipartError) throw new Response(null, { status: 400 });
    throw error;
  }
}

function formOf(fields: URLSearchParams): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
