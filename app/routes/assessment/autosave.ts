import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { findUser } from "~/features/account/session.server";
import { requireAssessmentId } from "~/features/assessment/open-id.server";
import { saveSection } from "~/features/assessment/save-section.server";

const STATUS: Record<string, number> = { "not-found": 404, forbidden: 403, completed: 409 };

/** Takes what the autosave script of the question form sends: 204 when it is saved. The form itself posts to its own page. */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  // A script must not be led to the sign-in page and take it for a success.
  if (!(await findUser(kompas, request))) return new Response(null, { status: 401 });
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const saved = await saveSection(kompas, user, assessmentId, await request.formData());
  return new Response(null, { status: saved.ok ? 204 : (STATUS[saved.reason] ?? 422) });
}

/** There is nothing to read here; the assessment is where the reader wants to be. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/${params.id}`);
}
