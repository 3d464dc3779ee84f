const MINUTE_MS = 60_000;
/** After this much continuous work a break is proposed, and a pause longer than that ends it (ours; the specification has no trigger). */
const BREAK_AFTER_MS = 20 * MINUTE_MS;
export const PAUSE_MS = 5 * MINUTE_MS;

/** Work at one assessment without a longer pause; times in milliseconds. */
export interface Stretch {
  startedAt: number;
  lastAt: number;
  /** Whether a break has been proposed in it. */
  isAsked: boolean;
}

/** The stretch of work that something done now belongs to: the former one, or a new one after a pause. */
export function continueStretch(former: Stretch | null, now: number): Stretch {
  if (!former || now < former.lastAt || now - former.lastAt > PAUSE_MS) {
    return { startedAt: now, lastAt: now, isAsked: false };
  }
  return { ...former, lastAt: now };
}

/** Whether it is time to propose a break: once in a stretch. */
export function isTimeForBreak({ startedAt, lastAt, isAsked }: Stretch): boolean {
  return !isAsked && lastAt - startedAt >= BREAK_AFTER_MS;
}
