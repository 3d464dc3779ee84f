/** A machine's clock that is set right by more than this is believed at once, in ms. */
const BELIEVED_MS = 60_000;

/**
 * A clock in ms since 1970 whose readings keep their order although the machine's own steps back when it is set right: what came later is
 * the later row. Until the machine has caught up, each reading is 1 ms after the one before.
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
