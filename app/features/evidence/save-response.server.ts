import { data } from "@remix-run/cloudflare";
import { type FlashKey, setFlash } from "~/features/web/flash.server";
import { redirectTo } from "~/features/web/redirect.server";
import type { DocumentAnswer } from "./components/use-document-form";
import type { SaveDocumentVerdict } from "./save-document.server";

const go = async (path: string, flash: FlashKey) =>
  redirectTo(path, { status: 303, headers: { "Set-Cookie": await setFlash(flash) } });

/**
 * The answer to a form of a document: on to `next` once it is saved, `back` where it is gone or submitted, or the form again with what
 * was wrong. A script is told where to go on instead.
 */
export async function answerUpload(
  request: Request,
  verdict: SaveDocumentVerdict,
  { next, back }: { next: string; back: string },
) {
  if (verdict.ok) {
    if (!request.headers.has("X-Upload")) return go(next, "documentsUploaded");
    const headers = { Location: next, "Set-Cookie": await setFlash("documentsUploaded") };
    return data(null, { status: 201, headers });
  }
  switch (verdict.reason) {
    case "completed":
      return go(back, "alreadySubmitted");
    case "not-found":
      return go(back, "documentDeleted");
    case "malformed":
      throw new Response(null, { status: 400 });
    case "too-many-requests": {
      const minutes = Math.ceil(verdict.retryAfterSeconds / 60);
      const headers = { "Retry-After": String(verdict.retryAfterSeconds) };
      return data<DocumentAnswer>({ files: [], problem: null, minutes }, { status: 429, headers });
    }
    default: {
      const { submission, fieldErrors, files, problem } = verdict;
      const result = submission?.reply({ fieldErrors });
      return data<DocumentAnswer>(
        { result, files, problem, minutes: 0 },
        { status: problem === "tooLarge" ? 413 : 422 },
      );
    }
  }
}
