import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ASSETS } from "./build.mjs";
import { Refusal, ROOT } from "./run.mjs";

const NAME = "kompas";

/**
 * Runs a Worker in workerd with what wrangler.toml and .dev.vars bind: local D1, R2, queues and settings. Nothing here asks Miniflare for a
 * binding or a Worker: what it hands out to Node works by blocking calls, and those fail now and then (`patient-wait.mjs`).
 * @param {{ module: string, apart?: string[], state: string, port?: number, isServer?: boolean, isInspected?: boolean, vars?: Record<string, string>, hear?: (line: string) => void }} options
 * `module` is the Worker's file, `apart` those that it loads when they are needed; `isServer` gives it the static files, its queues' messages and its cron jobs too, and the name `localhost`; `isInspected` opens V8's
 * inspector; `vars` go before what those files say; `hear` gets each line that the Worker logs, as the terminal does without it
 * @returns {Promise<{ ask: (path: string, body?: unknown) => Promise<Response>, inspector: () => Promise<URL>, stop: () => Promise<void>, ended: Promise<void> }>}
 * `ended` resolves when the runtime has ended without having been stopped
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
    // A made-up place of the caller; the true one would be asked of the network.
    cf: false,
    logRequests: false,
    defaultPersistRoot: join(state, "v3"),
    handleRuntimeStdio: (output, errors) => {
      hearLines(output, hear ?? console.log);
      hearLines(errors, hear ?? console.error);
      // Being stopped cuts these streams off; only a runtime that ends by itself ends them.
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
      // The Worker itself; the static files before it know of nothing but pages.
      headers: { "MF-Route-Override": NAME },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
  return { ask, inspector: () => miniflare.getInspectorURL(), stop: () => miniflare.dispose(), ended };
}

/** What wrangler.toml and .dev.vars say, and the headers in what is built. Imported here, since `npm start` installs packages first. */
async function readWorkerOptions() {
  // It would name the files it reads in the middle of our own lines.
  process.env.WRANGLER_LOG ??= "warn";
  const { unstable_getMiniflareWorkerOptions: read } = await import("wrangler");
  // It refuses a folder of static files that is not there yet, of which data need nothing.
  mkdirSync(join(ROOT, ASSETS), { recursive: true });
  return read(join(ROOT, "wrangler.toml")).workerOptions;
}

function hearLines(input, hear) {
  createInterface({ input }).on("line", hear);
}
