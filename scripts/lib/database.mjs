import { join, resolve } from "node:path";
import { fingerprint, readStamps, writeStamp } from "./fingerprint.mjs";
import { PIPED, ROOT, startNode, startTool, step } from "./run.mjs";

/** Where local D1, R2 and Queues keep their data. KOMPAS_STATE chooses another place, for tests. */
export const STATE = resolve(ROOT, process.env.KOMPAS_STATE || ".wrangler/state");
export const SEED_FILE = "build/seed.sql";

const STAMPS = join(STATE, "kompas.json");
const LOCAL = ["--local", "--persist-to", STATE];
const SEED_SOURCES = ["scripts/reference", "scripts/seed", "app/content/readiness", "app/domain/catalogue"];

/** Applies the migrations that this state has not had yet. */
export async function ensureMigrated() {
  await once("migrations", fingerprint(ROOT, ["migrations"]), () =>
    step("Migrating", startTool("wrangler", ["d1", "migrations", "apply", "kompas", ...LOCAL], { stdio: PIPED })),
  );
}

/** Writes the reference data and the published questionnaire as one SQL file, for local and remote use. */
export async function writeSeedFile() {
  await step("Preparing data", startNode(["--import", "tsx", "scripts/seed/write.ts", SEED_FILE], { stdio: PIPED }));
}

/**
 * Loads reference data, questionnaire and demo companies unless this state already has them; all of it is safe to repeat.
 * @param {{ again?: boolean }} [options]
 */
export async function ensureSeeded({ again = false } = {}) {
  const loadData = async () => {
    await writeSeedFile();
    const load = ["d1", "execute", "kompas", ...LOCAL, "--yes", "--file", SEED_FILE];
    await step("Loading data", startTool("wrangler", load, { stdio: PIPED }));
  };
  const addDemo = () =>
    step(
      "Adding demo companies",
      startNode(["--import", "tsx", "scripts/demo/seed.ts"], { stdio: PIPED, env: { KOMPAS_STATE: STATE } }),
    );
  await once("data", fingerprint(ROOT, SEED_SOURCES), loadData, again);
  await once("demo", fingerprint(ROOT, ["scripts/demo"]), addDemo, again);
}

/** Does the work unless the state carries this stamp, and stamps it. */
async function once(name, stamp, work, again = false) {
  if (!again && readStamps(STAMPS)[name] === stamp) return;
  await work();
  writeStamp(STAMPS, name, stamp);
}
