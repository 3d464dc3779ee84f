import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { makeWorkbook } from "~/assessment/workbook/make-workbook.server";
import { languageOf } from "~/foundation/identity/language.server";
import { toWait } from "~/foundation/web/wait";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The questionnaire of an assessment with the answers so far, as a workbook. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const language = await languageOf(kompas, request);
  const made = await makeWorkbook(kompas, user, assessmentId, { language, origin: new URL(request.url).origin });
  if (!made.ok) {
    if (made.reason === "not-found") throw refusal(made.reason);
    throw new Response(null, toWait(made.retryAfterSeconds));
  }
  const headers = { "Content-Type": TYPE, "Content-Disposition": `attachment; filename="${made.fileName}"` };
  return new Response(made.bytes, { headers });
}
