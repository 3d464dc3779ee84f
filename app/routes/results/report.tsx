import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { assessmentPaths } from "~/domain/kinds/paths";
import { LANGUAGES } from "~/domain/language";
import { refusal, requireAssessmentId } from "~/features/answers/open-id.server";
import { findAssessment } from "~/features/answers/queries.server";
import { languageOf } from "~/features/identity/language.server";
import { ReportPage } from "~/features/report/components/report-page";
import { getReport } from "~/features/report/report.server";
import type { PageFrame } from "~/features/web/page-handle";
import { redirectTo } from "~/features/web/redirect.server";

export const handle = { enhance: true };

/** The printable report, in the language that the address asks for, else in the reader's. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const query = new URL(request.url).searchParams;
  const asked = LANGUAGES.find((language) => language === query.get("lang"));
  const found = await getReport(kompas, user, assessmentId, asked ?? (await languageOf(kompas, request)));
  if (!found.ok && found.reason === "draft") return redirectTo(paths.form);
  if (!found.ok) {
    // The address says nothing of the kind; a report of another is on its results' own page.
    const other = await findAssessment(kompas, { ...user, looksFor: undefined }, assessmentId);
    if (!other) throw refusal("not-found");
    return redirectTo(assessmentPaths(other.kind, params.id ?? "").results);
  }
  const isPrinted = query.get("download") === "true";
  const frame: PageFrame = { paperFoot: found.report.foot, backTo: paths.report };
  return {
    ...{ report: found.report, isPrinted, frame },
    title: found.report.name,
    path: paths.report,
    resultsPath: paths.results,
  };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function PrintedReport() {
  return <ReportPage {...useLoaderData<typeof loader>()} />;
}
