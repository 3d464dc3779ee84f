/** How long a buffer counts as in use without a sign of its user, in milliseconds. A Worker that is cut off gives nothing back. */
const FORGOTTEN_MS = 60_000;
/** Milliseconds between two looks whether a buffer is free. */
const PAUSE_MS = 20;

/** A buffer that a request may use for itself, until it gives it back. */
export interface Lease {
  bytes: Uint8Array<ArrayBuffer>;
  /** Says that it is still in use. */
  touch(): void;
  giveBack(): void;
}

/**
 * A bounded number of buffers for all requests of an isolate, which has 128 MB for everything. A request waits until one is free: it asks
 * again and again, because a request must not wait for what another one does. Buffers are used again, so that none waits to be collected.
 */
export function createBuffers(most: number, maxPerOwner = most) {
  const leases = new Map<Lease, { owner: string; touchedAt: number }>();
  let spare: Uint8Array<ArrayBuffer>[] = [];

  function tryTake(size: number, clock: () => number, owner: string): Lease | null {
    for (const [lease, { touchedAt }] of leases) if (clock() - touchedAt > FORGOTTEN_MS) leases.delete(lease);
    const own = [...leases.values()].filter((each) => each.owner === owner);
    if (leases.size >= most || own.length >= maxPerOwner) return null;
    const bytes = spare.find(({ length }) => length === size) ?? new Uint8Array(size);
    // A setting may ask for another size than before.
    spare = spare.filter((each) => each !== bytes && each.length === size);
    const lease: Lease = {
      bytes,
      touch: () => {
        if (leases.has(lease)) leases.set(lease, { owner, touchedAt: clock() });
      },
      giveBack: () => {
        // One that counted as forgotten is left to its user, who might still write into it.
        if (!leases.delete(lease)) return;
        bytes.fill(0);
        spare.push(bytes);
      },
    };
    leases.set(lease, { owner, touchedAt: clock() });
    return lease;
  }

  return {
    /** A buffer of `size` bytes, as soon as one is free and its owner has fewer than one may have. */
    async take(size: number, clock: () => number, owner = ""): Promise<Lease> {
      for (;;) {
        const lease = tryTake(size, clock, owner);
        if (lease) return lease;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
    /** How many are in use. */
    inUse: () => leases.size,
  };
}
