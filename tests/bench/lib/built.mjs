import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { collected, PIPED, Refusal, ROOT, startTool } from "../../../scripts/lib/run.mjs";
import { elements } from "./html.mjs";

const START_RUNS = 2;
const ENTRY = "index.js";
const CLIENT = join(ROOT, "build/client");

/** Size in bytes after gzip. */
export const gz = (data) => gzipSync(data).length;

const readAsset = (url) => readFileSync(join(CLIENT, url));

/**
 * The size of the Worker's upload in bytes after gzip, from a dry run of the deployment: the entry that pages run, and in `apart` what it
 * loads on demand.
 * @param {string} folder for what would be uploaded
 */
export async function measureBundle(folder) {
  const run = startTool("wrangler", ["deploy", "--dry-run", "--outdir", folder], { stdio: PIPED });
  const { code, output } = await collected(run);
  if (code !== 0) throw new Refusal(`${output}\nThe dry run of the deployment failed.`);
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const [entry = [], apart = []] = [true, false].map((isEntry) =>
    scripts.filter((name) => (name === ENTRY) === isEntry).map((name) => readFileSync(join(folder, name))),
  );
  const sum = (sources, size) => sources.reduce((total, source) => total + size(source), 0);
  return {
    gz: sum(entry, gz),
    raw: sum(entry, ({ length }) => length),
    apart: sum(apart, gz),
  };
}

/**
 * Milliseconds of CPU that the Worker's modules take to load, from workerd's own start-up profiles on this machine. Takes the minimum,
 * because other load on the machine only adds to it.
 * @param {string} file for the profile
 */
export async function measureStart(file) {
  const times = [];
  for (let run = 0; run < START_RUNS; run += 1) times.push(await profileStart(file));
  return Math.min(...times);
}

async function profileStart(file) {
  rmSync(file, { force: true });
  const { code, output } = await collected(
    startTool("wrangler", ["check", "startup", "--outfile", file], { stdio: PIPED }),
  );
  if (code !== 0) throw new Refusal(`${output}\nThe start-up could not be profiled.`);
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, "utf8"));
  const idle = new Set(nodes.flatMap(({ id, callFrame }) => (callFrame.functionName === "(idle)" ? id : [])));
  const micros = samples.reduce((sum, node, index) => (idle.has(node) ? sum : sum + timeDeltas[index]), 0);
  return micros / 1000;
}

/** Bytes of each style sheet after gzip, by name. */
export function measureStyles() {
  const sheets = readdirSync(join(CLIENT, "assets")).filter((name) => name.endsWith(".css"));
  return new Map(sheets.map((name) => [name.split("-")[0], gz(readAsset(`assets/${name}`))]));
}

/** A module and all its static imports, by URL. */
function withImports(url, found = new Set()) {
  if (found.has(url)) return found;
  found.add(url);
  const source = readAsset(url).toString();
  for (const [, path] of source.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
    withImports(new URL(path, `http://client${url}`).pathname, found);
  }
  return found;
}

const bytesOf = (urls) => [...urls].reduce((sum, url) => sum + gz(readAsset(url)), 0);

/**
 * The files with the texts of these namespaces in one language: for each namespace, the largest that the entry may import.
 * @param {string} entry
 * @param {string[]} namespaces
 */
function textsOf(entry, namespaces) {
  const paths = [
    ...readAsset(entry)
      .toString()
      .matchAll(/import\("\.\/([^"]+)"\)/g),
  ].map(([, path]) => `/assets/${path}`);
  return namespaces.flatMap((name) => {
    const [largest] = paths
      .filter((path) => path.startsWith(`/assets/${name}-`))
      .sort((a, b) => gz(readAsset(b)) - gz(readAsset(a)));
    return largest ?? [];
  });
}

/** Bytes of the style sheets that a page links, after gzip. */
export const styleBytes = (html) =>
  bytesOf(elements(html, "link").flatMap(({ rel, href }) => (rel === "stylesheet" ? [href] : [])));

/** Bytes of script in a page, after gzip: inline scripts, and its files with all their imports. */
export function scriptBytes(html) {
  const files = new Set();
  for (const { src, type } of elements(html, "script")) {
    if (src && type !== "application/json") for (const url of withImports(src)) files.add(url);
  }
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^<]+)/g)].map(([, source]) => source);
  return bytesOf(files) + inline.reduce((sum, source) => sum + gz(source), 0);
}

/**
 * Bytes after gzip that a browser requests again on the second view of a page: its files that are not cached for a year.
 * @param {string} address of the server
 * @param {string} html
 */
export async function againBytes(address, html) {
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const answers = await Promise.all([...new Set(files)].map((path) => fetch(address + path)));
  const sizes = await Promise.all(
    answers.map(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      return /max-age=31536000.*immutable/.test(answer.headers.get("Cache-Control") ?? "") ? 0 : gz(body);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Script bytes after gzip of pages that hydrate, from the build manifest: what all of them load, and each such route in full. Texts count
 * in one language.
 */
export function measureHydration() {
  const name = readdirSync(join(CLIENT, "assets")).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Refusal("The build has no manifest.");
  const { entry, routes } = JSON.parse(/=(\{.*\})/s.exec(readAsset(`assets/${name}`).toString())?.[1] ?? "null");
  const bytes = (modules, namespaces) => {
    // A page embeds its own routes, so only this measurement reads the manifest.
    const urls = new Set(textsOf(entry.module, ["common", "frame", ...namespaces]));
    for (const { module } of modules) for (const url of withImports(module)) urls.add(url);
    return bytesOf(urls);
  };
  const hydrated = Object.values(routes).flatMap((route) => {
    const namespaces = hydratedNamespaces(route.id);
    return namespaces ? { id: route.id, bytes: bytes([entry, routes.root, route], namespaces) } : [];
  });
  return { shared: bytes([entry, routes.root], []), routes: hydrated };
}

/** The namespaces in the handle of a route that asks for scripts; null for one that does not. */
function hydratedNamespaces(id) {
  const file = [`${id}.tsx`, `${id}.ts`].map((path) => join(ROOT, "app", path)).find((path) => existsSync(path));
  const [handle = ""] = /export const handle = \{[^;]*/.exec(file ? readFileSync(file, "utf8") : "") ?? [];
  if (!/\bhydrate:\s*true\b/.test(handle)) return null;
  const [, list = ""] = /\bi18n:\s*\[([^\]]*)\]/.exec(handle) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, namespace]) => namespace);
}
