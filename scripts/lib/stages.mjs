import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./fingerprint.mjs";
import { endsWithUs, finished, Refusal, ROOT, startTool } from "./run.mjs";

const REPORTER = join(ROOT, "scripts/lib/progress.mjs");

/** The stages of a test run, one after the other, and their results. */
export class Stages {
  passed = 0;
  failed = 0;
  /** All failures in order, one text each, including errors that belong to no test. @type {string[]} */
  failures = [];

  /** @param {string} work folder for notes */
  constructor(work) {
    this.work = work;
  }

  /**
   * Runs one stage. An exception counts as one failure, and the other stages still run.
   * @param {string} name
   * @param {() => Promise<unknown>} stage
   */
  async attempt(name, stage) {
    console.log(`\n── ${name}`);
    try {
      await stage();
    } catch (error) {
      this.#fail(name, tell(error));
    }
  }

  #fail(name, text, count = 1) {
    this.failed += count;
    this.failures.push(`${name}: ${text}`);
    console.error(text);
  }

  /**
   * Runs a stage of tests. Each file that did not run counts as one failure, whatever the reason.
   * @param {string} name
   * @param {string[]} folders of the stage's test files
   * @param {(progress: { KOMPAS_TEST_PROGRESS: string }) => Promise<number>} run runs vitest with this environment and returns its code
   * @param {number} [leftOut] how many of those files it leaves out
   */
  async attemptTests(name, folders, run, leftOut = 0) {
    console.log(`\n── ${name}`);
    const planned = folders.flatMap(listFiles).filter((file) => /\.test\.tsx?$/.test(file)).length - leftOut;
    const progress = join(this.work, `${name}.jsonl`);
    const end = await run({ KOMPAS_TEST_PROGRESS: progress }).then(
      (code) => (code === 0 ? "" : `vitest ended with code ${code}.`),
      tell,
    );
    const { passed, failures, errors, files } = countTests(progress);
    const left = Math.max(0, planned - files);
    this.passed += passed;
    this.failed += failures.length;
    this.failures.push(...failures);
    if (left > 0) {
      this.#fail(name, `${end}\n${left} of ${planned} test files were not run. Each counts as a failure.`, left);
    } else if (end && failures.length === 0) {
      this.#fail(name, `${end}\nNo test failed, but the run did.`);
    }
    this.failures.push(...errors.map((error) => `${name}: ${error}`));
  }
}

/**
 * Runs vitest and returns its code. Once `lost` reports that something the tests require is gone, stops them at once: each would fail
 * by timing out.
 * @param {string[]} args
 * @param {{ lost?: Promise<string> } & import("node:child_process").SpawnOptions} [options]
 */
export async function runVitest(args, { lost, ...options } = {}) {
  const child = startTool("vitest", ["run", ...args, "--reporter=default", `--reporter=${REPORTER}`], options);
  endsWithUs(child);
  const ended = finished(child);
  const reason = await Promise.race([ended.then(() => null), ...(lost ? [lost] : [])]);
  if (reason === null) return ended;
  child.kill("SIGTERM");
  await ended;
  throw new Refusal(reason);
}

function tell(error) {
  return error instanceof Refusal ? error.message : error.stack;
}

/**
 * Counts passed and failed tests, errors that belong to no test, and files in the reporter's output.
 * @param {string} progress
 */
function countTests(progress) {
  const total = { passed: 0, failures: [], errors: [], files: 0 };
  for (const line of readLines(progress)) {
    const { passed = 0, failures = [], errors = [], files = 0 } = JSON.parse(line);
    total.passed += passed;
    total.failures.push(...failures);
    total.errors.push(...errors);
    total.files += files;
  }
  return total;
}

/** The complete lines of a file; none if it is missing. */
function readLines(file) {
  try {
    return readFileSync(file, "utf8").split("\n").slice(0, -1);
  } catch {
    return [];
  }
}
