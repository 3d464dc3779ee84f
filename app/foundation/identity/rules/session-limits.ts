const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export type SessionKind = "browser" | "api";

/**
 * How long a session lasts without a request, and its longest total life, in milliseconds (ASVS 5.0 7.3.1, 7.3.2). A
 * browser's total comes from the specification (accounts 9). An API client's idle limit is the life of its refresh
 * token.
 */
export const SESSION_LIMITS: Record<SessionKind, { idleMs: number; absoluteMs: number }> = {
  browser: { idleMs: 3 * DAY, absoluteMs: 7 * DAY },
  api: { idleMs: 7 * DAY, absoluteMs: 30 * DAY },
};

/** The time at which a session ends unless it is used before then. */
export function sessionEnd(kind: SessionKind, startedAt: number, seenAt: number): number {
  const { idleMs, absoluteMs } = SESSION_LIMITS[kind];
  return Math.min(startedAt + absoluteMs, seenAt + idleMs);
}

/**
 * Whether enough time has passed since the last recorded request to record this one. Recording each would write on
 * every page.
 */
export function isWorthNoting(lastSeenAt: number, now: number): boolean {
  return now - lastSeenAt >= 10 * MINUTE;
}
