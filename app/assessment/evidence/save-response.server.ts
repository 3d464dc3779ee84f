import { data } from "@remix-run/cloudflare";
import { setFlash } from "~/foundation/web/flash.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import type { DocumentAnswer } from "./components/use-document-form";
import type { SaveDocumentVerdict } from "./save-document.server";

/**
 * The response to a document form: a redirect to `next` once it is saved, to `back` if the document is gone or
 * submitted, or the form with its errors. A script gets the next address in a header instead of a redirect.
 */
export async function answerUpload(
  request: Request,
  verdict: SaveDocumentVerdict,
  { next, back }: { next: string; back: string },
) {
  if (verdict.ok) {
    if (!request.headers.has("X-Upload")) return redirectWithFlash(next, "documentsUploaded");
    const headers = { Location: next, "Set-Cookie": await setFlash("documentsUploaded") };
    return data(null, { status: 201, headers });
  }
  switch (verdict.reason) {
    case "completed":
      return redirectWithFlash(back, "alreadySubmitted");
    case "not-found":
      return redirectWithFlash(back, "documentDeleted");
    case "malformed":
      throw new Response(null, { status: 400 });
    case "too-many-requests": {
      const seconds = verdict.retryAfterSeconds;
      return data<DocumentAnswer>({ files: [], kept: [], problem: null, minutes: inMinutes(seconds) }, toWait(seconds));
    }
    default: {
      const { submission, typed, fieldErrors, files, kept, problem } = verdict;
      const replied = submission?.reply({ fieldErrors });
      const result = replied && { ...replied, initialValue: { ...replied.initialValue, ...typed } };
      return data<DocumentAnswer>(
        { result, files, kept, problem, minutes: 0 },
        { status: problem === "tooLarge" ? 413 : 422 },
      );
    }
  }
}
