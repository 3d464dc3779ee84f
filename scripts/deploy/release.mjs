import { PIPED, quietly, Refusal, startTool, step } from "../lib/run.mjs";
import { requireHealth } from "./health.mjs";
import { readReleases } from "./installation.mjs";

/** The share of requests that a new version gets first. */
const FIRST_PERCENT = 10;
const HEALTH_SECONDS = Number(process.env.KOMPAS_HEALTH_SECONDS || 60);
/** A new domain gets its certificate within some minutes. */
const FIRST_HEALTH_SECONDS = 600;

/** Runs wrangler without questions, since it counts an answer «no» as success. Rejects with its output if it fails. */
export const wrangler = (title, args) =>
  step(title, quietly(startTool("wrangler", args, { stdio: PIPED, env: { CI: "true" } })));

/**
 * What a release needs: the API, the environment's name and configuration.
 * @typedef {{ cloudflare: import("./cloudflare.mjs").Cloudflare, env: string, config: any }} Target
 */

/**
 * Deploys the first version with its domain, schedule and queues, and waits until it answers.
 * @param {Target} target
 * @param {{ tag: string, message: string }} labels
 */
export async function deployFirst({ cloudflare, env, config }, { tag, message }) {
  await wrangler("Deploying the Worker", ["deploy", "--env", env, "--tag", tag, "--message", message]);
  const version = await findVersion(cloudflare, config, tag);
  await askHealth(config, version, FIRST_HEALTH_SECONDS);
}

/**
 * Uploads a version unless it is there, gives it a tenth of the requests, asks it how it is, attaches domain, schedule and queues, and
 * gives it all requests. If it is not well, the live version gets them all again.
 * @param {Target} target
 * @param {{ tag: string, message: string, uploaded: string | null, live: string, note: string }} release `note` is kept with the
 *   deployments
 */
export async function releaseNext({ cloudflare, env, config }, { tag, message, uploaded, live, note }) {
  if (!uploaded) {
    await wrangler("Uploading the Worker", ["versions", "upload", "--env", env, "--tag", tag, "--message", message]);
  }
  const version = uploaded ?? (await findVersion(cloudflare, config, tag));
  await shareOut(env, `Giving it ${FIRST_PERCENT} %`, note, { [version]: FIRST_PERCENT, [live]: 100 - FIRST_PERCENT });
  try {
    await askHealth(config, version, HEALTH_SECONDS);
  } catch (error) {
    await shareOut(env, "Giving all back to the former version", "not healthy at 10 %", { [live]: 100 });
    throw error;
  }
  await setTriggers(env);
  await shareOut(env, "Giving it 100 %", note, { [version]: 100 });
}

/**
 * Attaches domain, schedule and queues to the Worker.
 * @param {string} env
 */
export const setTriggers = (env) =>
  wrangler("Attaching domain, schedule and queues", ["triggers", "deploy", "--env", env]);

/**
 * Gives versions their shares of the requests.
 * @param {string} env
 * @param {string} title
 * @param {string} message kept with the deployment
 * @param {Record<string, number>} shares per cent of each version
 */
export const shareOut = (env, title, message, shares) =>
  wrangler(title, [
    ...["versions", "deploy", "--env", env, "--yes", "--message", message],
    ...Object.entries(shares).map(([version, percent]) => `${version}@${percent}`),
  ]);

/** @param {any} config @param {string} version */
export const askHealth = (config, version, seconds = HEALTH_SECONDS) =>
  step("Asking for its health", requireHealth({ appUrl: config.vars.APP_URL, worker: config.name, version, seconds }));

async function findVersion(cloudflare, config, tag) {
  const version = (await readReleases(cloudflare, config)).versions.find((each) => each.tag === tag);
  if (!version) throw new Refusal("Cloudflare does not list the version that was just uploaded.");
  return version.id;
}
