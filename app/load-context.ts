import type { AppLoadContext } from "@remix-run/cloudflare";
import { regionOf } from "./foundation/api/region-of.server";
import type { KeptMarkup } from "./foundation/web/markup";
import { createContext } from "./platform/context";
import { edgeOf } from "./platform/edge";
import type { Bindings } from "./platform/env";
import type { Refusal } from "./platform/security.server";
import { requestIdOf } from "./platform/trace";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    kompas: ReturnType<typeof createContext>;
    /** Marks this answer's own scripts for its Content-Security-Policy. */
    nonce: string;
    /** What the document has once and its data only names; null if data alone was asked for. */
    markup: KeptMarkup | null;
    /** Set when only an error page is left to show, with the address that it replaces. */
    refusal?: Refusal & { back: string };
  }
}

/** How long a reader waits for the database. It usually answers within milliseconds, and within a second at worst. */
const PATIENCE_MS = 5_000;

/** What loaders and actions get from the incoming request, the same in the Worker and in the dev server. */
export async function createLoadContext(
  request: Request,
  env: Bindings,
  waitUntil?: ExecutionContext["waitUntil"],
): Promise<AppLoadContext> {
  const kompas = createContext(env, undefined, {
    waitUntil,
    patienceMs: PATIENCE_MS,
    requestId: requestIdOf(request),
    region: await regionOf(request, env),
  });
  return {
    // A function, because the runtime rebuilds the edge's data on each read and few requests need it.
    kompas: { ...kompas, edge: () => edgeOf(request) },
    markup: new URL(request.url).pathname.endsWith(".data") ? null : new Map(),
    nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
  };
}
