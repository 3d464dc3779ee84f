import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { assessmentPaths } from "~/domain/kinds/paths";
import { asNaming } from "~/domain/kinds/with-query";
import { LANGUAGES } from "~/domain/language";
import { keepWhole } from "~/domain/proof/code";
import { readerOf, readUserId } from "~/features/answers/associated.server";
import { refusal, requireAssessmentId } from "~/features/answers/open-id.server";
import { languageOf } from "~/features/identity/language.server";
import { ReportPage } from "~/features/report/components/report-page";
import { getReport } from "~/features/report/report.server";
import { findFileState } from "~/features/report/report-file.server";
import { viewFile } from "~/features/report/view-file";
import type { PageFrame } from "~/features/web/page-handle";
import { redirectTo } from "~/features/web/redirect.server";

export const handle = { enhance: true };

/** The printable report, or the way to its file (`?format=pdf`), in the language that the address asks for, else in the reader's. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths: anyKind } = await requireAssessmentId(kompas, request, params.id);
  const query = new URL(request.url).searchParams;
  const asked = LANGUAGES.find((each) => each === query.get("lang"));
  const own = await languageOf(kompas, request);
  const language = asked ?? own;
  const userId = readUserId(kompas, request);
  if (query.get("format") === "pdf") return redirectTo(asNaming(anyKind.reportFile(language), userId));
  const reader = await readerOf(kompas, { ...user, looksFor: undefined }, { assessmentId, userId, thing: "report" });
  const found = await getReport(kompas, reader, assessmentId, language);
  if (!found.ok && found.reason === "not-found") throw refusal("not-found");
  // The address says nothing of the kind.
  const paths = assessmentPaths(found.kind, params.id ?? "");
  if (!found.ok) return redirectTo(paths.form);
  const path = asNaming(paths.report, userId);
  const { foot, proof, newer } = found.report;
  const isPrinted = query.get("download") === "true";
  const ofProof = proof && keepWhole(proof.foot);
  const frame: PageFrame = { paperFoot: [foot, ofProof].filter(Boolean).join(" · "), backTo: path };
  return {
    ...{ report: found.report, kind: found.kind, isPrinted, frame },
    title: found.report.name,
    path,
    file: viewFile(await findFileState(kompas, assessmentId, language), { language: own, timeZone: user.timeZone }),
    resultsPath: asNaming(paths.results, userId),
    // Who reads one report of a company by this address may read each of them.
    newer: newer && { text: newer.text, path: asNaming(assessmentPaths(found.kind, newer.id).report, userId) },
  };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function PrintedReport() {
  return <ReportPage {...useLoaderData<typeof loader>()} />;
}
