const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long a requested deletion waits, so that the account's owner can change their mind, in milliseconds (privacy
 * policy, section 8).
 */
export const COOLING_OFF_MS = 7 * DAY_MS;

/**
 * How long an account must have been over before it is erased, in milliseconds. By then every request that began while
 * it was open has ended, so none can write erased data again.
 */
export const IN_FLIGHT_MS = 5 * 60 * 1000;

/** How long a copy of a user's data can be downloaded, in milliseconds. */
export const EXPORT_LIFE_MS = 7 * DAY_MS;

/** Copies that one user may request in a period. In addition, only one at a time. */
export const EXPORT_LIMIT = { max: 3, windowMs: DAY_MS } as const;

/** How long technical logs and security events are kept, in milliseconds (privacy policy, section 7). */
export const LOG_LIFE_MS = 365 * DAY_MS;

/** How long what the bell shows is kept, which messages were sent, and what jobs did, in milliseconds (privacy policy, section 7). */
export const NOTICE_LIFE_MS = 30 * DAY_MS;

/** How long an answered question to the office is kept, in milliseconds (privacy policy, section 7). */
export const ANSWERED_LIFE_MS = 2 * 365 * DAY_MS;

/** Years from an assessment's completion until it is anonymised, and until it is deleted (privacy policy, section 7). */
export const ANONYMISED_AFTER_YEARS = 5;
export const DELETED_AFTER_YEARS = 7;
/** Years from the last change until a draft is deleted. It would be anonymised by then, and statistics do not use it. */
export const DRAFT_DELETED_AFTER_YEARS = 5;

/**
 * How long the list of erasures names one, in milliseconds: a backup may be restored up to 30 days after it was taken, and the database it
 * was restored into may be taken back by another 30. One day more for the job that deletes them.
 */
export const ERASURES_KNOWN_MS = 61 * DAY_MS;

/** The same moment so many years earlier in the calendar. 29 February becomes 1 March. */
export function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

/** Whether an account is over. It grants no access any more and waits for the next scheduled run to erase it. */
export function isOver(deletionDueAt: number | null, now: number): boolean {
  return deletionDueAt !== null && deletionDueAt <= now;
}
