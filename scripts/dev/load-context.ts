import { createLoadContext } from "~/load-context";
import type { Bindings } from "~/platform/env";
import { withInProcessQueue } from "./in-process-queue";

/** What loaders and actions get in the Vite dev server: the same as in the Worker, with messages delivered at once. */
export function createDevLoadContext(request: Request, env: Bindings) {
  return createLoadContext(request, withInProcessQueue(env));
}
