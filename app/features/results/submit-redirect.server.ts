import type { TypedResponse } from "@remix-run/cloudflare";
import { refusal } from "~/features/answers/open-id.server";
import { type FlashKey, setFlash } from "~/features/web/flash.server";
import { redirectTo } from "~/features/web/redirect.server";
import type { SubmitVerdict } from "./submit.server";

/** Where a submission leads, or back to what is missing. Throws for who may not submit. */
export async function submitRedirect(verdict: SubmitVerdict, sealedId: string): Promise<TypedResponse<never>> {
  const go = async (path: string, flash?: FlashKey) =>
    redirectTo(path, { status: 303, headers: flash ? { "Set-Cookie": await setFlash(flash) } : {} });
  if (verdict.ok) return go(`/user/dashboard/${sealedId}?generateReport=true`);
  switch (verdict.reason) {
    case "completed":
      return go(`/user/dashboard/${sealedId}`, "alreadySubmitted");
    case "incomplete":
      return go(`/${sealedId}?section=${verdict.open.section.id}`, "incomplete");
    case "busy":
      return go(`/${sealedId}`, "busy");
    default:
      throw refusal(verdict.reason);
  }
}
