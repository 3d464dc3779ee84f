import { existsSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, readStamps, writeStamp } from "./fingerprint.mjs";
import { PIPED, ROOT, startTool, step } from "./run.mjs";

const SOURCES = ["app", "workers", "public", "scripts/texts", "vite.config.ts", "tsconfig.json", "package-lock.json"];
const STAMPS = join(ROOT, "build/stamps.json");
const OUTPUTS = ["build/server/index.js", "build/client"];

/** Builds the Worker and its assets unless the last build was made from these very sources. */
export async function ensureBuilt() {
  const sources = fingerprint(ROOT, SOURCES);
  const isThere = OUTPUTS.every((output) => existsSync(join(ROOT, output)));
  if (isThere && readStamps(STAMPS).sources === sources) return;
  await build(sources);
}

/** Builds in any case. */
export async function build(sources = fingerprint(ROOT, SOURCES)) {
  await step("Building", startTool("remix", ["vite:build"], { stdio: PIPED, env: { NODE_ENV: "production" } }));
  writeStamp(STAMPS, "sources", sources);
}
