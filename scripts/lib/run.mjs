import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Quiet, offline-friendly defaults for every tool that is started from here. */
const TOOL_ENV = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** A package's command file, run by this very Node, so that no shell and no PATH is involved. */
const BINARIES = {
  wrangler: "wrangler/bin/wrangler.js",
  remix: "@remix-run/dev/dist/cli.js",
  vitest: "vitest/vitest.mjs",
};

/**
 * Starts an installed tool. Options are those of `child_process.spawn`.
 * @param {keyof typeof BINARIES} tool
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export function startTool(tool, args, options = {}) {
  return startNode([join(ROOT, "node_modules", BINARIES[tool]), ...args], options);
}

/**
 * Starts Node with the given arguments, in the repository's root.
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export function startNode(args, options = {}) {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    ...options,
    env: { ...process.env, ...TOOL_ENV, ...options.env },
  });
}

/**
 * Waits for a child's end and returns its exit code, 1 for a signal.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
export function finished(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Collects what a child prints until it ends. The child must have been started with piped output.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<{ code: number, stdout: string, output: string }>}
 */
export async function collected(child) {
  let [stdout, output] = ["", ""];
  child.stdout?.on("data", (chunk) => {
    stdout += chunk;
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  return { code: await finished(child), stdout, output };
}

/** Something the reader of the terminal can act on; shown without a stack. */
export class Refusal extends Error {}

/**
 * One step with one line on the terminal, not in what the script prints. The tool's own output is shown only when it fails.
 * @param {string} title
 * @param {import("node:child_process").ChildProcess} child started with piped output
 */
export async function step(title, child) {
  const startedAt = Date.now();
  process.stderr.write(`  ${title} … `);
  const { code, stdout, output } = await collected(child);
  process.stderr.write(code === 0 ? `${((Date.now() - startedAt) / 1000).toFixed(1)} s\n` : "failed\n");
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nThe step «${title}» failed.`);
  return stdout;
}

/**
 * Ends a long-running child when this process is to end.
 * @param {import("node:child_process").ChildProcess} child
 */
export function endsWithUs(child) {
  onEnd(() => child.kill("SIGTERM"));
}

/**
 * Says when this process is told to end, or when npm, which ran it, is gone: npm passes signals only to the shell between the
 * two.
 * @param {() => void} stop
 */
export function onEnd(stop) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), 1000).unref();
}

export const PIPED = /** @type {const} */ (["ignore", "pipe", "pipe"]);

/**
 * Runs a script's main function; a `Refusal` ends it with its message and code 1, without a stack.
 * @param {() => Promise<unknown>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
