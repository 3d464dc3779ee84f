import { findFreePort } from "./port.mjs";
import { finished, startNode } from "./run.mjs";
import { scratchDirectory } from "./scratch.mjs";

/** How long a server may answer nothing, not even that it is alive, until it counts as hung. Longer than any machine is busy. */
const HUNG_MS = 60_000;
const ASKED_EVERY_MS = 5_000;

/**
 * Watches whether a server answers. workerd can spin in its message loop for ever (cloudflare/workers-sdk, issue 15645). `hung` reports
 * since when it has not answered, in milliseconds since 1970, once that is too long; `hungSince` asks once more, and returns null if it
 * answers.
 * @param {string} url
 * @returns {{ hung: Promise<number>, hungSince: () => Promise<number | null>, stop: () => void }}
 */
export function watchAnswers(url, hungMs = HUNG_MS) {
  let [answeredAt, timer] = [Date.now()];
  const ask = async () => {
    const askedAt = Date.now();
    const answer = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(hungMs) }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) answeredAt = Math.max(answeredAt, askedAt);
    return answer !== null;
  };
  const hung = new Promise((resolve) => {
    timer = setInterval(
      () => {
        if (Date.now() - answeredAt >= hungMs) resolve(answeredAt);
        else void ask();
      },
      Math.min(ASKED_EVERY_MS, hungMs / 4),
    );
  });
  return { hung, hungSince: async () => ((await ask()) ? null : answeredAt), stop: () => clearInterval(timer) };
}

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
