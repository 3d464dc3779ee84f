import type { TypedResponse } from "@remix-run/cloudflare";
import type { AssessmentPaths } from "~/domain/kinds/paths";
import { refusal } from "~/features/answers/open-id.server";
import { redirectTo, redirectWithFlash } from "~/features/web/redirect.server";
import type { SubmitVerdict } from "./submit.server";

/** Where a submission leads, or back to what is missing. Throws for who may not submit. */
export async function submitRedirect(verdict: SubmitVerdict, paths: AssessmentPaths): Promise<TypedResponse<never>> {
  if (verdict.ok) return redirectTo(paths.newResults);
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
