/**
 * The circuit breaker of a mail transport, after M. Nygard, "Release It!". Closed: mails go out. Open: the transport has failed, and mails
 * wait. Half open: the wait is over, and one mail tries. All times are in ms.
 */

/** What is known of a transport. Moments are in ms since 1970. */
export interface Breaker {
  /** Failures in a row. */
  failures: number;
  /** How often it has opened since it last worked well. */
  openings: number;
  /** Successes in a row since it last opened. */
  successes: number;
  /** Until when mails wait; null if it is closed. */
  openUntil: number | null;
  /** When it opened after it last worked; null if it is closed. */
  downSince: number | null;
}

export const CLOSED: Breaker = { failures: 0, openings: 0, successes: 0, openUntil: null, downSince: null };

/** Failures in a row that open it. A failed probe, and a server that asks for a pause, open it at once. */
export const FAILURES_TO_OPEN = 3;
/** How long a mail waits after a failure that has not opened it. */
export const SHORT_WAIT_MS = 5_000;
/** Successes in a row after which the next wait is again the first one. */
export const SUCCESSES_TO_FORGET = 10;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** A server may ask for a longer wait than ours, up to this. */
const LONGEST_ASKED_MS = 6 * 60 * 60_000;
/** The part of a wait that is left to chance, so that many senders do not return in the same second. */
const JITTER = 0.25;
/** How long a probe may take. If its Worker dies, another may try after that. */
export const PROBE_MS = 60_000;

/** How the transport failed. */
export interface Failure {
  /** It was the one mail that tried while the breaker was half open. */
  isProbe: boolean;
  /** The server asked us to stop for a while. */
  isThrottle: boolean;
  /** For how long, if it said so. */
  retryAfterMs: number | null;
}

/** The wait of the n-th opening in a row, counted from 1: one minute, then twice as long each time, up to an hour. `chance` is 0 to 1. */
export function waitOf(opening: number, chance: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (opening - 1), LONGEST_WAIT_MS);
  return Math.round(longest * (1 - JITTER * chance));
}

/** The breaker after the transport has failed. Mails that were under way when it opened do not make the wait longer. */
export function afterFailure(breaker: Breaker, failure: Failure, now: number, chance: number): Breaker {
  const asked = Math.min(failure.retryAfterMs ?? 0, LONGEST_ASKED_MS);
  if (breaker.openUntil !== null && !failure.isProbe) {
    return { ...breaker, openUntil: Math.max(breaker.openUntil, now + asked) };
  }
  const failures = breaker.failures + 1;
  const opens = failure.isProbe || failure.isThrottle || asked > 0 || failures >= FAILURES_TO_OPEN;
  if (!opens) return { ...breaker, failures, successes: 0 };
  const openings = breaker.openings + 1;
  return {
    failures,
    openings,
    successes: 0,
    openUntil: now + Math.max(waitOf(openings, chance), asked),
    downSince: breaker.downSince ?? now,
  };
}

/** The breaker after the transport has taken a mail, or has refused one for a reason of that mail. */
export function afterSuccess(breaker: Breaker, isProbe: boolean): Breaker {
  // The mail was under way when the breaker opened. Only a probe closes it.
  if (breaker.openUntil !== null && !isProbe) return breaker;
  const successes = breaker.successes + 1;
  return successes >= SUCCESSES_TO_FORGET || breaker.openings === 0
    ? CLOSED
    : { ...CLOSED, openings: breaker.openings, successes };
}

/** Whether a success would change nothing. */
export const isHealthy = ({ failures, openings, openUntil }: Breaker) =>
  failures === 0 && openings === 0 && openUntil === null;

export type BreakerState = "closed" | "open" | "half-open";

export function stateOf({ openUntil }: Pick<Breaker, "openUntil">, now: number): BreakerState {
  if (openUntil === null) return "closed";
  return openUntil > now ? "open" : "half-open";
}
