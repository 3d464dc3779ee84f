import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Quiet, offline-friendly defaults for every tool started from here. */
const TOOL_ENV = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** The packages' command files, run by this same Node, so that no shell or PATH is involved. */
const BINARIES = {
  wrangler: "wrangler/bin/wrangler.js",
  remix: "@remix-run/dev/dist/cli.js",
  vitest: "vitest/vitest.mjs",
};

/**
 * Starts an installed tool. Options are those of `child_process.spawn`, plus flags for Node itself.
 * @param {keyof typeof BINARIES} tool
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions & { flags?: string[] }} [options]
 */
export function startTool(tool, args, { flags = [], ...options } = {}) {
  return startNode([...flags, join(ROOT, "node_modules", BINARIES[tool]), ...args], options);
}

/**
 * Starts Node with the given arguments in the repository's root.
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
 * Waits for a child to end and returns its exit code, 1 for a signal.
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
 * Collects a child's output until it ends. The child must have been started with piped output.
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

/** An error the terminal's reader can act on; shown without a stack. */
export class Refusal extends Error {}

/** The number of steps in progress, the exit code before them, and the step shown on the terminal's last line. */
const steps = { open: 0, exitCode: process.exitCode, line: "" };

/**
 * Runs one step with one line on the terminal, not in the script's output. If two run at once, the second interrupts the first one's
 * line, which is then written again. Output is shown only if the step fails.
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
  // If anything ends this process during a step, including Wrangler's own signal handler, it ends with this code.
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
 * Runs an installed tool silently; rejects with all its output if it fails. The tool ends with this process.
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
 * Ends a long-running child when this process is told to end.
 * @param {import("node:child_process").ChildProcess} child
 */
export function endsWithUs(child) {
  onEnd(() => child.kill("SIGTERM"));
}

const END_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Calls `stop` when this process is told to end, or when the npm that ran it is gone: npm passes signals only to the shell between
 * them.
 * @param {() => void} stop
 * @returns {() => void} cancels this
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

/** Whether a person can act on the error without our stack: a `Refusal`, or a system error about a file, the disk or the network. */
function isForReader(error) {
  return error instanceof Refusal || (error instanceof Error && "syscall" in error);
}

/**
 * Runs a script's main function. An error the reader can act on ends it with its message and code 1, without a stack.
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
