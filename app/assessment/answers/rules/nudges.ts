const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after the last change until a draft's starter is reminded of it. */
export const RESTING_DAYS = [7, 21] as const;
/** After an outage, a reminder that is later than this is not sent. In days. */
const MAX_LATE_DAYS = 7;

/** For this many years after its last footprint a company is reminded, once a year, to measure another. */
const FOOTPRINT_YEARS = 4;

/** Half of the required answers, rounded up. */
export function halfOf(required: number): number {
  return Math.ceil(required / 2);
}

/** A reminder after `days` is due for drafts last touched after `from` and up to `until`, both in milliseconds. */
export function restingSince(days: (typeof RESTING_DAYS)[number], now: number): { from: number; until: number } {
  return { from: now - (days + MAX_LATE_DAYS) * DAY_MS, until: now - days * DAY_MS };
}

/** The submission times, in milliseconds, for which a footprint reminder is due now, for each number of whole years ago. */
export function footprintsDue(now: number): { years: number; from: number; until: number }[] {
  return Array.from({ length: FOOTPRINT_YEARS }, (_, index) => {
    const until = new Date(now);
    until.setUTCFullYear(until.getUTCFullYear() - index - 1);
    return { years: index + 1, from: until.getTime() - MAX_LATE_DAYS * DAY_MS, until: until.getTime() };
  });
}

/** The registration times, in milliseconds, for which an incomplete profile is checked now. */
export function profileDue(now: number): { from: number; until: number } {
  return { from: now - (PROFILE_DAYS + MAX_LATE_DAYS) * DAY_MS, until: now - PROFILE_DAYS * DAY_MS };
}

/** Days that a user has to complete the profile before a reminder. */
const PROFILE_DAYS = 3;
