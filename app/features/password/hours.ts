/** A wait in full hours, rounded up, as people are told it. */
export function hoursOf({ retryAfterSeconds }: { retryAfterSeconds: number }): number {
  return Math.ceil(retryAfterSeconds / 3600);
}
