import { mkdirSync } from "node:fs";
import { ensureBuilt } from "../../../scripts/lib/build.mjs";
import { findFreePort } from "../../../scripts/lib/port.mjs";
import { collected, PIPED, Refusal, startNode } from "../../../scripts/lib/run.mjs";
import { startWorker } from "../../../scripts/lib/serve.mjs";

let lose = (_reason) => {};

/** Rejects if a Worker under measurement ends by itself. */
export const lost = new Promise((_resolve, reject) => {
  lose = reject;
});
lost.catch(() => {});

/**
 * Creates a database with migrations, reference data and demo companies.
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
 * Runs the built Worker on a free port, building it first if needed. Its scheduled jobs run only on `tick`.
 * @param {string} state of a server that is stopped
 * @param {{ isInspected?: boolean }} [options] opens V8's inspector
 * @returns {Promise<{ address: string, inspector: () => Promise<URL>, pid: number, tick: (cron: string) => Promise<string>, stop: () => Promise<void>, listen: (hear: (line: string) => void) => void }>} `pid` of the process that workerd runs under; `listen` receives each line that the Worker logs
 */
export async function startServer(state, { isInspected } = {}) {
  await ensureBuilt();
  const ears = new Set();
  const hear = (line) => {
    for (const ear of ears) ear(line);
  };
  const worker = await startWorker({ port: await findFreePort(), state, isInspected, hear });
  worker.ended.then(() => lose(new Refusal("The Worker that was being measured has ended by itself.")));
  return { ...worker, pid: process.pid, listen: (ear) => ears.add(ear) };
}
