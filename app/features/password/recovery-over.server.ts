import { setFlash } from "~/features/web/flash.server";
import { redirectTo } from "~/features/web/redirect.server";
import { keepRecovery } from "./recovery-cookie.server";

/** Leads back to where a recovery begins, with a word on why, when a later step has nothing to go on with. */
export async function recoveryOver() {
  const headers = new Headers();
  headers.append("Set-Cookie", await keepRecovery(null));
  headers.append("Set-Cookie", await setFlash("recoveryExpired"));
  return redirectTo("/forgotPassword", { status: 303, headers });
}
