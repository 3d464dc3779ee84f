import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundleWorker } from "./bundle-worker.mjs";
import { migrate, splitStatements, withDatabase } from "./database.mjs";
import { clearStamp, fingerprint, readStamps, writeStamp } from "./fingerprint.mjs";
import { readPort } from "./port.mjs";
import { PIPED, quietly, Refusal, ROOT, startNode, step } from "./run.mjs";
import { startRuntime } from "./runtime.mjs";

/** The folder of the local D1, R2 and queue data. KOMPAS_STATE selects another one, for tests. */
export const STATE = resolve(ROOT, process.env.KOMPAS_STATE || ".wrangler/state");
/** Not inside build/, which the product's own build empties first. */
export const SEED_FILE = ".wrangler/seed.sql";

const STAMPS = join(STATE, "kompas.json");
/** The inputs of the reference data and questionnaires. */
export const SEED_SOURCES = [
  "scripts/reference",
  "scripts/seed",
  "app/assessment/catalogue/content/readiness",
  "app/assessment/catalogue/content/progress",
  "app/assessment/ghg/content",
  "app/assessment/ghg/rules",
  "app/assessment/catalogue/rules",
];

/** Refuses a data folder that is not writable. */
export function requireState() {
  try {
    mkdirSync(STATE, { recursive: true });
    accessSync(STATE, constants.W_OK);
  } catch (error) {
    throw new Refusal(`The local data cannot be kept in ${STATE} (KOMPAS_STATE): ${error.message}`);
  }
}

/** Applies the migrations this state has not had yet. */
export async function ensureMigrated() {
  const work = () =>
    step(
      "Migrating",
      withDatabase(STATE, (_run, runIn) => migrate(runIn)),
    );
  await once("migrations", fingerprint(ROOT, ["migrations"]), work);
}

/** Writes the reference data and the published questionnaires to one SQL file, for local and remote use. */
export async function writeSeedFile() {
  const writing = startNode(["--import", "tsx", "scripts/seed/write.ts", SEED_FILE], { stdio: PIPED });
  await step("Preparing data", quietly(writing));
}

/**
 * Loads reference data, questionnaires and demo companies unless this state already has them. Safe to repeat.
 * @param {{ again?: boolean }} [options]
 */
export async function ensureSeeded({ again = false } = {}) {
  const loadData = async () => {
    await writeSeedFile();
    const statements = splitStatements(readFileSync(join(ROOT, SEED_FILE), "utf8"));
    await step(
      "Loading data",
      withDatabase(STATE, (run) => run(...statements)),
    );
  };
  await once("data", fingerprint(ROOT, SEED_SOURCES), loadData, again);
  await once("demo", fingerprint(ROOT, ["scripts/demo"]), () => step("Adding demo companies", addDemo()), again);
}

/** Adds them in a separate Worker with the product's use cases, which is not part of the product's bundle. */
async function addDemo() {
  const log = [];
  const hear = (line) => log.push(line);
  // This data is for a developer, whatever wrangler.toml says about a deployment. The demo companies' proofs name who issued them: this server.
  const vars = { APP_URL: `http://localhost:${readPort(8787)}` };
  const runtime = await startRuntime({ module: await bundleWorker("demo"), state: STATE, vars, hear });
  try {
    const { KOMPAS_FORMER_DRAFTS: formerDrafts = "1" } = process.env;
    const answer = await runtime.ask("/", { formerDrafts: Number(formerDrafts) });
    if (!answer.ok) throw new Refusal(`${log.join("\n")}\n${await answer.text()}`);
  } finally {
    await runtime.stop();
  }
}

/** Does the work and stamps the state, unless the state already has this stamp. */
async function once(name, stamp, work, again = false) {
  if (!again && readStamps(STAMPS)[name] === stamp) return;
  clearStamp(STAMPS, name);
  await work();
  writeStamp(STAMPS, name, stamp);
}
