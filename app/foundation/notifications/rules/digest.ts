import { NOTIFICATION_TYPES, type NotificationType } from "./types";

/** The cause of the weekly digest, which collects others. It has no type of its own to switch off. */
export const DIGEST = "digest";

/** Types in the digest's groups that the user waits for or must not miss. Their mails are still sent at once. */
const AT_ONCE: NotificationType[] = ["SUBMISSION_DEADLINE", "SUBMISSION_COMPLETED"];

/** The types whose mails wait for the digest, for users who want one. */
export const DIGESTED_TYPES = (Object.keys(NOTIFICATION_TYPES) as NotificationType[]).filter((type) => {
  const { group } = NOTIFICATION_TYPES[type];
  return (group === "assessment" || group === "report") && !AT_ONCE.includes(type);
});

export function isDigested(type: string): boolean {
  return DIGESTED_TYPES.some((each) => each === type);
}

/** The most entries that a digest shows. It states how many more there are. */
export const MAX_ENTRIES = 30;

const DAY_MS = 86_400_000;
/** Monday, 07:00 UTC, in milliseconds after the Thursday on which the epoch began. */
const FIRST_MONDAY_MS = 4 * DAY_MS + 7 * 3_600_000;

/** The end of the week whose digest is due at `now`, in milliseconds: the last Monday at 07:00 UTC. */
export function weekEnd(now: number): number {
  return now - ((((now - FIRST_MONDAY_MS) % (7 * DAY_MS)) + 7 * DAY_MS) % (7 * DAY_MS));
}

/** Digests go out on Mondays. One that fails for a whole day waits for the next week and covers both. */
export function isDigestDay(now: number): boolean {
  return now - weekEnd(now) < DAY_MS;
}
