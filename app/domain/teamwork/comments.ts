import { manyLines } from "../typed-text";

/** Characters of a comment at most, and comments on a question. */
export const COMMENT_LIMIT = 2000;
export const MOST_COMMENTS = 200;

export type CommentVerdict = { ok: true; text: string } | { ok: false; reason: "missing" | "too-long" };

/** Judges what was written. */
export function judgeComment(written: string): CommentVerdict {
  const text = manyLines(written);
  if (text === "") return { ok: false, reason: "missing" };
  return text.length > COMMENT_LIMIT ? { ok: false, reason: "too-long" } : { ok: true, text };
}

const MAIL_GAP_MS = 30 * 60_000;

/**
 * From when on, in milliseconds, a mail to a reader about a question keeps the next one back: one mail a question and reader in 30 minutes,
 * however many comments there are.
 */
export function mailHoldsSince(now: number): number {
  return now - MAIL_GAP_MS + 1;
}
