/** If the machine's clock steps back by more than this, the new time is believed at once. In ms. */
const BELIEVED_MS = 60_000;

/**
 * A clock in ms since 1970 whose readings keep their order even if the machine's own clock steps back when it is corrected, so that a later
 * row has a later time. Until the machine has caught up, each reading is 1 ms after the one before.
 */
export function createSteadyClock(read: () => number): () => number {
  let last = 0;
  return () => {
    const now = read();
    last = now < last && last - now <= BELIEVED_MS ? last + 1 : now;
    return last;
  };
}

/** The clock of the isolate, shared by all its requests. */
export const steadyClock = createSteadyClock(() => Date.now());
