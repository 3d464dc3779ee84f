import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { findSection } from "~/domain/catalogue/lookup";
import { refusal, requireAssessmentId } from "~/features/assessment/open-id.server";
import { openAssessment } from "~/features/assessment/queries.server";
import { saveAnswers } from "~/features/assessment/save-answers.server";
import { readSectionForm } from "~/features/assessment/section-form";

/** Takes what the autosave script of the question form sends; the form itself posts to its own page. */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const form = await request.formData();
  const opened = await openAssessment(kompas, user, assessmentId, "answer");
  if (!opened.ok) throw opened.reason === "completed" ? new Response(null, { status: 409 }) : refusal(opened.reason);
  const place = findSection(opened.catalogue, String(form.get("section")));
  if (!place) throw new Response(null, { status: 404 });
  const saved = await saveAnswers(kompas, user, assessmentId, readSectionForm(place.section, form), opened);
  return new Response(null, { status: saved.ok ? 204 : saved.reason === "completed" ? 409 : 422 });
}
