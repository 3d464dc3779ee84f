import { Refusal } from "../lib/run.mjs";

const ANSWERS = 3;
const PAUSE_MS = 1000;

/**
 * Asks one version of the Worker how it is, at the product's own address, until it has answered well three times running. Rejects with a
 * `Refusal` that says the last answer if that does not happen in time.
 * @param {{ appUrl: string, worker: string, version: string, seconds: number }} options `seconds` to wait: a new domain gets its
 *   certificate in minutes
 */
export async function requireHealth({ appUrl, worker, version, seconds }) {
  // A test has no domain of its own.
  const url = new URL("/health", process.env.KOMPAS_HEALTH_ORIGIN || appUrl);
  const until = Date.now() + seconds * 1000;
  for (let good = 0; ; ) {
    const fault = await findFault(url, { "Cloudflare-Workers-Version-Overrides": `${worker}="${version}"` }, version);
    good = fault ? 0 : good + 1;
    if (good === ANSWERS) return;
    if (fault && Date.now() > until) throw new Refusal(`${url} does not answer well: ${fault}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** What is wrong with one answer, null if nothing is. */
async function findFault(url, headers, version) {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
    const text = await answer.text();
    const { version: answered, settings, database, files, logs = "ok" } = JSON.parse(text);
    // Cron that has stopped is no fault of this version: it may be the one that mends it.
    const isWell =
      settings === "ok" && database?.read === "ok" && database?.write === "ok" && files === "ok" && logs === "ok";
    if (!isWell) return `${answer.status} ${text.slice(0, 500)}`;
    return answered === version ? null : `version ${answered} answered instead of ${version}`;
  } catch (error) {
    return error.cause?.message ?? error.message;
  }
}
