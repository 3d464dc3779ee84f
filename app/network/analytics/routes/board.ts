import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/assessment/answers/open-id.server";
import { requireUser } from "~/foundation/identity/session.server";
import { openBoardFile } from "~/network/analytics/board/file.server";
import { serveReportFile } from "~/results/report/answer-file.server";

/** The portfolio of the reader's company on one page, as a PDF. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const file = await openBoardFile(kompas, user);
  if (file.ok) return serveReportFile(file);
  if (file.reason === "not-found") throw refusal("not-found");
  return new Response(null, { status: 429, headers: { "Retry-After": String(file.retryAfterSeconds) } });
}
