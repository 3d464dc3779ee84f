/** The kinds of message that the product sends so far (specification, accounts 9). */
export const NOTIFICATION_TYPES = ["ACCOUNT_CREATED", "SECURITY_ALERT"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** First try and three retries (specification, accounts 9). */
export const MOST_ATTEMPTS = 4;
const RETRY_DELAY_SECONDS = 5;

/** What becomes of a message after a failed attempt: tried again, or given up. */
export function afterFailure(attempts: number): { status: "retrying"; delaySeconds: number } | { status: "failed" } {
  return attempts < MOST_ATTEMPTS
    ? { status: "retrying", delaySeconds: RETRY_DELAY_SECONDS * 2 ** (attempts - 1) }
    : { status: "failed" };
}
