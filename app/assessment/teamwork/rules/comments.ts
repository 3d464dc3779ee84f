import { manyLines } from "../../../core/typed-text";

/** Characters of a comment at most, and comments on a question. */
export const COMMENT_LIMIT = 2000;
export const MAX_COMMENTS = 200;
/** What the comments of a section's form take at most, in bytes: one for each of up to twenty questions, of characters that take nine. */
export const MAX_COMMENTS_BYTES = 20 * COMMENT_LIMIT * "%E4%B8%80".length;

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

const REPEAT_MS = 5 * 60_000;

/** From when on, in milliseconds, the same words of the same author on a question are the same comment, sent again by a double click or a slow line. */
export function repeatsSince(now: number): number {
  return now - REPEAT_MS + 1;
}
