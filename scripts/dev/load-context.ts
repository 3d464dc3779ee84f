import { createLoadContext } from "~/load-context";
import type { Bindings } from "~/platform/env";
import { withInProcessQueue } from "./in-process-queue";

/** The load context of the Vite dev server: the same as in the Worker, but messages are delivered at once. */
export function createDevLoadContext(request: Request, env: Bindings) {
  return createLoadContext(request, withInProcessQueue(env));
}
