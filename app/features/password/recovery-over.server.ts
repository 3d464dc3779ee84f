import { redirect } from "@remix-run/cloudflare";
import { setFlash } from "~/features/shell/flash.server";
import { keepRecovery } from "./recovery-cookie.server";

/** Leads back to where a recovery begins, with a word on why, when a later step has nothing to go on with. */
export async function recoveryOver() {
  const headers = new Headers();
  headers.append("Set-Cookie", await keepRecovery(null));
  headers.append("Set-Cookie", await setFlash("recoveryExpired"));
  return redirect("/forgotPassword", { status: 303, headers });
}
