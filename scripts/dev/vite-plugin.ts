import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { join, resolve } from "node:path";
import { cloudflareDevProxyVitePlugin } from "@remix-run/dev";
import type { Plugin } from "vite";
import type { Bindings } from "../../app/platform/env";
import { waitPatiently } from "../lib/patient-wait.mjs";

const isDevServer: Plugin["apply"] = (_config, { command }) => command === "serve" && !process.env.VITEST;

/** Gives the Vite dev server the same local D1, R2 and settings as `npm start`. Must come before the Remix plugin. */
export function localBindings(): Plugin[] {
  let load: (path: string) => Promise<Record<string, unknown>>;
  const proxy = cloudflareDevProxyVitePlugin<Bindings & Record<string, unknown>, never>({
    persist: { path: join(resolve(process.env.KOMPAS_STATE || ".wrangler/state"), "v3") },
    getLoadContext: async ({ request, context }) => {
      const { createDevLoadContext } = (await load("/scripts/dev/load-context.ts")) as typeof import("./load-context");
      const { origin } = new URL(request.url);
      // The dev server generates the texts that a build puts beside the Worker, at the same paths.
      const ASSETS: Bindings["ASSETS"] = { fetch: (asked) => fetch(origin + new URL(String(asked)).pathname) };
      return createDevLoadContext(request, { ...context.cloudflare.env, ASSETS, APP_URL: origin });
    },
  });
  return [
    {
      name: "kompas:dev-server",
      apply: isDevServer,
      configureServer: (server) => {
        waitPatiently();
        endWithRuntime();
        load = (path) => server.ssrLoadModule(path);
      },
    },
    { ...(proxy as Plugin), apply: isDevServer },
  ];
}

/** Ends the dev server when the runtime behind its bindings ends: otherwise nothing reports that, and every page fails. */
function endWithRuntime(): void {
  subscribe("child_process", (message) => {
    const { process: child } = message as { process: ChildProcess };
    // The process's command is known only a moment after the event.
    setImmediate(() => {
      if (!/workerd/.test(child.spawnfile ?? "")) return;
      child.once("exit", () => {
        console.error(
          "\nThe local database has ended by itself, perhaps for want of memory. Start again: npm run dev\n",
        );
        process.exit(1);
      });
    });
  });
}
