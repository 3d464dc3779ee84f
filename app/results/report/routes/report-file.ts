import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readerOf, readUserId } from "~/assessment/answers/associated.server";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { LANGUAGES } from "~/core/language";
import { languageOf } from "~/foundation/identity/language.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { openReportFile, openSummaryFile, serveReportFile } from "~/results/report/report-file.server";

/** The report as a PDF file, or its summary alone (`?part=summary`), for users who may read it, in the language that the URL asks for, or else in the reader's. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const userId = readUserId(kompas, request);
  const reader = await readerOf(
    kompas,
    { ...user, expectedKind: undefined },
    { assessmentId, userId, thing: "report" },
  );
  const query = new URL(request.url).searchParams;
  const asked = LANGUAGES.find((each) => each === query.get("lang"));
  const open = query.get("part") === "summary" ? openSummaryFile : openReportFile;
  const found = await open(kompas, reader, assessmentId, asked ?? (await languageOf(kompas, request)));
  if (found.ok) return serveReportFile(found);
  switch (found.reason) {
    case "draft":
      return redirectTo(assessmentPaths(found.kind, params.id ?? "").form);
    case "not-found":
      throw refusal("not-found");
    case "too-many-requests":
      return new Response(null, { status: 429, headers: { "Retry-After": String(found.retryAfterSeconds) } });
  }
}
