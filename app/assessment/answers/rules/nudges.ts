const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days a draft rests before its starter is reminded of it. */
export const RESTING_DAYS = [7, 21] as const;
/** A reminder that is later than this, after an outage, is not sent any more. In days. */
const MAX_LATE_DAYS = 7;

/** For how many years after its last footprint a company is reminded, once a year, to measure another. */
const FOOTPRINT_YEARS = 4;

/** How many answers are half of what is required, rounded up. */
export function halfOf(required: number): number {
  return Math.ceil(required / 2);
}

/** When a draft must last have been touched for a reminder after `days` to be due now: after `from` and until `until`, in milliseconds. */
export function restingSince(days: (typeof RESTING_DAYS)[number], now: number): { from: number; until: number } {
  return { from: now - (days + MAX_LATE_DAYS) * DAY_MS, until: now - days * DAY_MS };
}

/**
 * When a footprint must have been submitted for a reminder of another one to be due now: so many whole years ago, between two times in
 * milliseconds.
 */
export function footprintsDue(now: number): { years: number; from: number; until: number }[] {
  return Array.from({ length: FOOTPRINT_YEARS }, (_, index) => {
    const until = new Date(now);
    until.setUTCFullYear(until.getUTCFullYear() - index - 1);
    return { years: index + 1, from: until.getTime() - MAX_LATE_DAYS * DAY_MS, until: until.getTime() };
  });
}

/** The days after a registration on which a profile that is not complete is looked at, oldest registration first, in milliseconds. */
export function profileDue(now: number): { from: number; until: number } {
  return { from: now - (PROFILE_DAYS + MAX_LATE_DAYS) * DAY_MS, until: now - PROFILE_DAYS * DAY_MS };
}

/** Days that somebody has to complete the profile before being reminded. */
const PROFILE_DAYS = 3;
