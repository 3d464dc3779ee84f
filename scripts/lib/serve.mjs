import { createServer } from "node:net";
import { join } from "node:path";
import { isDue, listCrons } from "./cron.mjs";
import { STATE } from "./database.mjs";
import { endsWithUs, Refusal, startTool } from "./run.mjs";

const ANSWERS_WITHIN_MS = 60_000;

/**
 * Runs the built Worker with local D1, R2, Queues and cron. Resolves once it answers.
 * @param {number} port
 * @returns {Promise<{ address: string, child: import("node:child_process").ChildProcess }>}
 */
export async function serve(port) {
  const address = `http://localhost:${port}`;
  const child = startTool(
    "wrangler",
    [
      ["dev", "--local", "--port", String(port), "--inspector-port", "0", "--persist-to", STATE],
      // Links in mails lead to where this server answers.
      ["--var", `APP_URL:${address}`],
      ["--test-scheduled", "--show-interactive-dev-session=false", "--log-level", "log"],
    ].flat(),
    { env: { WRANGLER_REGISTRY_PATH: join(STATE, "registry") } },
  );
  endsWithUs(child);
  const gone = new Promise((_, reject) => {
    child.once("exit", (code) => reject(new Refusal(`The local server ended with code ${code}.`)));
  });
  await Promise.race([untilAnswers(address), gone]);
  gone.catch(() => {});
  fireCrons(address, child);
  return { address, child };
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

async function untilAnswers(address) {
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`${address}/login`, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
      await response.arrayBuffer();
      if (response.status < 500) return;
      throw new Refusal(`The local server answers with status ${response.status}.`);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
  throw new Refusal(`The local server did not answer within ${ANSWERS_WITHIN_MS / 1000} seconds.`);
}

/**
 * The local runtime keeps no schedule, so each cron is asked for when its minute comes. The path is that of
 * --test-scheduled: /cdn-cgi/handler/scheduled reaches the asset router instead of a Worker that has assets.
 */
function fireCrons(address, child) {
  const crons = listCrons();
  const timer = setInterval(() => {
    const now = new Date();
    for (const cron of crons.filter((candidate) => isDue(candidate, now))) {
      fetch(`${address}/__scheduled?cron=${encodeURIComponent(cron)}`)
        .then((response) => response.ok || console.error(`The cron job ${cron} failed with status ${response.status}.`))
        .catch(() => {});
    }
  }, 60_000);
  timer.unref();
  child.once("exit", () => clearInterval(timer));
}
