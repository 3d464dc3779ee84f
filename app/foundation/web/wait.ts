/**
 * How an answer goes out that asks somebody to try again later: with Retry-After, as 429 where they have tried too often, as 503 where it is
 * up to us.
 */
export function toWait<S extends 429 | 503 = 429>(seconds: number, status = 429 as S) {
  return { status, headers: { "Retry-After": String(seconds) } };
}

/** How a refused form goes out: as one that asks to wait where there is a wait, else as 400. */
export function refusedWith(seconds: number): ResponseInit {
  return seconds > 0 ? toWait(seconds) : { status: 400 };
}

/** A wait in full minutes, rounded up, as people are told it; 0 where there is none. */
export function inMinutes(seconds: number): number {
  return Math.ceil(seconds / 60);
}

/** A longer wait in full hours, rounded up. */
export function inHours(seconds: number): number {
  return Math.ceil(seconds / 3600);
}
