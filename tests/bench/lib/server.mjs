import { mkdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { collected, finished, PIPED, Refusal, startNode } from "../../../scripts/lib/run.mjs";
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
