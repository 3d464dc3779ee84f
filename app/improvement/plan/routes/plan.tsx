import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { kindsWithResult } from "~/assessment/kinds/kinds";
import { PLAN_PATH, whatIfPath } from "~/core/addresses/plan";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { toWait } from "~/foundation/web/wait";
import { findBeginning } from "~/improvement/plan/begin.server";
import { moveAction } from "~/improvement/plan/change.server";
import { PlanPage } from "~/improvement/plan/components/plan-page";
import { openPlan } from "~/improvement/plan/open.server";
import { mayChangePlan } from "~/improvement/plan/rules/access";
import { toActionState } from "~/improvement/plan/rules/actions";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const [plan, title] = await Promise.all([
    openPlan(kompas, user, new URL(request.url).searchParams),
    pageTitle(kompas, request, "plan", "title"),
  ]);
  const [kind] = kindsWithResult(user.latest);
  const beginning = plan.count === 0 ? await findBeginning(kompas, user) : null;
  return { plan, canChange: mayChangePlan(user), whatIfHref: kind ? whatIfPath(kind) : null, beginning, title };
}

/** Moves an action to another state. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const [state, revision] = [toActionState(form.get("state")), Number(form.get("revision"))];
  if (!state || !Number.isSafeInteger(revision)) throw new Response(null, { status: 400 });
  const id = String(form.get("action"));
  const done = await moveAction(kompas, user, { id, state, revision });
  if (!done.ok && done.reason === "forbidden") throw new Response(null, { status: 403 });
  if (!done.ok && done.reason === "too-many-requests") throw new Response(null, toWait(done.retryAfterSeconds));
  const back = String(form.get("back") ?? "");
  const plan = back === PLAN_PATH || back.startsWith(`${PLAN_PATH}?`) ? back : PLAN_PATH;
  // To the row that was pressed, not to the top of a long plan.
  return done.ok ? redirectWithFlash(`${plan}#${id}`, "actionSaved") : redirectWithFlash(plan, "actionChanged");
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Plan() {
  const { title: _, ...page } = useLoaderData<typeof loader>();
  return <PlanPage {...page} />;
}
