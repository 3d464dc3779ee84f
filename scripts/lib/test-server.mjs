import { findFreePort } from "./port.mjs";
import { finished, startNode } from "./run.mjs";
import { scratchDirectory } from "./scratch.mjs";

/**
 * Starts the built Worker on a free port with its own database in the folder `state`. `isRunning` resolves once it answers; `ended`
 * reports how it ended if it was not stopped.
 */
export async function startServer(state) {
  const port = await findFreePort();
  const child = startNode(["scripts/start.mjs"], {
    stdio: ["ignore", "pipe", "pipe"],
    // A resync is permanent, so each test of one needs its own draft.
    env: { PORT: String(port), KOMPAS_STATE: state, KOMPAS_FORMER_DRAFTS: "6", TMPDIR: scratchDirectory() },
  });
  child.stderr.on("data", (chunk) => process.stderr.write(chunk));
  let [output, isStopped] = ["", false];
  const closed = finished(child);
  const isRunning = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output = (output + chunk).slice(-20_000);
        if (output.includes("Kompas is running")) resolve(null);
      });
    }
  });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    closed.then((code) => isStopped || resolve(`${output}\nThe server has ended with code ${code}.`));
  });
  const stop = async () => {
    isStopped = true;
    child.kill("SIGTERM");
    await closed;
  };
  return { url: `http://localhost:${port}`, isRunning, ended, stop };
}
