import { expect } from "vitest";
import type { Context } from "~/platform/context";
import { createFaultyContext, dumpDatabase, type Fate } from "./database";
import { testEnv, withoutQueue } from "./worker";

/** Attempt counters persist even if the attempt fails; everything else must be unchanged. */
export const dump = () => dumpDatabase({ without: ["rate_limits"] });

/** The statements that get a fault: every second one of each fate, so that each gets one, and all with KOMPAS_EVERY_WAY. */
export const faultyStatements = (fate: Fate) =>
  testEnv.TEST_EVERY ? { first: 1, step: 1 } : { first: fate === "fail" ? 1 : 2, step: 2 };

/**
 * Runs `act` once for each faulty statement, with a fault there and a fresh start each time, then once more without a fault. Returns the
 * number of statements.
 */
export async function faultEverywhere<T>(
  fate: Fate,
  prepare: () => Promise<T>,
  act: (ctx: Context, given: T) => Promise<unknown>,
  judge: (given: T, before: Awaited<ReturnType<typeof dump>>, at: number) => Promise<void>,
): Promise<number> {
  const { first, step } = faultyStatements(fate);
  for (let at = first; ; at += step) {
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
