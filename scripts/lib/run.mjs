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
 * Starts an installed tool. Options are those of `child_process.spawn`, and flags for Node itself.
 * @param {keyof typeof BINARIES} tool
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions & { flags?: string[] }} [options]
 */
export function startTool(tool, args, { flags = [], ...options } = {}) {
  return startNode([...flags, join(ROOT, "node_modules", BINARIES[tool]), ...args], options);
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

/** How many steps are under way, what the exit code was before, and which of them the terminal's last line is about. */
const steps = { open: 0, exitCode: process.exitCode, line: "" };

/**
 * One step with one line on the terminal, not in what the script prints; of two at once the second breaks the first one's line, which is then
 * written again. What went wrong is shown only when it fails.
 * @template T
 * @param {string} title
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const startedAt = Date.now();
  write(title, "");
  if (steps.open === 0) steps.exitCode = process.exitCode;
  steps.open += 1;
  // Whoever ends this process in the middle of a step, Wrangler's own handler of signals included, ends it with this.
  process.exitCode = 1;
  try {
    const result = await work;
    steps.open -= 1;
    if (steps.open === 0) process.exitCode = steps.exitCode;
    write(title, `${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    write(title, "failed\n");
    const reason = isForReader(error) ? error.message : error.stack;
    throw new Refusal(`${reason.trim()}\n\nThe step «${title}» failed.`);
  }
}

function write(title, end) {
  const isOnItsLine = steps.line === title;
  const begin = isOnItsLine ? "" : `${steps.line ? "\n" : ""}  ${title} … `;
  process.stderr.write(begin + end);
  steps.line = end ? "" : title;
}

/**
 * Runs an installed tool in silence; rejects with all that it printed when it fails. It ends with this process.
 * @param {import("node:child_process").ChildProcess} child started with piped output
 */
export async function quietly(child) {
  const forget = onEnd(() => {
    child.kill("SIGTERM");
    process.exit(1);
  });
  const { code, output } = await collected(child).finally(forget);
  if (code !== 0) throw new Refusal(output);
}

/**
 * Ends a long-running child when this process is to end.
 * @param {import("node:child_process").ChildProcess} child
 */
export function endsWithUs(child) {
  onEnd(() => child.kill("SIGTERM"));
}

const END_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Says when this process is told to end, or when npm, which ran it, is gone: npm passes signals only to the shell between the
 * two.
 * @param {() => void} stop
 * @returns {() => void} takes it back
 */
export function onEnd(stop) {
  const parent = process.ppid;
  const watch = () => process.ppid === parent || stop();
  const timer = process.env.npm_lifecycle_event ? setInterval(watch, 1000).unref() : undefined;
  for (const signal of END_SIGNALS) process.on(signal, stop);
  return () => {
    clearInterval(timer);
    for (const signal of END_SIGNALS) process.off(signal, stop);
  };
}

export const PIPED = /** @type {const} */ (["ignore", "pipe", "pipe"]);

/** What a person can act on, without our stack: a `Refusal`, or what the system says of a file, the disk or the network. */
function isForReader(error) {
  return error instanceof Refusal || (error instanceof Error && "syscall" in error);
}

/**
 * Runs a script's main function; what the reader can act on ends it with its message and code 1, without a stack.
 * @param {() => Promise<unknown>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!isForReader(error)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
