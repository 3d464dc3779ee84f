import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { keepRecovery } from "./recovery-cookie.server";

/** Redirects to the start of a recovery and says why, when a later step has nothing to continue. */
export async function recoveryOver() {
  return redirectWithFlash("/forgotPassword", "recoveryExpired", { cookies: [await keepRecovery(null)] });
}
