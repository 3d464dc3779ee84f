import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { clearStamp, fingerprint, readStamps, writeStamp } from "./fingerprint.mjs";
import { PIPED, quietly, Refusal, ROOT, startTool, step } from "./run.mjs";

/** What the build is made from. */
export const SOURCES = [
  "app",
  "workers",
  "public",
  "scripts/apart",
  "scripts/minify",
  "scripts/offline",
  "scripts/passwords",
  "scripts/texts",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
const STAMPS = "build/stamps.json";
const SERVER = "build/server/index.js";
/** The static files. */
export const ASSETS = "build/client";
/** What the Worker loads when it is needed, beside its entry. */
const APART = "apart";
const BUNDLE_FOLDER = "build/worker";

/** The Worker as Wrangler uploads it. */
export const BUNDLE = `${BUNDLE_FOLDER}/index.js`;
/** The modules that it loads when they are needed. */
export const bundleApart = () => {
  const folder = join(ROOT, BUNDLE_FOLDER, APART);
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
};

/** Builds the Worker and its assets, and the Worker as it is deployed, unless the last build was made from these very sources. */
export async function ensureBuilt() {
  const sources = fingerprint(ROOT, SOURCES);
  if (!isBuiltFrom(sources)) await build(sources);
  await ensureBundled();
}

async function ensureBundled() {
  const server = fingerprint(ROOT, [SERVER, `build/server/${APART}`, "wrangler.toml", "package-lock.json"]);
  if (
    ![BUNDLE, `${BUNDLE_FOLDER}/${APART}`].every((output) => existsSync(join(ROOT, output))) ||
    readStamps(join(ROOT, STAMPS)).server !== server
  )
    await bundle(server);
}

/**
 * Refuses to go on with a build of other sources, which would pass or fail for what is no longer written.
 * @param {string} [root]
 */
export function requireBuilt(root = ROOT) {
  if (isBuiltFrom(fingerprint(root, SOURCES), root)) return;
  throw new Refusal(
    "build/ was not made from these sources, and what is tested there would not be what they say. Run `npm run build` first, " +
      "or `npm test`, which builds by itself; for browser tests start the server again as well.",
  );
}

function isBuiltFrom(sources, root = ROOT) {
  return (
    [SERVER, `build/server/${APART}`, ASSETS].every((output) => existsSync(join(root, output))) &&
    readStamps(join(root, STAMPS)).sources === sources
  );
}

/** With room for what is young, Node collects a bundler's garbage in half the time. */
const ROOMY = ["--max-semi-space-size=128"];

/** Builds in any case. */
export async function build(sources = fingerprint(ROOT, SOURCES)) {
  // One that is interrupted leaves halves behind, which no stamp may vouch for.
  clearStamp(join(ROOT, STAMPS), "sources");
  const env = { NODE_ENV: "production" };
  await step("Building", quietly(startTool("remix", ["vite:build"], { stdio: PIPED, env, flags: ROOMY })));
  requireAssets();
  writeStamp(join(ROOT, STAMPS), "sources", sources);
}

/** Refuses a build whose pages name a module or style sheet that browsers would not find: the two halves name each by its hash. */
function requireAssets() {
  const named = readFileSync(join(ROOT, SERVER), "utf8").match(/(?<=["'`])\/assets\/[\w.-]+(?=["'`])/g) ?? [];
  const lost = [...new Set(named)].filter((path) => !existsSync(join(ROOT, ASSETS, path)));
  if (lost.length > 0) throw new Refusal(`The pages name what the build does not have: ${lost.join(", ")}`);
}

async function bundle(server) {
  const dryRun = ["deploy", "--dry-run", "--outdir", BUNDLE_FOLDER];
  clearStamp(join(ROOT, STAMPS), "server");
  // Modules that no build makes any more would be uploaded, and served.
  rmSync(join(ROOT, BUNDLE_FOLDER), { recursive: true, force: true });
  await step("Bundling", quietly(startTool("wrangler", dryRun, { stdio: PIPED })));
  writeStamp(join(ROOT, STAMPS), "server", server);
}
