/** A question to show; `a` and `b` are the numbers that the page or the API puts into words. */
export interface CaptchaQuestion {
  provider: "question";
  token: string;
  a: number;
  b: number;
}

export type CaptchaVerdict = { ok: true } | { ok: false; reason: "captcha-missing" | "captcha-wrong" };

/** The captcha port. A missing answer or an unreachable verifier never passes, and no answer passes twice. */
export interface Captcha {
  ask(): CaptchaQuestion;
  /** `response` is `<token>:<answer>`. */
  verify(response: string): Promise<CaptchaVerdict>;
}
