import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ASSETS } from "./build.mjs";
import { Refusal, ROOT } from "./run.mjs";

const NAME = "kompas";

/**
 * Runs a Worker in workerd with the bindings of wrangler.toml and .dev.vars: local D1, R2, queues and settings. Nothing here asks
 * Miniflare for a binding or a Worker: what it exposes to Node uses blocking calls, which fail now and then (`patient-wait.mjs`).
 * @param {{
 *   module: string, apart?: string[], state: string, port?: number, isServer?: boolean, isInspected?: boolean,
 *   vars?: Record<string, string>, hear?: (line: string) => void
 * }} options
 * `module` is the Worker's file, `apart` the modules it loads on demand. `isServer` adds the static files, queue messages, cron jobs
 * and the name `localhost`. `isInspected` opens V8's inspector. `vars` override those files. `hear` receives each line the Worker logs;
 * by default they go to the terminal.
 * @returns {Promise<{
 *   ask: (path: string, body?: unknown) => Promise<Response>, inspector: () => Promise<URL>, stop: () => Promise<void>,
 *   ended: Promise<void>
 * }>}
 * `ended` resolves when the runtime has ended without being stopped
 */
export async function startRuntime({
  module,
  apart = [],
  state,
  port = 0,
  isServer = false,
  isInspected = false,
  vars = {},
  hear,
}) {
  const { Miniflare } = await import("miniflare");
  const { assets, queueConsumers, ...options } = await readWorkerOptions();
  let lost = () => {};
  const ended = new Promise((resolve) => {
    lost = () => resolve(undefined);
  });
  const miniflare = new Miniflare({
    ...options,
    ...(isServer && { assets, queueConsumers, unsafeTriggerHandlers: true }),
    ...(isInspected && { inspectorPort: 0 }),
    name: NAME,
    modules: [module, ...apart].map((path) => ({ type: "ESModule", path })),
    bindings: { ...options.bindings, ...vars },
    host: isServer ? "localhost" : "127.0.0.1",
    port,
    // Use a fake location for the caller; the real one would be fetched from the network.
    cf: false,
    logRequests: false,
    defaultPersistRoot: join(state, "v3"),
    handleRuntimeStdio: (output, errors) => {
      onLines(output, hear ?? console.log);
      onLines(errors, hear ?? console.error);
      // Stopping the runtime cuts these streams off; they end only if the runtime ends by itself.
      errors.once("end", lost);
    },
  });
  try {
    await miniflare.ready;
  } catch (error) {
    await miniflare.dispose().catch(() => {});
    throw new Refusal(`The local runtime could not be started: ${error.message}`);
  }
  const ask = (path, body) =>
    miniflare.dispatchFetch(`http://localhost${path}`, {
      // Address the Worker itself; the static files in front of it only handle pages.
      headers: { "MF-Route-Override": NAME },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
  return { ask, inspector: () => miniflare.getInspectorURL(), stop: () => miniflare.dispose(), ended };
}

/** Reads wrangler.toml, .dev.vars and the headers of the build. Imports wrangler here, since `npm start` installs packages first. */
async function readWorkerOptions() {
  // Otherwise it would print the names of the files it reads between our own lines.
  process.env.WRANGLER_LOG ??= "warn";
  const { unstable_getMiniflareWorkerOptions: read } = await import("wrangler");
  // It rejects a missing folder of static files, which loading data does not need.
  mkdirSync(join(ROOT, ASSETS), { recursive: true });
  return read(join(ROOT, "wrangler.toml")).workerOptions;
}

function onLines(input, hear) {
  createInterface({ input }).on("line", hear);
}
