/** The response that asks the client to try again later, with Retry-After: 429 after too many tries, 503 if the cause is ours. */
export function toWait<S extends 429 | 503 = 429>(seconds: number, status = 429 as S) {
  return { status, headers: { "Retry-After": String(seconds) } };
}

/** The response to a refused form: one that asks to wait if there is a wait, else 400. */
export function refusedWith(seconds: number): ResponseInit {
  return seconds > 0 ? toWait(seconds) : { status: 400 };
}

/** A wait in full minutes, rounded up, for display. 0 if there is none. */
export function inMinutes(seconds: number): number {
  return Math.ceil(seconds / 60);
}

/** A longer wait in full hours, rounded up. */
export function inHours(seconds: number): number {
  return Math.ceil(seconds / 3600);
}
