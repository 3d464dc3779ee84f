import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { ResyncPage, type ResyncProblem } from "~/assessment/drafts/components/resync-page";
import { planResync, type SeenPlan } from "~/assessment/drafts/resync.server";
import { type AttemptVerdict, attemptResync } from "~/assessment/drafts/resync-attempt.server";
import { viewResync } from "~/assessment/drafts/view";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { toWait } from "~/foundation/web/wait";

export const handle = { enhance: true };

/** What a resync of a draft would change. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const plan = await planResync(kompas, user, assessmentId);
  if (!plan.ok) {
    if (plan.reason === "completed") return redirectWithFlash(paths.view, "alreadySubmitted");
    throw refusal(plan.reason);
  }
  const asks = !plan.isCurrent && new URL(request.url).searchParams.get("dialog") === "resync";
  const frame: PageFrame = { dialogOpen: asks };
  return {
    frame,
    asks,
    view: viewResync(plan, await languageOf(kompas, request)),
    seen: `revision=${plan.assessment.revision}&version=${plan.newest.version}`,
    title: await pageTitle(kompas, request, "drafts", "resync.title"),
  };
}

/** The plan that the page showed when the user confirmed. */
function seenIn(request: Request): SeenPlan {
  const query = new URL(request.url).searchParams;
  return { revision: Number(query.get("revision") ?? Number.NaN), version: query.get("version") ?? "" };
}

const PROBLEMS = {
  "in-progress": ["inProgress", 409],
  "changed-meanwhile": ["changed", 409],
  timeout: ["timeout", 504],
  busy: ["server", 503],
  failed: ["failed", 500],
} as const satisfies Partial<Record<Extract<AttemptVerdict, { ok: false }>["reason"], [ResyncProblem, number]>>;

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const verdict = await attemptResync(kompas, user, assessmentId, seenIn(request));
  if (verdict.ok) return redirectWithFlash(paths.form, "questionsResynced");
  const { reason } = verdict;
  if (reason === "completed") return redirectWithFlash(paths.view, "alreadySubmitted");
  if (reason === "not-found" || reason === "forbidden") throw refusal(reason);
  const [problem, status] = PROBLEMS[reason];
  return data({ problem }, status === 503 ? toWait(1, status) : { status });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Resync() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ResyncPage {...loaded} problem={answer?.problem ?? null} />;
}
