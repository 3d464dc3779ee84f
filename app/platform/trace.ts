import type { Count } from "./counts";
import type { Cost } from "./d1/meter";
import { describeError, type Log, type LogFields } from "./log";

/** Who sends a request. */
export type UserKind = "stranger" | "company" | "corporate" | "administrator";

/** What is known about a request while it is answered, for its line in the log. It contains no personal data. */
export interface Trace {
  /** Cloudflare's id of the request where there is one, or one of our own. Error pages show it. */
  readonly id: string;
  readonly startedAt: number;
  /** What answers: the id of a route, or the path of an API call with the names of its parameters. Never a path with ids. */
  route: string;
  /** How deep the route lies below the root. A route below another one is the more exact. */
  depth: number;
  user: UserKind;
  /** Whether `endRequest` still comes, which writes the request's line. */
  isOpen: boolean;
  /** What failed first. */
  failure: { error: string; stack: string } | null;
}

/** A request that took at least this long, or made at least this many round trips to the database, is logged as slow. */
const SLOW_MS = 2_000;
const SLOW_TRIPS = 15;

/** Cloudflare's id of a request, with or without the data centre: "8f1c2a3b4c5d6e7f-JNB". */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/** The id of a request: Cloudflare's, or else a random one of the same form. */
export function requestIdOf(request: Request): string {
  const ray = request.headers.get("cf-ray") ?? "";
  return RAY.test(ray) ? ray : crypto.randomUUID().replaceAll("-", "").slice(0, 16);
}

export function createTrace(id: string, startedAt: number): Trace {
  return { id, startedAt, route: "", depth: -1, user: "stranger", isOpen: false, failure: null };
}

/** Notes what answers the request. The root has depth 0; of two routes at the same depth, the first counts. */
export function noteRoute(trace: Trace, route: string, depth: number): void {
  if (depth <= trace.depth) return;
  trace.route = route;
  trace.depth = depth;
}

/** Notes what failed, for the request's line in the log. */
export function noteFailure(trace: Trace, error: unknown): void {
  trace.failure ??= describeError(error);
}

/** Reports a failure: in the request's own line, or under this name at once if that line is already written or never will be. */
export function reportFailure({ trace, log }: { trace: Trace; log: Log }, event: string, error: unknown): void {
  if (trace.isOpen) noteFailure(trace, error);
  else log(event, { route: trace.route, ...describeError(error) });
}

/** How a request ended. */
interface Ending {
  method: string;
  status: number;
  /** Its reader has gone, so that no one has seen a failure. */
  isAborted: boolean;
  now: number;
  cost: Cost;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * What a request leaves behind: its count, and its line in the log if it failed or was slow. A failed request has one line, however many
 * parts of it failed.
 */
export function summarizeRequest(
  { route, user, startedAt, failure }: Trace,
  { method, status, isAborted, now, cost }: Ending,
): { count: Count; line: { event: "request-failed" | "request-slow"; fields: LogFields } | null } {
  const { trips, rowsRead, rowsWritten } = cost;
  const figures = { ms: now - startedAt, trips, rowsRead, rowsWritten };
  const asked = { route, method: METHODS.includes(method) ? method : "other", status, ...figures, user };
  const outcome = `${Math.floor(status / 100)}xx`;
  const count: Count = { kind: "request", name: route, outcome, method: asked.method, user, ...figures };
  const hasFailed = status >= 500 || failure !== null;
  if (hasFailed) {
    return { count, line: isAborted ? null : { event: "request-failed", fields: { ...asked, ...failure } } };
  }
  const isSlow = figures.ms >= SLOW_MS || trips >= SLOW_TRIPS;
  return { count, line: isSlow ? { event: "request-slow", fields: asked } : null };
}
