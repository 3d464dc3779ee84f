import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { fingerprint, readStamps } from "../lib/fingerprint.mjs";
import { Refusal, ROOT } from "../lib/run.mjs";

const ENVIRONMENTS = ["staging", "production"];
/** The commit that `npm test` last passed on, with nothing uncommitted. */
export const TESTED_FILE = ".wrangler/tested.json";

/**
 * The options of a command for one environment.
 * @param {Record<string, import("node:util").ParseArgsOptionConfig>} [more]
 * @param {boolean} [takesPaths] whether paths may follow them
 * @returns {{ env: string, yes: boolean, paths: string[] } & Record<string, any>}
 */
export function readOptions(more = {}, takesPaths = false) {
  const options = { env: { type: "string" }, yes: { type: "boolean", default: false }, ...more };
  let values;
  let paths;
  try {
    ({ values, positionals: paths } = parseArgs({
      options: /** @type {any} */ (options),
      allowPositionals: takesPaths,
    }));
  } catch (error) {
    throw new Refusal(error.message);
  }
  if (!ENVIRONMENTS.includes(values.env))
    throw new Refusal(`Say which environment: --env ${ENVIRONMENTS.join(" or --env ")}`);
  return /** @type {any} */ ({ ...values, paths });
}

/** The configuration of an environment in wrangler.toml. @param {string} env */
export async function readEnvironment(env) {
  const { unstable_readConfig: readConfig } = await import("wrangler");
  return readConfig({ config: join(ROOT, "wrangler.toml"), env }, { hideWarnings: true });
}

/** The commit to deploy. Refuses a working tree with changes: what is deployed could not be found again. */
export function requireCommit() {
  const changes = git("status", "--porcelain");
  if (changes) throw new Refusal(`Commit or put away these changes first:\n${changes}`);
  return git("rev-parse", "HEAD");
}

/** Whether the last `npm test` that passed ran on this commit. @param {string} commit */
export const isTested = (commit) => readStamps(join(ROOT, TESTED_FILE)).commit === commit;

/** The commit if there are no changes beside it, null otherwise and outside a repository. */
export function readCleanCommit() {
  if (!existsSync(join(ROOT, ".git"))) return null;
  return git("status", "--porcelain") ? null : git("rev-parse", "HEAD");
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Refusal(`git ${args[0]} failed: ${stderr?.trim()}`);
  return stdout.trim();
}

/**
 * A label for the Worker of these sources and settings, of 16 hex digits.
 * @param {string[]} sources
 */
export const tagOf = (sources) => fingerprint(ROOT, [...sources, "wrangler.toml"]).slice(0, 16);

/**
 * Asks for a «yes». Any other answer ends the deployment before anything has changed.
 * @param {string} question
 * @param {boolean} isAnswered whether `--yes` was given
 */
export async function confirm(question, isAnswered) {
  console.log(`\n${question}`);
  if (isAnswered) return;
  if (!process.stdin.isTTY) throw new Refusal("There is no terminal to ask at. Say --yes if that is right.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Go on? Type yes: ").finally(() => terminal.close());
  if (answer.trim().toLowerCase() !== "yes") throw new Refusal("Nothing was changed.");
}
