import { expect } from "vitest";
import type { Context } from "~/platform/context";
import { createFaultyContext, dumpDatabase, type Fate } from "./database";
import { withoutQueue } from "./worker";

/** Attempt counters persist even if the attempt fails; everything else must be unchanged. */
export const dump = () => dumpDatabase({ without: ["rate_limits"] });

/**
 * Runs `act` once for each statement that it sends, with a fault at that statement and a fresh start each time, then once more without a
 * fault. Returns the number of statements.
 */
export async function faultEverywhere<T>(
  fate: Fate,
  prepare: () => Promise<T>,
  act: (ctx: Context, given: T) => Promise<unknown>,
  judge: (given: T, before: Awaited<ReturnType<typeof dump>>, at: number) => Promise<void>,
): Promise<number> {
  for (let at = 1; ; at += 1) {
    const given = await prepare();
    const before = await dump();
    const { ctx, sent } = createFaultyContext(at, fate);
    const failure = await act(withoutQueue(ctx), given).then(
      () => null,
      (error: unknown) => error,
    );
    if (sent() < at) {
      expect(failure).toBeNull();
      return sent();
    }
    expect(failure, `fault at statement ${at}`).toBeInstanceOf(Error);
    await judge(given, before, at);
  }
}
