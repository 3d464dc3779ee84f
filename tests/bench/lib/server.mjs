import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { collected, finished, PIPED, Refusal, ROOT, startNode } from "../../../scripts/lib/run.mjs";
import { findFreePort } from "../../../scripts/lib/serve.mjs";

/**
 * Makes a database with migrations, reference data and demo companies.
 * @param {string} state folder of its own
 */
export async function prepareState(state) {
  mkdirSync(state, { recursive: true });
  const { code, output } = await collected(
    startNode(["scripts/seed.mjs"], { stdio: PIPED, env: { KOMPAS_STATE: state } }),
  );
  if (code !== 0) throw new Refusal(`${output}\nThe demo data could not be prepared.`);
}

/**
 * Runs the built Worker, built first when needed, on a free port.
 * @param {string} state
 * @returns {Promise<{ address: string, pid: number, stop: () => Promise<void>, listen: (hear: (line: string) => void) => void }>} `listen` hears each line that the Worker logs
 */
export async function startServer(state) {
  const port = await findFreePort();
  const child = startNode(["scripts/start.mjs"], {
    stdio: PIPED,
    // Deployed code takes React's production build; what is measured must do so too.
    env: { KOMPAS_STATE: state, PORT: String(port), NODE_ENV: "production" },
  });
  const ended = finished(child);
  await new Promise((resolve, reject) => {
    let output = "";
    const listen = (chunk) => {
      output = (output + chunk).slice(-20_000);
      if (output.includes("Kompas is running")) resolve(undefined);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", (code) => reject(new Refusal(`${output}\nThe server ended with code ${code}.`)));
  });
  const lines = createInterface({ input: child.stdout });
  const listen = (hear) => lines.on("line", hear);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { address: `http://localhost:${port}`, pid: child.pid, stop, listen };
}

/**
 * Runs the built Worker in workerd alone, for many requests at once: Wrangler's local server has a proxy in front of the Worker that
 * drops connections then. No clock, and the queue's messages are taken as ever.
 * @param {string} state of a server that does not run
 */
export async function startBare(state) {
  const { workerOptions } = readWorkerOptions(join(ROOT, "wrangler.toml"));
  const folder = (name) => join(state, "v3", name);
  const miniflare = new Miniflare({
    ...workerOptions,
    name: "kompas",
    modules: [{ type: "ESModule", path: join(ROOT, "build/server/index.js") }],
    port: await findFreePort(),
    ...{ d1Persist: folder("d1"), r2Persist: folder("r2"), cachePersist: folder("cache"), kvPersist: folder("kv") },
  });
  const { origin } = await miniflare.ready;
  return { address: origin, stop: () => miniflare.dispose() };
}
