import { CAPTCHA_RETRY_SECONDS, captchaText } from "~/foundation/identity/captcha-texts";
import type { CaptchaRefusal } from "~/platform/captcha/captcha";
import type { Context } from "~/platform/context";
import { type ApiError, invalid, notNow } from "./errors";

/** The failure of a call whose captcha did not pass. */
export function captchaError(ctx: Context, reason: CaptchaRefusal): ApiError {
  const key = `captcha:${captchaText(ctx.captcha.ask().provider, reason)}` as const;
  return reason === "captcha-unavailable" ? notNow(key, CAPTCHA_RETRY_SECONDS) : invalid({ repatcheResponse: key });
}
