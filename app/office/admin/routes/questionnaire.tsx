import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { checkDraft } from "~/office/editor/checks.server";
import { DraftPage } from "~/office/editor/components/draft-page";
import { discardDraft } from "~/office/editor/drafts.server";
import { QUESTIONNAIRES } from "~/office/editor/paths";
import { callOff } from "~/office/editor/publish.server";
import { requireDraft } from "~/office/editor/require-draft.server";
import { viewDraft } from "~/office/editor/view";

/** The question that applies to each state: only a scheduled draft can be called off. */
const ASKED = { open: "discard", scheduled: "call-off", published: null } as const;

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, draft } = await requireDraft(kompas, request, params.id);
  const dialog = new URL(request.url).searchParams.get("dialog");
  const asked = dialog !== null && dialog === ASKED[draft.row.state] ? ASKED[draft.row.state] : null;
  return {
    view: viewDraft(draft, draft.row.state === "published" ? [] : await checkDraft(kompas, draft), user.language),
    asked,
    frame: { dialogOpen: asked !== null } satisfies PageFrame,
    title: await pageTitle(kompas, request, "questionnaires", "title"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, draft, paths } = await requireDraft(kompas, request, params.id);
  switch ((await request.formData()).get("intent")) {
    case "discard":
      return (await discardDraft(kompas, user, draft.row.id))
        ? redirectWithFlash(QUESTIONNAIRES, "questionnaireDiscarded")
        : redirectWithFlash(paths.own, "questionnaireClosed");
    case "call-off":
      return redirectWithFlash(
        paths.own,
        (await callOff(kompas, user, draft.row.id)) ? "questionnaireCalledOff" : "questionnaireClosed",
      );
    default:
      throw new Response(null, { status: 400 });
  }
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Questionnaire() {
  return <DraftPage {...useLoaderData<typeof loader>()} />;
}
