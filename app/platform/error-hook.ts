import { consoleLog } from "./log";

/** Failures that one isolate posts in a minute. More of them say nothing new, and their receiver may charge for each. */
export const MAX_POSTED = 20;
const WINDOW_MS = 60_000;
const TIMEOUT_MS = 5_000;

/** A limit of so many per minute. Returns whether one more is within it, and how many were refused since the last that was. */
export function createPostLimit(max = MAX_POSTED, windowMs = WINDOW_MS) {
  let [startedAt, posted, refused] = [Number.NEGATIVE_INFINITY, 0, 0];
  return (now: number): { isAllowed: boolean; refused: number } => {
    if (now - startedAt >= windowMs || now < startedAt) [startedAt, posted] = [now, 0];
    if (posted >= max) {
      refused += 1;
      return { isAllowed: false, refused };
    }
    posted += 1;
    const result = { isAllowed: true, refused };
    refused = 0;
    return result;
  };
}

/** The limit of this isolate. */
const isolateLimit = createPostLimit();

/**
 * Posts a failure as JSON to the error tracker at `url`: the fields of its line in the log, and how many failures before it were not posted
 * because of the limit. It never throws, and what goes wrong here is a warning, which is not posted: so no failure causes another.
 */
export async function postFailure(
  url: string,
  line: Record<string, string | number | boolean | null>,
  { now = Date.now(), limit = isolateLimit, timeoutMs = TIMEOUT_MS } = {},
): Promise<void> {
  const { isAllowed, refused } = limit(now);
  if (!isAllowed) return;
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ product: "kompas", ...line, notPosted: refused }),
      // The address is a secret, so it must not go on to another site.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) consoleLog("error-not-posted", { status: answer.status });
  } catch {
    consoleLog("error-not-posted", { status: null });
  }
}
