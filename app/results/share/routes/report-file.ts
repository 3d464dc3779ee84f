import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { serveReportFile } from "~/results/report/answer-file.server";
import { readSharedFile } from "~/results/share/shared-file.server";

/** What a link shows, as a PDF. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const found = await readSharedFile(kompas, request, params.token ?? "");
  if (!found.ok && found.reason === "too-many-requests") {
    return new Response(null, { status: 429, headers: { "Retry-After": String(found.retryAfterSeconds) } });
  }
  const answer = found.ok ? serveReportFile(found) : new Response(null, { status: 404 });
  answer.headers.set("X-Robots-Tag", "noindex");
  return answer;
}
