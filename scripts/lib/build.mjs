import { existsSync } from "node:fs";
import { join } from "node:path";
import { clearStamp, fingerprint, readStamps, writeStamp } from "./fingerprint.mjs";
import { PIPED, quietly, ROOT, startTool, step } from "./run.mjs";

const SOURCES = ["app", "workers", "public", "scripts/texts", "vite.config.ts", "tsconfig.json", "package-lock.json"];
const STAMPS = join(ROOT, "build/stamps.json");
const SERVER = "build/server/index.js";
const BUNDLE_FOLDER = "build/worker";

/** The Worker as Wrangler uploads it. */
export const BUNDLE = `${BUNDLE_FOLDER}/index.js`;

/** Builds the Worker and its assets, and the Worker as it is deployed, unless the last build was made from these very sources. */
export async function ensureBuilt() {
  const sources = fingerprint(ROOT, SOURCES);
  if (!isThere(SERVER, "build/client") || readStamps(STAMPS).sources !== sources) await build(sources);
  const server = fingerprint(ROOT, [SERVER, "wrangler.toml", "package-lock.json"]);
  if (!isThere(BUNDLE) || readStamps(STAMPS).server !== server) await bundle(server);
}

function isThere(...outputs) {
  return outputs.every((output) => existsSync(join(ROOT, output)));
}

/** Builds in any case. */
export async function build(sources = fingerprint(ROOT, SOURCES)) {
  // One that is interrupted leaves halves behind, which no stamp may vouch for.
  clearStamp(STAMPS, "sources");
  const remix = startTool("remix", ["vite:build"], { stdio: PIPED, env: { NODE_ENV: "production" } });
  await step("Building", quietly(remix));
  writeStamp(STAMPS, "sources", sources);
}

async function bundle(server) {
  const dryRun = ["deploy", "--dry-run", "--outdir", BUNDLE_FOLDER];
  clearStamp(STAMPS, "server");
  await step("Bundling", quietly(startTool("wrangler", dryRun, { stdio: PIPED })));
  writeStamp(STAMPS, "server", server);
}
