const MINUTE_MS = 60_000;
/**
 * A break is suggested after this much continuous work. A pause longer than `PAUSE_MS` ends the stretch. The values are ours; the
 * specification has no trigger.
 */
const BREAK_AFTER_MS = 20 * MINUTE_MS;
export const PAUSE_MS = 5 * MINUTE_MS;

/** Work on one assessment without a longer pause; times in milliseconds. */
export interface Stretch {
  startedAt: number;
  lastAt: number;
  /** Whether a break has been suggested during it. */
  isAsked: boolean;
}

/** The stretch of work that the current action belongs to: the former one, or a new one after a pause. */
export function continueStretch(former: Stretch | null, now: number): Stretch {
  if (!former || now < former.lastAt || now - former.lastAt > PAUSE_MS) {
    return { startedAt: now, lastAt: now, isAsked: false };
  }
  return { ...former, lastAt: now };
}

/** Whether to suggest a break: once per stretch. */
export function isTimeForBreak({ startedAt, lastAt, isAsked }: Stretch): boolean {
  return !isAsked && lastAt - startedAt >= BREAK_AFTER_MS;
}
