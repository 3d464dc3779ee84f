import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readUserId } from "~/assessment/answers/associated.server";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { LANGUAGES } from "~/core/language";
import { languageOf } from "~/foundation/identity/language.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { serveReportFile } from "~/results/report/report-file.server";
import { openSlidesFile } from "~/results/report/slides/slides-file.server";

/** The slides as a PDF, for users who may read the report, in the language that the URL asks for, or else in the reader's. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const userId = readUserId(kompas, request);
  const lang = new URL(request.url).searchParams.get("lang");
  const language = LANGUAGES.find((each) => each === lang) ?? (await languageOf(kompas, request));
  const found = await openSlidesFile(
    kompas,
    { user: { ...user, expectedKind: undefined }, assessmentId, userId },
    language,
  );
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
