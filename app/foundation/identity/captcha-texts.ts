import type { CaptchaChallenge, CaptchaRefusal } from "~/platform/captcha/captcha";

/** When to try again if the captcha's verifier could not be reached. */
export const CAPTCHA_RETRY_SECONDS = 60;

/** The key of the captcha text that says why a captcha did not pass, and what to do. */
export function captchaText(provider: CaptchaChallenge["provider"], reason: CaptchaRefusal) {
  if (reason === "captcha-unavailable") return "unavailable";
  const isMissing = reason === "captcha-missing";
  if (provider === "turnstile") return isMissing ? "widget.missing" : "widget.wrong";
  return isMissing ? "missing" : "wrong";
}
