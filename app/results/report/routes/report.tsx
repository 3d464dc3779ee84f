import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readerOf, readUserId } from "~/assessment/answers/associated.server";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { asNaming, withQuery } from "~/core/addresses/with-query";
import { LANGUAGES } from "~/core/language";
import { languageOf } from "~/foundation/identity/language.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo } from "~/foundation/web/redirect.server";
import { keepWhole } from "~/results/proof/rules/code";
import { ReportPage } from "~/results/report/components/report-page";
import { getReport } from "~/results/report/report.server";
import { findFileState } from "~/results/report/report-file.server";
import { viewFile } from "~/results/report/view-file";

export const handle = { enhance: true };

/** The printable report, or a redirect to its file (`?format=pdf`), in the language that the URL asks for, or else in the reader's. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths: anyKind } = await requireAssessmentId(kompas, request, params.id);
  const query = new URL(request.url).searchParams;
  const asked = LANGUAGES.find((each) => each === query.get("lang"));
  const own = await languageOf(kompas, request);
  const language = asked ?? own;
  const userId = readUserId(kompas, request);
  if (query.get("format") === "pdf") {
    const file = asNaming(anyKind.reportFile(language), userId);
    return redirectTo(query.get("part") === "summary" ? withQuery(file, "part=summary") : file);
  }
  const reader = await readerOf(
    kompas,
    { ...user, expectedKind: undefined },
    { assessmentId, userId, thing: "report" },
  );
  const found = await getReport(kompas, reader, assessmentId, language);
  if (!found.ok && found.reason === "not-found") throw refusal("not-found");
  // The URL does not say the kind.
  const paths = assessmentPaths(found.kind, params.id ?? "");
  if (!found.ok) return redirectTo(paths.form);
  const path = asNaming(paths.report, userId);
  const { foot, proof, newer } = found.report;
  const isPrinted = query.get("download") === "true";
  const ofProof = proof && keepWhole(proof.foot);
  const frame: PageFrame = { paperFoot: [foot, ofProof].filter(Boolean).join(" · "), backTo: path };
  return {
    report: found.report,
    kind: found.kind,
    isPrinted,
    open: query.get("open") ?? "",
    frame,
    title: found.report.name,
    path,
    file: viewFile(await findFileState(kompas, assessmentId, language), { language: own, timeZone: user.timeZone }),
    resultsPath: asNaming(paths.results, userId),
    slidesPath: asNaming(paths.slides, userId),
    // A user who may read one report of a company through this URL may read all of them.
    newer: newer && { text: newer.text, path: asNaming(assessmentPaths(found.kind, newer.id).report, userId) },
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function PrintedReport() {
  return <ReportPage {...useLoaderData<typeof loader>()} />;
}
