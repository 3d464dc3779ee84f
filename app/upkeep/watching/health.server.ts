import { eq } from "drizzle-orm";
import { notices } from "~/foundation/notifications/log-tables";
import { oldestWaitingMail } from "~/foundation/notifications/waiting.server";
import { openDatabase, runTogether } from "~/platform/d1/client";
import { meter, newCost } from "~/platform/d1/meter";
import { type Bindings, readSettings, SettingsRefused } from "~/platform/env";
import { consoleLog, errorMessage } from "~/platform/log";
import { secureHeaders } from "~/platform/security.server";
import { earliest, heartbeatWrite, lastBeat, oldestMessage } from "./alerts.server";
import { type Health, judgeHealth } from "./rules/health";

/** How long the databases and the files have to answer. */
const PATIENCE_MS = 3_000;
/** An isolate checks at most this often, however often it is asked. */
export const FRESH_MS = 5_000;
/** How long a request waits for a check that another one has begun. */
const MAX_WAIT_MS = 2 * PATIENCE_MS + 1_000;
const STEP_MS = 25;

/**
 * Answers /health and /health/live, or null for any other path. They work while settings are refused and while the database is away, and say
 * which part of the product fails, without names and secrets.
 */
export async function answerHealth(request: Request, env: Bindings): Promise<Response | null> {
  const { pathname, protocol } = new URL(request.url);
  if (pathname !== "/health" && pathname !== "/health/live") return null;
  const answer = await answerTo(request, env, pathname === "/health/live");
  secureHeaders(answer.headers, { nonce: crypto.randomUUID(), isHttps: protocol === "https:" });
  return answer;
}

async function answerTo({ method }: Request, env: Bindings, isLive: boolean): Promise<Response> {
  if (method !== "GET" && method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const health = isLive ? LIVE : await checkHealth(env);
  // A deployment asks the version that it has just uploaded.
  const said = { ...health, version: env.VERSION?.id ?? null };
  return new Response(method === "HEAD" ? null : JSON.stringify(said), {
    status: health.status === "ok" ? 200 : 503,
    headers: { "Cache-Control": "no-store", "Content-Type": "application/json" },
  });
}

const LIVE = { status: "ok" } as const;

interface Latest {
  checkedAt: number;
  health: Health | null;
  /** When the check began that is under way. */
  runningSince: number | null;
}

/** The latest check of these bindings in this isolate. */
const latest = new WeakMap<Bindings, Latest>();

/** The health, from a check that is at most some seconds old. Requests that come during a check wait for it. */
async function checkHealth(env: Bindings): Promise<Health> {
  const known = latest.get(env) ?? { checkedAt: 0, health: null, runningSince: null };
  latest.set(env, known);
  const isFresh = () => known.health !== null && Date.now() - known.checkedAt < FRESH_MS;
  // A request must not await the promise of another: it would wait forever if that request is cut off. So it looks again and again.
  while (!isFresh() && known.runningSince !== null && Date.now() - known.runningSince < MAX_WAIT_MS) {
    await scheduler.wait(STEP_MS);
  }
  if (known.health !== null && isFresh()) return known.health;
  known.runningSince = Date.now();
  const health = await checkNow(env);
  known.health = health;
  known.checkedAt = Date.now();
  known.runningSince = null;
  return health;
}

async function checkNow(env: Bindings): Promise<Health> {
  const errors: Record<string, string> = {};
  const attempt = async <T>(part: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      errors[part] = errorMessage(error).slice(0, 300);
      return null;
    }
  };
  const now = Date.now();
  const db = openDatabase(meter(env.DB, PATIENCE_MS, newCost()).db);
  const logs = openDatabase(meter(env.LOGS, PATIENCE_MS, newCost(), "logsBytes").db);
  const [found, written, filed, logged] = await Promise.all([
    attempt("databaseRead", async () => {
      const [[beat], [message], [waiting]] = await runTogether(db, [
        lastBeat(db),
        oldestMessage(db, now),
        oldestWaitingMail(db),
      ]);
      return { lastCronAt: beat?.at ?? null, oldestMessageAt: earliest(message?.at, waiting?.at) };
    }),
    // Always the same row, so the table does not grow.
    attempt("databaseWrite", () => runTogether(db, [heartbeatWrite(db, "health", now)])),
    // Nothing lies there. Files that cannot be reached throw.
    attempt("files", async () => (await within(PATIENCE_MS, env.FILES.head("health"))) ?? true),
    // Nobody's: no row is read.
    attempt("logs", () => logs.select({ id: notices.id }).from(notices).where(eq(notices.userId, ""))),
  ]);
  const health = judgeHealth(
    {
      areSettingsAccepted: areAccepted(env),
      canRead: found !== null,
      canWrite: written !== null,
      canReadFiles: filed !== null,
      canReadLogs: logged !== null,
      lastCronAt: found?.lastCronAt ?? null,
      oldestMessageAt: found?.oldestMessageAt ?? null,
    },
    now,
  );
  if (health.status !== "ok")
    consoleLog("health-failed", { ...errors, settings: health.settings, clock: health.clock.status });
  return health;
}

function areAccepted(env: Bindings): boolean {
  try {
    readSettings(env);
    return true;
  } catch (error) {
    if (error instanceof SettingsRefused) return false;
    throw error;
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
