const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a requested deletion waits, so that its owner can change their mind, in milliseconds (privacy policy, section 8). */
export const COOLING_OFF_MS = 7 * DAY_MS;

/**
 * How long an account has to have been over before it is erased, in milliseconds: by then every request that began while it
 * was still open has ended, and none can write again what is gone.
 */
export const IN_FLIGHT_MS = 5 * 60 * 1000;

/** How long a copy of somebody's data can be downloaded, in milliseconds. */
export const EXPORT_LIFE_MS = 7 * DAY_MS;

/** Copies that one user may ask for, and in which time. One at a time beside that. */
export const EXPORT_LIMIT = { max: 3, windowMs: DAY_MS } as const;

/** How long technical logs, security events and what the bell shows are kept, in milliseconds (privacy policy, section 7). */
export const LOG_LIFE_MS = 365 * DAY_MS;

/** How long a question to the office is kept that has been answered, in milliseconds (privacy policy, section 7). */
export const ANSWERED_LIFE_MS = 2 * 365 * DAY_MS;

/** Years after its completion until an assessment is anonymised, and until it is deleted (privacy policy, section 7). */
export const ANONYMISED_AFTER_YEARS = 5;
export const DELETED_AFTER_YEARS = 7;
/** Years after the last change until a draft is deleted: it would have been anonymised by then, and says nothing to statistics. */
export const DRAFT_DELETED_AFTER_YEARS = 5;

/** The same moment so many years earlier, by the calendar; of 29 February it is 1 March. */
export function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

/** Whether an account's time is up: it opens nothing any more, and waits for the next run of the clock to be erased. */
export function isOver(deletionDueAt: number | null, now: number): boolean {
  return deletionDueAt !== null && deletionDueAt <= now;
}
