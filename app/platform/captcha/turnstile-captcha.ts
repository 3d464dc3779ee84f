import { z } from "zod";
import { errorMessage, type Log } from "~/platform/log";
import type { Captcha, CaptchaRefusal, CaptchaUse } from "./captcha";

/** Where Cloudflare verifies tokens. */
export const SITEVERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** Tokens have at most 2,048 characters, live for 300 seconds and work once (Turnstile, server-side validation). */
const LONGEST_TOKEN = 2048;
const TIMEOUT_MS = 5_000;
const TRIES = 2;

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});
type Answer = z.infer<typeof answerSchema>;

/** Answers that blame the visitor's token; any other failure is ours or the verifier's. */
const BLAMES_TOKEN: Record<string, CaptchaRefusal> = {
  "missing-input-response": "captcha-missing",
  "invalid-input-response": "captcha-wrong",
  "timeout-or-duplicate": "captcha-wrong",
};

export interface TurnstileSettings {
  siteKey: string;
  secretKey: string;
  verifyUrl: string;
  /** Where our pages are served; a token from any other site is refused. */
  hostname: string;
  timeoutMs?: number;
}

/** Cloudflare Turnstile. Every failure fails closed: if the verifier cannot be reached or read, no visitor passes. */
export function createTurnstileCaptcha(settings: TurnstileSettings, log: Log): Captcha {
  return {
    ask: () => ({ provider: "turnstile", siteKey: settings.siteKey }),
    responseOf: (form) => {
      const token = form.get("cf-turnstile-response");
      return typeof token === "string" ? token : "";
    },
    async verify(response, use) {
      const token = response.trim();
      if (token === "") return { ok: false, reason: "captcha-missing" };
      if (token.length > LONGEST_TOKEN) return { ok: false, reason: "captcha-wrong" };
      const answer = await askVerifier(settings, token, use, log);
      if (!answer) return { ok: false, reason: "captcha-unavailable" };
      if (!answer.success) {
        const codes = answer["error-codes"];
        const blamed = codes.map((code) => BLAMES_TOKEN[code]).find((reason) => reason !== undefined);
        if (!blamed) log("captcha-refused-us", { codes: codes.join() });
        return { ok: false, reason: blamed ?? "captcha-unavailable" };
      }
      const isOurs = answer.hostname === settings.hostname && answer.action === use.action;
      if (!isOurs) log("captcha-foreign-token", { hostname: answer.hostname ?? null, action: answer.action ?? null });
      return isOurs ? { ok: true } : { ok: false, reason: "captcha-wrong" };
    },
  };
}

/**
 * The verifier's answer, or null if it gives none that can be read. A second try has the same idempotency key, so that a token whose first
 * answer was lost does not count as a duplicate.
 */
async function askVerifier(
  { secretKey, verifyUrl, timeoutMs = TIMEOUT_MS }: TurnstileSettings,
  token: string,
  { remoteIp }: CaptchaUse,
  log: Log,
): Promise<Answer | null> {
  const body = JSON.stringify({
    secret: secretKey,
    response: token,
    ...(remoteIp ? { remoteip: remoteIp } : {}),
    idempotency_key: crypto.randomUUID(),
  });
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      const answer = await fetch(verifyUrl, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.text();
      if (answer.status >= 500) throw new Error(`The verifier answered ${answer.status}`);
      const read = answerSchema.parse(JSON.parse(text));
      if (!read["error-codes"].includes("internal-error")) return read;
      throw new Error("The verifier answered internal-error");
    } catch (error) {
      log("captcha-unreachable", { tries, error: errorMessage(error).slice(0, 200) });
    }
  }
  return null;
}
