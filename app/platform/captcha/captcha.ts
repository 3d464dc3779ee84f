/** A question to show. The page or the API puts the numbers `a` and `b` into words. */
export interface CaptchaQuestion {
  provider: "question";
  token: string;
  a: number;
  b: number;
}

/** A Cloudflare Turnstile widget to show, by the key that identifies it. */
interface CaptchaWidget {
  provider: "turnstile";
  siteKey: string;
}

export type CaptchaChallenge = CaptchaQuestion | CaptchaWidget;

/** What the captcha guards. A solution for one action does not pass for another, if the provider tells them apart. */
export type CaptchaAction = "sign-in" | "sign-up" | "recovery";

/** What is known about the request that brings the answer. */
export interface CaptchaUse {
  action: CaptchaAction;
  /** The visitor's address as Cloudflare reports it, or null. */
  remoteIp: string | null;
}

export type CaptchaRefusal = "captcha-missing" | "captcha-wrong" | "captcha-unavailable";
export type CaptchaVerdict = { ok: true } | { ok: false; reason: CaptchaRefusal };

/** The captcha port. A missing answer or an unreachable verifier never passes, and no answer passes twice. */
export interface Captcha {
  ask(): CaptchaChallenge;
  /** The answer in the fields of `CaptchaField`, in the form that `verify` takes; empty if there is none. */
  responseOf(form: FormData): string;
  /** `response` is `<token>:<answer>` for a question, the widget's token for Turnstile. */
  verify(response: string, use: CaptchaUse): Promise<CaptchaVerdict>;
}
