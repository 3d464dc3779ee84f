import type { TypedResponse } from "@remix-run/cloudflare";
import type { AssessmentPaths } from "~/domain/kinds/paths";
import { refusal } from "~/features/answers/open-id.server";
import { type FlashKey, setFlash } from "~/features/web/flash.server";
import { redirectTo } from "~/features/web/redirect.server";
import type { SubmitVerdict } from "./submit.server";

/** Where a submission leads, or back to what is missing. Throws for who may not submit. */
export async function submitRedirect(verdict: SubmitVerdict, paths: AssessmentPaths): Promise<TypedResponse<never>> {
  const go = async (path: string, flash?: FlashKey) =>
    redirectTo(path, { status: 303, headers: flash ? { "Set-Cookie": await setFlash(flash) } : {} });
  if (verdict.ok) return go(paths.newResults);
  switch (verdict.reason) {
    case "completed":
      return go(paths.results, "alreadySubmitted");
    case "incomplete":
      return go(paths.section(verdict.open.section.id), "incomplete");
    case "busy":
      return go(paths.form, "busy");
    default:
      throw refusal(verdict.reason);
  }
}
