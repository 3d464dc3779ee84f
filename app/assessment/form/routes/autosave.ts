import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bringsDocument } from "~/assessment/evidence/save-document.server";
import { answerAutosave } from "~/assessment/form/answer-autosave.server";
import { answerProof } from "~/assessment/form/answer-proof.server";
import { saveForm } from "~/assessment/form/save-form.server";
import { workCookie } from "~/assessment/form/stretch.server";
import { assessmentPaths, kindOfPath } from "~/core/addresses/assessment";
import { keptBy } from "~/foundation/identity/kept.server";
import { findUser } from "~/foundation/identity/session.server";
import { redirectTo } from "~/foundation/web/redirect.server";

const STATUS: Record<string, number> = { "not-found": 404, forbidden: 403, completed: 409 };

/** Handles requests from the question form's scripts: answers (`answerAutosave`), and files (`answerProof`). */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const orSignedOut = async (refusal: unknown) => {
    // A redirect to the sign-in page would look like success to a script.
    if (await findUser(kompas, request)) throw refusal;
    return null;
  };
  if (bringsDocument(request)) {
    const answer = await answerProof(kompas, request, params.id).catch(orSignedOut);
    if (!answer) return new Response(null, { status: 401 });
    return answer.ok ? Response.json(answer.drawn) : new Response(null, { status: STATUS[answer.reason] });
  }
  const came = await saveForm(kompas, request, params.id).catch(orSignedOut);
  if (!came) return new Response(null, { status: 401 });
  const { user, assessmentId, saved, opened } = came;
  if (!saved.ok || !opened) return new Response(null, { status: (!saved.ok && STATUS[saved.reason]) || 422 });
  const { isShared } = await keptBy(kompas, request, user.id);
  const read = { language: user.language, mayTake: !isShared };
  const answer = await answerAutosave(kompas, { ...came, saved, opened }, read);
  return Response.json(answer, { headers: { "Set-Cookie": await workCookie(kompas, request, assessmentId) } });
}

/** This URL has no page; it redirects to the assessment. A script whose files are too large together learns that. */
export function loader({ request, params, context: { refusal } }: LoaderFunctionArgs) {
  if (refusal) return new Response(null, { status: refusal.status });
  return redirectTo(assessmentPaths(kindOfPath(new URL(request.url).pathname), params.id ?? "").form);
}
