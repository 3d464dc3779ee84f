import type { TypedResponse } from "@remix-run/cloudflare";
import { refusal } from "~/assessment/answers/open-id.server";
import type { AssessmentPaths } from "~/core/addresses/assessment";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { issueNow } from "~/results/proof/issue.server";
import type { SubmitVerdict } from "./submit.server";

/** Has a submission proved, and redirects to its result, or back to what is missing. Throws for users who may not submit. */
export async function submitRedirect(
  ctx: Context,
  assessmentId: string,
  verdict: SubmitVerdict,
  paths: AssessmentPaths,
): Promise<TypedResponse<never>> {
  if (verdict.ok) {
    await issueNow(ctx, assessmentId);
    return redirectTo(paths.newResults);
  }
  switch (verdict.reason) {
    case "completed":
      return redirectWithFlash(paths.results, "alreadySubmitted");
    case "incomplete":
      return redirectWithFlash(paths.section(verdict.open.section.id), "incomplete");
    case "busy":
      return redirectWithFlash(paths.form, "busy");
    default:
      throw refusal(verdict.reason);
  }
}
