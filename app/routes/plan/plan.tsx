import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { mayChangePlan } from "~/domain/access/plan";
import { toActionState } from "~/domain/plan/actions";
import { PLAN_PATH, whatIfPath } from "~/domain/plan/paths";
import { requireUser } from "~/features/identity/session.server";
import { moveAction } from "~/features/plan/change.server";
import { PlanPage } from "~/features/plan/components/plan-page";
import { kindsWithResult } from "~/features/plan/latest.server";
import { openPlan } from "~/features/plan/open.server";
import { pageTitle } from "~/features/shell/page-title.server";
import { redirectWithFlash } from "~/features/web/redirect.server";
import { toWait } from "~/features/web/wait";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const [plan, title] = await Promise.all([
    openPlan(kompas, user, new URL(request.url).searchParams),
    pageTitle(kompas, request, "plan", "title"),
  ]);
  const [kind] = kindsWithResult(user);
  return { plan, canChange: mayChangePlan(user), whatIfHref: kind ? whatIfPath(kind) : null, title };
}

/** Moves an action on to another state. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const [state, revision] = [toActionState(form.get("state")), Number(form.get("revision"))];
  if (!state || !Number.isSafeInteger(revision)) throw new Response(null, { status: 400 });
  const done = await moveAction(kompas, user, { id: String(form.get("action")), state, revision });
  if (!done.ok && done.reason === "forbidden") throw new Response(null, { status: 403 });
  if (!done.ok && done.reason === "too-many-requests") throw new Response(null, toWait(done.retryAfterSeconds));
  const back = String(form.get("back") ?? "");
  const isOfPlan = back === PLAN_PATH || back.startsWith(`${PLAN_PATH}?`);
  return redirectWithFlash(isOfPlan ? back : PLAN_PATH, done.ok ? "actionSaved" : "actionChanged");
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Plan() {
  const { plan, canChange, whatIfHref } = useLoaderData<typeof loader>();
  return <PlanPage plan={plan} canChange={canChange} whatIfHref={whatIfHref} />;
}
