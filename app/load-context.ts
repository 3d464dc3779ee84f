import type { AppLoadContext } from "@remix-run/cloudflare";
import { createContext } from "./platform/context";
import { edgeOf } from "./platform/edge";
import type { Bindings } from "./platform/env";
import type { Refusal } from "./platform/security.server";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    kompas: ReturnType<typeof createContext>;
    /** Marks this answer's own scripts for its Content-Security-Policy. */
    nonce: string;
    /** Set when only an error page is left to show, with the address that it is shown in place of. */
    refusal?: Refusal & { back: string };
  }
}

/** How long a reader waits for the database, which usually answers within some milliseconds and in the worst case within a second. */
const PATIENCE_MS = 5_000;

/** What loaders and actions get of the request that came in, the same in the Worker and in the dev server. */
export function createLoadContext(
  request: Request,
  env: Bindings,
  waitUntil?: ExecutionContext["waitUntil"],
): AppLoadContext {
  const kompas = createContext(env, undefined, { waitUntil, patienceMs: PATIENCE_MS });
  return {
    // The runtime makes what the edge says anew each time it is read, and few ask for it.
    kompas: { ...kompas, edge: () => edgeOf(request) },
    nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
  };
}
