import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readerOf, readUserId } from "~/assessment/answers/associated.server";
import { requireAssessmentId } from "~/assessment/answers/open-id.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { askedLanguage } from "~/foundation/identity/language.server";
import { answerFile } from "~/results/report/answer-file.server";
import { openReportFile, openSummaryFile } from "~/results/report/report-file.server";

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
  const open = query.get("part") === "summary" ? openSummaryFile : openReportFile;
  const found = await open(kompas, reader, assessmentId, await askedLanguage(kompas, request));
  return answerFile(found, (kind) => assessmentPaths(kind, params.id ?? "").form);
}
