import { describeError, type Log } from "~/platform/log";

export type Attempt<T> = { ok: true; value: T } | { ok: false; reason: "failed" };

/** What `work` gives, or that it failed: then the error is in the log, and the rest of a page can go on without it. */
export async function attempt<T>(log: Log, name: string, work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    log("attempt-failed", { name, error: describeError(error) });
    return { ok: false, reason: "failed" };
  }
}
