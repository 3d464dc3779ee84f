import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readUserId } from "~/assessment/answers/associated.server";
import { requireAssessmentId } from "~/assessment/answers/open-id.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { askedLanguage } from "~/foundation/identity/language.server";
import { answerFile } from "~/results/report/answer-file.server";
import { openSlidesFile } from "~/results/report/slides/slides-file.server";

/** The slides as a PDF, for users who may read the report, in the language that the URL asks for, or else in the reader's. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const userId = readUserId(kompas, request);
  const language = await askedLanguage(kompas, request);
  const found = await openSlidesFile(
    kompas,
    { user: { ...user, expectedKind: undefined }, assessmentId, userId },
    language,
  );
  return answerFile(found, (kind) => assessmentPaths(kind, params.id ?? "").form);
}
