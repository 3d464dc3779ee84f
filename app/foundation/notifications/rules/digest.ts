import { NOTIFICATION_TYPES, type NotificationType } from "./types";

/** The cause of the weekly digest, which gathers others. It has no type of its own to switch off. */
export const DIGEST = "digest";

/** Within the groups whose mails a digest gathers, what somebody waits for or must not miss: it comes at once all the same. */
const AT_ONCE: NotificationType[] = ["SUBMISSION_DEADLINE", "SUBMISSION_COMPLETED"];

/** The types whose mails wait for the digest of whoever wants one. */
export const DIGESTED_TYPES = (Object.keys(NOTIFICATION_TYPES) as NotificationType[]).filter((type) => {
  const { group } = NOTIFICATION_TYPES[type];
  return (group === "assessment" || group === "report") && !AT_ONCE.includes(type);
});

export function isDigested(type: string): boolean {
  return DIGESTED_TYPES.some((each) => each === type);
}

/** Entries that a digest shows; it names the number of the others. */
export const MAX_ENTRIES = 30;

const DAY_MS = 86_400_000;
/** Monday, 07:00 UTC, in milliseconds after the Thursday on which the epoch began. */
const FIRST_MONDAY_MS = 4 * DAY_MS + 7 * 3_600_000;

/** When the week of a time ended whose digest is due at it, in milliseconds: the last Monday at 07:00 UTC. */
export function weekEnd(now: number): number {
  return now - ((((now - FIRST_MONDAY_MS) % (7 * DAY_MS)) + 7 * DAY_MS) % (7 * DAY_MS));
}

/** Digests go out on Mondays. One that could not, for a whole day, waits for the next week and holds both. */
export function isDigestDay(now: number): boolean {
  return now - weekEnd(now) < DAY_MS;
}
