import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { keepRecovery } from "./recovery-cookie.server";

/** Leads back to where a recovery begins, with a word on why, when a later step has nothing to go on with. */
export async function recoveryOver() {
  return redirectWithFlash("/forgotPassword", "recoveryExpired", { cookies: [await keepRecovery(null)] });
}
