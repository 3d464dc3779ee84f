import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { serveFile } from "~/assessment/evidence/serve-file.server";
import { openFiles } from "~/results/share/read.server";

/** A file of a supporting document, for readers of a link that includes the documents. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const share = await openFiles(kompas, request, params.token ?? "", "documents");
  const answer = share
    ? await serveFile(kompas, share.reader, params.fileId ?? "", request, share.assessmentId)
    : new Response(null, { status: 404 });
  answer.headers.set("X-Robots-Tag", "noindex");
  // It can be read only as long as the link opens it.
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}
