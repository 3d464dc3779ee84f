import { describeError, type Log } from "~/platform/log";

export type Attempt<T> = { ok: true; value: T } | { ok: false; reason: "failed" };

/**
 * Returns the result of `work`, or that it failed. The error is then in the log, and the rest of the page can continue
 * without it.
 */
export async function attempt<T>(log: Log, name: string, work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    log("attempt-failed", { name, ...describeError(error) });
    return { ok: false, reason: "failed" };
  }
}
