import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { clearStamp, fingerprint, readStamps, writeStamp } from "./fingerprint.mjs";
import { writeLicenses } from "./licenses.mjs";
import { PIPED, quietly, Refusal, ROOT, startTool, step } from "./run.mjs";

/** The inputs of the build. */
export const SOURCES = [
  "app",
  "workers",
  "public",
  "scripts/apart",
  "scripts/lib/licenses.mjs",
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
/** The folder of modules beside the Worker's entry that it loads on demand. */
const APART = "apart";
const BUNDLE_FOLDER = "build/worker";

/** The bundled Worker as Wrangler uploads it. */
export const BUNDLE = `${BUNDLE_FOLDER}/index.js`;
/** The modules that it loads on demand. */
export const bundleApart = () => {
  const folder = join(ROOT, BUNDLE_FOLDER, APART);
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
};

/**
 * Builds the Worker and its assets and bundles the deployable Worker, unless the last build used exactly these sources.
 * @param {{ withMap?: boolean }} [options] without a source map, a build takes a fifth less; deploying and the bench need one
 */
export async function ensureBuilt({ withMap = true } = {}) {
  await ensureUnbundled({ withMap });
  await ensureBundled();
}

/** Builds the Worker and its assets, unless the last build used exactly these sources. Wrangler bundles what it deploys by itself. */
export async function ensureUnbundled({ withMap = true } = {}) {
  const sources = fingerprint(ROOT, SOURCES);
  const lacksMap = withMap && !existsSync(join(ROOT, `${SERVER}.map`));
  if (lacksMap || !isBuiltFrom(sources)) await build({ sources, withMap });
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
 * Refuses a build of other sources: tests would pass or fail for code that no longer exists.
 * @param {string} [root]
 * @param {{ withMap?: boolean }} [options] the tests in workerd need the map: without it, Vite writes one that is too large for their pool
 */
export function requireBuilt(root = ROOT, { withMap = false } = {}) {
  const hasMap = existsSync(join(root, `${SERVER}.map`));
  if ((hasMap || !withMap) && isBuiltFrom(fingerprint(root, SOURCES), root)) return;
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

/** With a larger young generation, Node collects a bundler's garbage in half the time. */
const ROOMY = ["--max-semi-space-size=128"];

/** Builds unconditionally. */
export async function build({ sources = fingerprint(ROOT, SOURCES), withMap = true } = {}) {
  // An interrupted build leaves partial output, which must not have a stamp.
  clearStamp(join(ROOT, STAMPS), "sources");
  const env = { NODE_ENV: "production" };
  const args = ["vite:build", ...(withMap ? ["--sourcemapServer"] : [])];
  await step("Building", quietly(startTool("remix", args, { stdio: PIPED, env, flags: ROOMY })));
  writeLicenses(join(ROOT, ASSETS, "assets/licenses.txt"));
  requireAssets();
  writeStamp(join(ROOT, STAMPS), "sources", sources);
}

/** Refuses a build whose pages refer to a missing module or style sheet: server and client builds each name files by hash. */
function requireAssets() {
  const named = readFileSync(join(ROOT, SERVER), "utf8").match(/(?<=["'`])\/assets\/[\w.-]+(?=["'`])/g) ?? [];
  const lost = [...new Set(named)].filter((path) => !existsSync(join(ROOT, ASSETS, path)));
  if (lost.length > 0) throw new Refusal(`The pages name what the build does not have: ${lost.join(", ")}`);
}

async function bundle(server) {
  const dryRun = ["deploy", "--dry-run", "--env", "", "--outdir", BUNDLE_FOLDER];
  clearStamp(join(ROOT, STAMPS), "server");
  // Modules that the build no longer produces would be uploaded and served.
  rmSync(join(ROOT, BUNDLE_FOLDER), { recursive: true, force: true });
  await step("Bundling", quietly(startTool("wrangler", dryRun, { stdio: PIPED })));
  writeStamp(join(ROOT, STAMPS), "server", server);
}
