import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { findAssessment } from "~/assessment/answers/queries.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { addReview } from "~/results/results/reviews.server";

/** Marks a report as reviewed, or prints it as of now, as its page asks. */
export async function answerReport(ctx: Context, request: Request, sealedId: string | undefined): Promise<Response> {
  const { user, assessmentId, paths } = await requireAssessmentId(ctx, request, sealedId);
  const intent = (await request.formData()).get("intent");
  if (intent === "regenerate") {
    if (!(await findAssessment(ctx, user, assessmentId))) throw refusal("not-found");
    return redirectWithFlash(`${paths.report}?download=true`, "reportRegenerating");
  }
  const done = await addReview(ctx, user, assessmentId, "reviewed");
  if (!done.ok && done.reason === "draft") return redirectTo(paths.form);
  if (!done.ok) throw refusal(done.reason);
  return redirectWithFlash(`${paths.results}#approval`, "reportReviewed");
}
