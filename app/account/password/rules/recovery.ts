const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Digits of a code (specification, accounts 9). */
export const CODE_LENGTH = 6;
/** Digits of a code once many wrong codes were given for its address: too many to guess, however many networks try. */
export const LONG_CODE_LENGTH = 10;
/** How long a code is valid (OWASP ASVS 5.0, 6.5.5 allows ten minutes). */
export const CODE_MS = 10 * MINUTE;
/** Tries at one code. After these, only a new code helps. */
export const MAX_ATTEMPTS = 5;
/** How long to wait before a new code is sent. */
export const RESEND_WAIT_MS = MINUTE;
/** Codes that one recovery sends, including the first. */
export const MAX_CODES = 5;
/** How long a recovery lasts before its code is given, and after that. */
export const RECOVERY_MS = 60 * MINUTE;
export const NEW_PASSWORD_MS = 15 * MINUTE;

/** The part of a recovery that the rules read. Times are in milliseconds since 1970. */
export interface Recovery {
  attempts: number;
  codeSentAt: number;
  codesSent: number;
  expiresAt: number;
  /** The right code has been given. */
  isVerified: boolean;
  /** The new password has been chosen, here or elsewhere. */
  isUsed: boolean;
}

/** What a recovery is waiting for. "over" means that the user must begin again. */
export function stageOf(recovery: Recovery, now: number): "code" | "password" | "over" {
  if (recovery.isUsed || recovery.expiresAt <= now) return "over";
  return recovery.isVerified ? "password" : "code";
}

/** Whether the last code sent is still valid. */
export function judgeCode(
  recovery: Recovery,
  now: number,
): { ok: true } | { ok: false; reason: "over" } | { ok: false; reason: "code-expired" | "code-spent" } {
  if (stageOf(recovery, now) !== "code") return { ok: false, reason: "over" };
  if (recovery.attempts >= MAX_ATTEMPTS) return { ok: false, reason: "code-spent" };
  return recovery.codeSentAt + CODE_MS > now ? { ok: true } : { ok: false, reason: "code-expired" };
}

export type ResendVerdict =
  | { ok: true }
  | { ok: false; reason: "over" }
  | { ok: false; reason: "no-more" }
  | { ok: false; reason: "wait"; retryAfterSeconds: number };

/** Whether a new code may be sent. */
export function judgeResend(recovery: Recovery, now: number): ResendVerdict {
  if (stageOf(recovery, now) !== "code") return { ok: false, reason: "over" };
  if (recovery.codesSent >= MAX_CODES) return { ok: false, reason: "no-more" };
  const wait = recovery.codeSentAt + RESEND_WAIT_MS - now;
  return wait <= 0 ? { ok: true } : { ok: false, reason: "wait", retryAfterSeconds: Math.ceil(wait / SECOND) };
}
