import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { DocumentsPage, type DocumentsPageProps } from "~/assessment/evidence/components/documents-page";
import { TOO_LARGE } from "~/assessment/evidence/components/use-document-form";
import { loadDocumentsPage } from "~/assessment/evidence/documents-page.server";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { bringsDocument, saveDocument } from "~/assessment/evidence/save-document.server";
import { answerUpload } from "~/assessment/evidence/save-response.server";
import { deleteDocument } from "~/assessment/evidence/write-document.server";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { submitAssessment } from "~/results/results/submit.server";
import { submitRedirect } from "~/results/results/submit-redirect.server";

/** The supporting documents of an assessment. */
export async function loader({ request, params, context: { kompas, nonce, refusal: refused } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const query = new URL(request.url).searchParams;
  // The upload never reached the action: the door checks its size.
  const isTooLarge = refused?.reason === "tooLarge";
  if (isTooLarge) query.append("add", "");
  const language = await languageOf(kompas, request);
  const page = await loadDocumentsPage(kompas, user, assessmentId, query, language);
  if (!page.ok) {
    if (page.reason === "incomplete") return redirectWithFlash(paths.form, "completeFirst");
    throw refusal(page.reason);
  }
  const frame: PageFrame = { dialogOpen: page.question !== null || hasFile(page, page.preview) };
  const title = await pageTitle(kompas, request, "evidence", page.canChange ? "title" : "titleRead");
  const loaded = { ...page, nonce, frame, title, isTooLarge };
  return data(loaded, { status: isTooLarge ? 413 : 200 });
}

function hasFile({ documents }: Pick<DocumentsPageProps, "documents">, fileId: string | null): boolean {
  return documents.some(({ files }) => files.some(({ id, isShown }) => isShown && id === fileId));
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const here = paths.documents;
  const opened = await openDocuments(kompas, user, assessmentId, "change");
  if (!opened.ok) {
    if (opened.reason === "completed") return redirectWithFlash(here, "alreadySubmitted");
    if (opened.reason === "incomplete") return redirectWithFlash(paths.form, "completeFirst");
    throw refusal(opened.reason);
  }
  if (bringsDocument(request)) {
    const edited = new URL(request.url).searchParams.get("edit");
    const verdict = await saveDocument(kompas, user, opened, request, edited);
    return answerUpload(request, verdict, { next: `${here}?dialog=uploaded`, back: here });
  }
  const form = await request.formData();
  if (form.get("intent") === "delete") {
    const done = await deleteDocument(kompas, user, opened, String(form.get("document")));
    return redirectWithFlash(here, done.ok || done.reason === "not-found" ? "documentDeleted" : "alreadySubmitted");
  }
  if (form.get("intent") !== "submit") throw refusal("not-found");
  const hasNone = opened.documents.every(({ files }) => files.length === 0);
  if (hasNone && user.role === "owner") return data({ needsDocument: true as const }, { status: 422 });
  return submitRedirect(kompas, assessmentId, await submitAssessment(kompas, user, assessmentId), paths);
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Documents() {
  const { isTooLarge, ...loaded } = useLoaderData<typeof loader>();
  const given = useActionData<typeof action>();
  const refused = given && "files" in given ? given : undefined;
  return (
    <DocumentsPage
      {...loaded}
      answer={refused ?? (isTooLarge ? TOO_LARGE : undefined)}
      needsDocument={given !== undefined && given !== null && "needsDocument" in given}
    />
  );
}
