const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days a draft rests before its starter is reminded of it. */
export const RESTING_DAYS = [7, 21] as const;
/** A reminder that is later than this, after an outage, is not sent any more. In days. */
const MOST_LATE_DAYS = 7;

/** How many answers are half of what is required, rounded up. */
export function halfOf(required: number): number {
  return Math.ceil(required / 2);
}

/** When a draft must last have been touched for a reminder after `days` to be due now: after `from` and until `until`, in milliseconds. */
export function restingSince(days: (typeof RESTING_DAYS)[number], now: number): { from: number; until: number } {
  return { from: now - (days + MOST_LATE_DAYS) * DAY_MS, until: now - days * DAY_MS };
}

/** The days after a registration on which a profile that is not complete is looked at, oldest registration first, in milliseconds. */
export function profileDue(now: number): { from: number; until: number } {
  return { from: now - (PROFILE_DAYS + MOST_LATE_DAYS) * DAY_MS, until: now - PROFILE_DAYS * DAY_MS };
}

/** Days that somebody has to complete the profile before being reminded. */
const PROFILE_DAYS = 3;
