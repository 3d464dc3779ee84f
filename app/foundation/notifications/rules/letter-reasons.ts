/** Why a message is a dead letter. */
export const LETTER_REASONS = ["delivery-failed", "unreadable", "unknown-version", "handler-failed"] as const;
export type LetterReason = (typeof LETTER_REASONS)[number];
