import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bringsDocument } from "~/assessment/evidence/save-document.server";
import { PLAN_PATH } from "~/core/addresses/plan";
import { requireUser } from "~/foundation/identity/session.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { answerAction, loadActionPage, TOO_LARGE } from "~/improvement/plan/action-page.server";
import { deleteAction } from "~/improvement/plan/change.server";
import { ActionPage } from "~/improvement/plan/components/action-page";
import { saveAction } from "~/improvement/plan/save-action.server";

export const handle = { enhance: true };

export async function loader({ request, params, context: { kompas, refusal: refused } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const page = await loadActionPage(kompas, user, params.id ?? "");
  if (!page) throw new Response(null, { status: 404 });
  const asks = page.canChange && new URL(request.url).searchParams.get("dialog") === "delete";
  // The file never reached the action: the door checks the size of uploads.
  const answer = refused?.reason === "tooLarge" ? TOO_LARGE : null;
  const frame: PageFrame = { dialogOpen: asks };
  return data({ ...page, asks, answer, frame, title: `${page.action.title} · Kompas` }, { status: answer ? 413 : 200 });
}

/** Saves the action, or deletes it from the plan. */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const id = params.id ?? "";
  if (!bringsDocument(request)) {
    if ((await request.formData()).get("intent") !== "delete") throw new Response(null, { status: 400 });
    const gone = await deleteAction(kompas, user, id);
    if (!gone.ok) throw new Response(null, { status: 403 });
    return redirectWithFlash(PLAN_PATH, "actionDeleted");
  }
  const page = await loadActionPage(kompas, user, id);
  if (!page) throw new Response(null, { status: 404 });
  if (!page.canChange) throw new Response(null, { status: 403 });
  const done = await saveAction(kompas, user, id, request);
  return done.ok ? redirectWithFlash(PLAN_PATH, "actionSaved") : answerAction(done);
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Action() {
  const { title: _, frame: __, ...page } = useLoaderData<typeof loader>();
  const given = useActionData<typeof action>();
  return <ActionPage {...page} answer={given ?? page.answer} />;
}
