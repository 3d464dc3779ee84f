import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { BUNDLE } from "./build.mjs";
import { isDue, listCrons } from "./cron.mjs";
import { STATE } from "./database.mjs";
import { onEnd, Refusal, ROOT } from "./run.mjs";

const ANSWERS_WITHIN_MS = 60_000;

/**
 * Runs the Worker as it is deployed in workerd, with local D1, R2, queues, assets and what wrangler.toml and .dev.vars say.
 * Wrangler's own local server has a proxy before the Worker, and that loses forms: after five idle seconds its connection is
 * closed under the next one, which is answered with «Your worker restarted mid-request».
 * @param {{ port: number, state: string, vars?: Record<string, string>, hear?: (line: string) => void }} options `vars` go before what those files say; `hear` gets each line that the Worker logs, as the terminal does without it
 * @returns {Promise<{ address: string, tick: (cron: string) => Promise<string>, stop: () => Promise<void> }>} `tick` runs a cron job and tells its outcome
 */
export async function startWorker({ port, state, vars = {}, hear }) {
  // Imported here, since `npm start` installs packages first.
  const { Miniflare } = await import("miniflare");
  const { unstable_getMiniflareWorkerOptions: readWorkerOptions } = await import("wrangler");
  const address = `http://localhost:${port}`;
  const { workerOptions } = readWorkerOptions(join(ROOT, "wrangler.toml"));
  const miniflare = new Miniflare({
    ...workerOptions,
    name: "kompas",
    modules: [{ type: "ESModule", path: join(ROOT, BUNDLE) }],
    // Links in mails lead to where this server answers.
    bindings: { ...workerOptions.bindings, APP_URL: address, ...vars },
    host: "localhost",
    port,
    // A made-up place of the caller; the true one would be asked of the network.
    cf: false,
    logRequests: false,
    defaultPersistRoot: join(state, "v3"),
    ...(hear && { handleRuntimeStdio: (...streams) => streams.map((stream) => hearLines(stream, hear)) }),
  });
  await miniflare.ready;
  const worker = await miniflare.getWorker();
  const tick = async (cron) => (await worker.scheduled({ cron })).outcome;
  return { address, tick, stop: () => miniflare.dispose() };
}

function hearLines(input, hear) {
  createInterface({ input }).on("line", hear);
}

/**
 * Runs the Worker until this process is told to end, with its cron jobs. Resolves once it answers.
 * @param {number} port
 * @returns {Promise<string>} its address
 */
export async function serve(port) {
  const { address, tick, stop } = await startWorker({ port, state: STATE });
  // The runtime ends with this process.
  onEnd(() => process.exit());
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const { status } = await fetch(`${address}/login`, { signal }).catch((error) => ({ status: String(error) }));
  if (status !== 200) {
    await stop();
    throw new Refusal(`The local server does not answer as it should: ${status}.`);
  }
  keepTime(tick);
  return address;
}

/**
 * Refuses a port that somebody else listens on.
 * @param {number} port
 */
export async function requireFreePort(port) {
  if (await canListen(port)) return;
  throw new Refusal(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`);
}

/** A port nobody listens on at the moment. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "localhost", () => server.close(() => resolve(true)));
  });
}

/** The local runtime keeps no schedule, so each cron is asked for when its minute comes. */
function keepTime(tick) {
  const run = async (cron) => {
    const outcome = await tick(cron).catch((error) => {
      // A job that fails has an outcome; what throws is a runtime that is gone.
      console.error("The local server has ended:", error);
      process.exit(1);
    });
    if (outcome !== "ok") console.error(`The cron job ${cron} failed: ${outcome}`);
  };
  setInterval(() => {
    const now = new Date();
    for (const cron of listCrons()) if (isDue(cron, now)) run(cron);
  }, 60_000).unref();
}
