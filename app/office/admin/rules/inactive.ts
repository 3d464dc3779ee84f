/** A company of which nobody has saved anything for so many days is inactive. */
export const INACTIVE_DAYS = 90;

/** The moment since which an inactive company has saved nothing: no answer, no submission, and it has not registered since. */
export const inactiveSince = (now: number): number => now - INACTIVE_DAYS * 24 * 60 * 60 * 1000;
