import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { writeFields } from "~/domain/answers/fields";
import { assessmentPaths, kindOfPath } from "~/domain/kinds/paths";
import { listBases, writeBase } from "~/features/answers/section-form";
import { sayMisfits, sayOutcome } from "~/features/form/misfit-words.server";
import { saveForm } from "~/features/form/save-form.server";
import { workCookie } from "~/features/form/stretch.server";
import { findUser } from "~/features/identity/session.server";
import { redirectTo } from "~/features/web/redirect.server";

const STATUS: Record<string, number> = { "not-found": 404, forbidden: 403, completed: 409 };

/**
 * Takes what the autosave script of the question form sends. Answers with the bases on which the form now stands, and with those of the
 * answers that somebody else has given meanwhile, which only the form itself can settle, and says what is wrong with what is no answer as it is written. It posts to
 * its own page.
 */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const came = await saveForm(kompas, request, params.id, () => false).catch(async (refusal) => {
    // A script must not be led to the sign-in page and take it for a success.
    if (await findUser(kompas, request)) throw refusal;
    return null;
  });
  if (!came) return new Response(null, { status: 401 });
  const { user, assessmentId, saved } = came;
  if (!saved.ok) return new Response(null, { status: STATUS[saved.reason] ?? 422 });
  const bases = listBases(saved.place.section, saved.typed, saved.answers);
  const conflicts = saved.conflicts.map(({ questionId, revision, theirs }) => [
    questionId,
    writeBase({ revision, sign: writeFields(theirs.fields) }),
  ]);
  const headers = { "Set-Cookie": await workCookie(kompas, request, assessmentId) };
  const unfit = sayMisfits(saved, user.language);
  const answer = { bases, conflicts: Object.fromEntries(conflicts), unfit, ...sayOutcome(saved, user.language) };
  return Response.json(answer, { headers });
}

/** There is nothing to read here; the assessment is where the reader wants to be. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return redirectTo(assessmentPaths(kindOfPath(new URL(request.url).pathname), params.id ?? "").form);
}
