import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { clearDraft } from "~/assessment/drafts/clear.server";
import { AskDraft, DRAFT_ACTIONS, type DraftAction } from "~/assessment/drafts/components/ask-draft";
import { countDraft } from "~/assessment/drafts/count-draft.server";
import { startFresh } from "~/assessment/drafts/fresh.server";
import { resetCompletion } from "~/assessment/drafts/reset.server";
import { KINDS } from "~/assessment/kinds/kinds";
import { type AssessmentPaths, assessmentPaths, startPath } from "~/core/addresses/assessment";
import type { Kind } from "~/core/kinds/kind";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { usePaths } from "~/foundation/web/use-paths";
import { inertWhile } from "~/ui/dialog";
import { PageHeader } from "~/ui/shell";

export const handle = { enhance: true };

function requireAct(act: string | undefined): DraftAction {
  const known = DRAFT_ACTIONS.find((candidate) => candidate === act);
  if (!known) throw new Response(null, { status: 404 });
  return known;
}

/** Where the user goes if the assessment is already submitted: it stays as it is, but they can start another one. */
function goOn(act: DraftAction, kind: Kind, { view }: AssessmentPaths) {
  return act === "fresh" ? redirectTo(startPath(kind)) : redirectWithFlash(view, "alreadySubmitted");
}

/** Asks for confirmation before an action on a whole draft. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const act = requireAct(params.act);
  const { user, assessmentId, kind, paths } = await requireAssessmentId(kompas, request, params.id);
  const counted = await countDraft(kompas, user, assessmentId, act === "reset" ? "answer" : "discard");
  if (!counted.ok) {
    if (counted.reason === "completed") return goOn(act, kind, paths);
    throw refusal(counted.reason);
  }
  const frame: PageFrame = { dialogOpen: true };
  return {
    frame,
    act,
    // The new draft's id is fixed here, so that pressing twice leads to the same draft.
    next: kompas.ids.seal(kompas.ids.create()),
    counts: counted.counts,
    title: await pageTitle(kompas, request, "drafts", `actions.${act}.name`),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const act = requireAct(params.act);
  const { user, assessmentId, kind, paths } = await requireAssessmentId(kompas, request, params.id);
  if (act === "fresh") {
    const next = kompas.ids.open(new URL(request.url).searchParams.get("next") ?? "");
    const fresh = await startFresh(kompas, user, assessmentId, next.ok ? next.id : kompas.ids.create(), kind);
    if (fresh.ok) {
      const { form } = assessmentPaths(kind, kompas.ids.seal(fresh.assessmentId));
      return redirectWithFlash(form, KINDS[kind].freshStart);
    }
    if (fresh.reason === "completed") return goOn(act, kind, paths);
    throw refusal(fresh.reason);
  }
  const done =
    act === "reset" ? await resetCompletion(kompas, user, assessmentId) : await clearDraft(kompas, user, assessmentId);
  if (done.ok) return redirectWithFlash(paths.start, act === "reset" ? "completionReset" : "dataCleared");
  if (done.reason === "completed") return goOn(act, kind, paths);
  throw refusal(done.reason);
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function DraftActionPage() {
  const { t } = useTranslation("drafts");
  const { act, next, counts } = useLoaderData<typeof loader>();
  const paths = usePaths();
  const assessment = useAssessmentName();
  const path = paths.act(act);
  return (
    <>
      <div {...inertWhile(true)}>
        <PageHeader eyebrow={assessment} title={t(`actions.${act}.name`)} lead={t(`actions.${act}.text`)} />
      </div>
      <AskDraft
        act={act}
        action={act === "fresh" ? `${path}?next=${next}` : path}
        counts={counts}
        closeHref={paths.start}
      />
    </>
  );
}
