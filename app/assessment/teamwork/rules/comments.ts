import { manyLines } from "../../../core/typed-text";

/** Maximum characters per comment, and maximum comments per question. */
export const COMMENT_LIMIT = 2000;
export const MAX_COMMENTS = 200;
/** Maximum size in bytes of the comments in a section's form: one for each of up to twenty questions, at nine bytes per character. */
export const MAX_COMMENTS_BYTES = 20 * COMMENT_LIMIT * "%E4%B8%80".length;

export type CommentVerdict = { ok: true; text: string } | { ok: false; reason: "missing" | "too-long" };

/** Validates the text of a comment. */
export function judgeComment(written: string): CommentVerdict {
  const text = manyLines(written);
  if (text === "") return { ok: false, reason: "missing" };
  return text.length > COMMENT_LIMIT ? { ok: false, reason: "too-long" } : { ok: true, text };
}

const MAIL_GAP_MS = 30 * 60_000;

/**
 * A mail sent at or after this time, in milliseconds, suppresses the next one to the same reader about the same question. This limits mail
 * to one per question and reader in 30 minutes, however many comments there are.
 */
export function mailHoldsSince(now: number): number {
  return now - MAIL_GAP_MS + 1;
}

const REPEAT_MS = 5 * 60_000;

/**
 * A comment by the same author with the same text on the same question counts as a repeat if it was sent at or after this time, in
 * milliseconds. Double clicks and slow connections cause repeats.
 */
export function repeatsSince(now: number): number {
  return now - REPEAT_MS + 1;
}
