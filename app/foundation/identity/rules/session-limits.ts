const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export type SessionKind = "browser" | "api";

/**
 * How long a session lasts without a request, and how long at most, in milliseconds (ASVS 5.0 7.3.1, 7.3.2). A browser's
 * longest life is the specification's (accounts 9); an API client's idle limit is the life of its refresh token.
 */
export const SESSION_LIMITS: Record<SessionKind, { idleMs: number; absoluteMs: number }> = {
  browser: { idleMs: 3 * DAY, absoluteMs: 7 * DAY },
  api: { idleMs: 7 * DAY, absoluteMs: 30 * DAY },
};

/** The time at which a session is over unless it is used again before. */
export function sessionEnd(kind: SessionKind, startedAt: number, seenAt: number): number {
  const { idleMs, absoluteMs } = SESSION_LIMITS[kind];
  return Math.min(startedAt + absoluteMs, seenAt + idleMs);
}

/** Whether a request is long enough after the last noted one to be noted too; noting each would write with every page. */
export function isWorthNoting(lastSeenAt: number, now: number): boolean {
  return now - lastSeenAt >= 10 * MINUTE;
}
