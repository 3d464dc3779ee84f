import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { kindsWithResult } from "~/assessment/kinds/kinds";
import { PLAN_PATH } from "~/core/addresses/plan";
import { toKind } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { addActions } from "~/improvement/plan/change.server";
import { type AddProblem, WhatIfPage } from "~/improvement/plan/components/what-if-page";
import { mayChangePlan } from "~/improvement/plan/rules/access";
import { openWhatIf } from "~/improvement/plan/what-if.server";
import type { Context } from "~/platform/context";

async function load(ctx: Context, request: Request, asked: URLSearchParams, nonce: string) {
  const user = await requireUser(ctx, request);
  const view = await openWhatIf(ctx, user, toKind(asked.get("kind")), asked.getAll("tick"));
  // The plan's page says what to do first.
  if (!view) throw redirectTo(PLAN_PATH);
  const title = await pageTitle(ctx, request, "plan", "whatIf.title");
  return { view, kinds: kindsWithResult(user.latest), canChange: mayChangePlan(user), nonce, title };
}

export async function loader({ request, context: { kompas, nonce } }: LoaderFunctionArgs) {
  return load(kompas, request, new URL(request.url).searchParams, nonce);
}

/** Adds the ticked practices to the plan. */
export async function action({ request, context: { kompas, nonce } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const asked = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const done = await addActions(kompas, user, toKind(asked.get("kind")), asked.getAll("tick"));
  if (done.ok) return redirectWithFlash(PLAN_PATH, "actionsAdded", { number: done.added });
  if (done.reason === "forbidden") throw new Response(null, { status: 403 });
  const loaded = await load(kompas, request, asked, nonce);
  const refused = (problem: AddProblem, minutes = 0) => ({ view: loaded.view, problem, minutes });
  if (done.reason === "too-many-requests") {
    return data(refused("wait", inMinutes(done.retryAfterSeconds)), toWait(done.retryAfterSeconds));
  }
  return data(refused(done.reason), { status: 422 });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function WhatIf() {
  const { title: _, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <WhatIfPage {...loaded} problem={null} minutes={0} {...answer} />;
}
