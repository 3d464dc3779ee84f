import { join } from "node:path";
import { BUNDLE, bundleApart } from "./build.mjs";
import { isDue, listCrons } from "./cron.mjs";
import { onEnd, Refusal, ROOT } from "./run.mjs";
import { startRuntime } from "./runtime.mjs";
import { STATE } from "./state.mjs";

const ANSWERS_WITHIN_MS = 60_000;

/**
 * Runs the Worker as deployed in workerd, with local D1, R2, queues, assets and the settings of wrangler.toml and .dev.vars.
 * Wrangler's own local server has a proxy in front of the Worker that loses forms: it closes its connection after five idle seconds,
 * and answers the next request with "Your worker restarted mid-request".
 * @param {{
 *   port: number, state: string, isInspected?: boolean, vars?: Record<string, string>, hear?: (line: string) => void
 * }} options as in `startRuntime`
 * @returns {Promise<{
 *   address: string, inspector: () => Promise<URL>, tick: (cron: string) => Promise<string>, stop: () => Promise<void>,
 *   ended: Promise<void>
 * }>} `tick` runs a cron job and returns its outcome; `ended` resolves when the Worker's runtime has ended without being stopped
 */
export async function startWorker({ port, state, isInspected, vars = {}, hear }) {
  const address = `http://localhost:${port}`;
  // Links in mails must lead to this server.
  const options = { isServer: true, isInspected, port, state, vars: { APP_URL: address, ...vars }, hear };
  const { ask, inspector, stop, ended } = await startRuntime({
    ...options,
    module: join(ROOT, BUNDLE),
    apart: bundleApart(),
  });
  const tick = async (cron) => (await ask(`/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`)).text();
  return { address, inspector, tick, stop, ended };
}

/**
 * Runs the Worker and its cron jobs until this process is told to end. Resolves once the Worker answers.
 * @param {number} port
 * @returns {Promise<string>} its address
 */
export async function serve(port) {
  const { address, tick, stop, ended } = await startWorker({ port, state: STATE });
  // The runtime ends with this process, and this process with the runtime: alone it could serve nothing.
  onEnd(() => process.exit());
  ended.then(() => {
    console.error("\nThe local server has ended by itself, perhaps for want of memory. Start it again: npm start\n");
    process.exit(1);
  });
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const { status } = await fetch(`${address}/login`, { signal }).catch((error) => ({ status: String(error) }));
  if (status !== 200) {
    await stop();
    const where = "A setting in wrangler.toml or .dev.vars may be missing or malformed.";
    throw new Refusal(`The local server does not answer as it should: ${status}. ${where}`);
  }
  keepTime(tick);
  return address;
}

/** The local runtime has no scheduler, so this triggers each cron when its minute comes. */
function keepTime(tick) {
  const run = async (cron) => {
    const outcome = await tick(cron).catch((error) => error.message);
    if (outcome !== "ok") console.error(`The cron job ${cron} failed: ${outcome}`);
  };
  setInterval(() => {
    const now = new Date();
    for (const cron of listCrons()) if (isDue(cron, now)) run(cron);
  }, 60_000).unref();
}
