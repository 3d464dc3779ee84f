/** A question to show; `a` and `b` are the numbers that the page or the API puts into words. */
export interface CaptchaQuestion {
  provider: "question";
  token: string;
  a: number;
  b: number;
}

/** A widget of Cloudflare Turnstile to show, by the key that names it. */
interface CaptchaWidget {
  provider: "turnstile";
  siteKey: string;
}

export type CaptchaChallenge = CaptchaQuestion | CaptchaWidget;

/** What the captcha guards. What was solved for one does not pass for another, where the provider tells them apart. */
export type CaptchaAction = "sign-in" | "sign-up" | "recovery";

/** What is known of the request that brings the answer. */
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
  /** What the fields of `CaptchaField` brought, as `verify` takes it; empty where nothing was answered. */
  responseOf(form: FormData): string;
  /** `response` is `<token>:<answer>` for a question, the widget's token for Turnstile. */
  verify(response: string, use: CaptchaUse): Promise<CaptchaVerdict>;
}
