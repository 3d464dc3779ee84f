import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isDay, startOf, UTC } from "~/core/days/days";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { asCatalogue, obstacleOf } from "~/office/editor/checks.server";
import { compareWithNewest } from "~/office/editor/comparison.server";
import { PublishPage, type PublishProblem } from "~/office/editor/components/publish-page";
import { asksForWhole } from "~/office/editor/paths";
import { publishDraft, scheduleDraft } from "~/office/editor/publish.server";
import { requireDraft } from "~/office/editor/require-draft.server";
import { viewHead } from "~/office/editor/view";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, draft } = await requireDraft(kompas, request, params.id);
  const [newest] = draft.published;
  const next = asCatalogue(draft);
  const obstacle = obstacleOf(draft);
  const isOpen = draft.row.state === "open";
  const asks = isOpen && !obstacle && new URL(request.url).searchParams.get("dialog") === "publish";
  return {
    head: viewHead(draft, user.language),
    revision: draft.row.revision,
    comparison:
      newest && next
        ? await compareWithNewest(kompas, newest, next, user.language, { isWhole: asksForWhole(request) })
        : null,
    obstacle,
    asks,
    frame: { dialogOpen: asks } satisfies PageFrame,
    title: await pageTitle(kompas, request, "questionnaires", "publish.title"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, draft, paths } = await requireDraft(kompas, request, params.id);
  const form = await request.formData();
  const seen = { revision: Number(form.get("revision") ?? Number.NaN), newest: String(form.get("newest") ?? "") };
  const date = String(form.get("date") ?? "").slice(0, 20);
  const refuse = (problem: PublishProblem) => data({ problem, date }, { status: problem === "changed" ? 409 : 422 });
  switch (form.get("intent")) {
    case "now": {
      const verdict = await publishDraft(kompas, user, draft.row.id, seen);
      if (verdict.ok) return redirectWithFlash(paths.own, "questionnairePublished");
      return refuse(problemOf(verdict.reason));
    }
    case "schedule": {
      const at = isDay(date) ? startOf(date, UTC) : Number.NaN;
      const verdict = await scheduleDraft(kompas, user, draft.row.id, at, seen);
      if (verdict.ok) return redirectWithFlash(paths.own, "questionnaireScheduled");
      return refuse(problemOf(verdict.reason));
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

const problemOf = (reason: string): PublishProblem =>
  reason === "past" || reason === "faults" || reason === "unchanged" ? reason : "changed";

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function PublishQuestionnaire() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <PublishPage {...loaded} problem={answer?.problem ?? null} date={answer?.date ?? ""} />;
}
