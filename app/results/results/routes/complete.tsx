import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { CompletionPage } from "~/assessment/completion/components/completion-page";
import { loadCompletionPage } from "~/assessment/completion/load-page.server";
import { notifyOwner } from "~/assessment/completion/notify-owner.server";
import { TOO_LARGE } from "~/assessment/evidence/components/use-document-form";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { ANY_EVIDENCE } from "~/assessment/evidence/rules/file-types";
import { bringsDocument, saveDocument } from "~/assessment/evidence/save-document.server";
import { answerUpload } from "~/assessment/evidence/save-response.server";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame, PageHandle } from "~/foundation/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { submitAssessment } from "~/results/results/submit.server";
import { submitRedirect } from "~/results/results/submit-redirect.server";

/** The end of an assessment: a draft whose required questions are all answered. */
export async function loader({ request, params, context: { kompas, nonce, refusal: refused } }: LoaderFunctionArgs) {
  const { user, assessmentId, kind, paths } = await requireAssessmentId(kompas, request, params.id);
  // The upload never reached the action: the door checks its size.
  const isTooLarge = refused?.reason === "tooLarge";
  const dialog = isTooLarge ? "upload" : new URL(request.url).searchParams.get("dialog");
  const language = await languageOf(kompas, request);
  const page = await loadCompletionPage(kompas, user, { assessmentId, kind }, dialog, language);
  if (!page.ok) {
    if (page.reason === "not-found") throw refusal(page.reason);
    return redirectTo(page.reason === "incomplete" ? paths.form : paths.view);
  }
  const frame: PageFrame = { dialogOpen: page.step !== null };
  const title = await pageTitle(kompas, request, "completion", "summary.title");
  const loaded = { ...page, nonce, frame, title, isTooLarge };
  return data(loaded, { status: isTooLarge ? 413 : 200 });
}

/** Saves a document on the way, notifies the owner, or submits. */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const refuse = (reason: "not-found" | "forbidden" | "completed" | "incomplete") => {
    if (reason === "completed") return redirectWithFlash(paths.view, "alreadySubmitted");
    if (reason === "incomplete") return redirectWithFlash(paths.form, "completeFirst");
    throw refusal(reason);
  };
  if (bringsDocument(request)) {
    const opened = await openDocuments(kompas, user, assessmentId, "change");
    if (!opened.ok) return refuse(opened.reason);
    const verdict = await saveDocument(kompas, user, opened, request, null, ANY_EVIDENCE);
    return answerUpload(request, verdict, { next: paths.completeStep("submit"), back: paths.complete });
  }
  switch ((await request.formData()).get("intent")) {
    case "submit":
      return submitRedirect(kompas, assessmentId, await submitAssessment(kompas, user, assessmentId), paths);
    case "tell-owner": {
      const told = await notifyOwner(kompas, user, assessmentId);
      return told.ok
        ? redirectWithFlash(paths.complete, told.isNew ? "ownerTold" : "ownerToldAlready")
        : refuse(told.reason);
    }
    default:
      throw refusal("not-found");
  }
}

export const handle: PageHandle = { sheets: ["form"] };
export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Complete() {
  const { isTooLarge, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <CompletionPage {...loaded} answer={answer ?? (isTooLarge ? TOO_LARGE : undefined)} />;
}
