import { readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { listFiles } from "./fingerprint.mjs";
import { endsWithUs, finished, Refusal, ROOT, startTool } from "./run.mjs";

/** Longer than any test may take. */
const QUIET_MS = 8 * 60_000;
const REPORTER = join(ROOT, "scripts/lib/progress.mjs");

/** The stages of a test run, one after the other, and their results. */
export class Stages {
  passed = 0;
  failed = 0;
  /** All failures in order, one text each, including errors that belong to no test. @type {string[]} */
  failures = [];

  /**
   * @param {string} work folder for notes
   * @param {number} [quietMs] how long a run of tests may report nothing until it counts as stuck
   */
  constructor(work, quietMs = QUIET_MS) {
    this.work = work;
    this.quietMs = quietMs;
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
   * Runs a stage of tests. Each file that did not run counts as one failure, whatever the reason. If the run is stuck, it is stopped, and
   * the files that it has not finished run once more: workerd can hang, between files too and while a run ends.
   * @param {string} name
   * @param {string[]} folders of the stage's test files
   * @param {(asked: Asked) => Promise<number>} run runs vitest and returns its code
   * @param {string[]} [leftOut] which of those files it leaves out, by their paths in the repository
   */
  async attemptTests(name, folders, run, leftOut = []) {
    console.log(`\n── ${name}`);
    const excluded = new Set(leftOut.map((file) => join(ROOT, file)));
    const planned = folders.flatMap(listFiles).filter((file) => /\.test\.tsx?$/.test(file) && !excluded.has(file));
    /** @type {{ progress: string, until: number }[]} */
    const attempts = [];
    const unfinished = () => {
      const finished = new Set(countTests(attempts).files);
      return planned.filter((file) => !finished.has(relative(ROOT, file)));
    };
    const attempt = (/** @type {string[]} */ files) => {
      const progress = join(this.work, `${name} ${attempts.length + 1}.jsonl`);
      attempts.push({ progress, until: Number.POSITIVE_INFINITY });
      return run({ env: { KOMPAS_TEST_PROGRESS: progress }, files, quietMs: this.quietMs });
    };
    const again = (/** @type {Stuck} */ { message, since }) => {
      attempts[0].until = since;
      const files = unfinished();
      console.error(`${message} The run was stopped, with files left: ${files.length}.`);
      return files.length > 0 ? attempt(files) : 0;
    };
    const end = await attempt([])
      .catch((error) => {
        if (error instanceof Stuck) return again(error);
        throw error;
      })
      .then((code) => (code === 0 ? "" : `vitest ended with code ${code}.`), tell);
    const { passed, failures, errors } = countTests(attempts);
    const left = unfinished().length;
    this.passed += passed;
    this.failed += failures.length;
    this.failures.push(...failures);
    if (left > 0) {
      this.#fail(name, `${end}\n${left} of ${planned.length} test files were not run. Each counts as a failure.`, left);
    } else if (end && failures.length === 0) {
      this.#fail(name, `${end}\nNo test failed, but the run did.`);
    }
    this.failures.push(...errors.map((error) => `${name}: ${error}`));
  }
}

/** A run of tests that was stopped because nothing more would come of it. What its files reported after `since` does not count. */
export class Stuck extends Error {
  /**
   * @param {string} message
   * @param {number} [since] milliseconds since 1970
   */
  constructor(message, since = Number.POSITIVE_INFINITY) {
    super(message);
    this.since = since;
  }
}

/**
 * How a stage asks for a run of its tests: where its progress goes, the files to run (none for all), and how long it may report nothing.
 * @typedef {{ env: { KOMPAS_TEST_PROGRESS: string }, files: string[], quietMs: number }} Asked
 */

/**
 * Runs vitest and returns its code. Once `lost` reports that something the tests require is gone, stops them at once: each would fail
 * by timing out. Throws `Stuck` once nothing has been reported for as long as asked, or once `hung` reports since when what the tests
 * require has not answered.
 * @param {string[]} args
 * @param {Asked} asked
 * @param {{ lost?: Promise<string>, hung?: Promise<number> } & import("node:child_process").SpawnOptions} [options]
 */
export async function runVitest(args, { env, files, quietMs }, { lost, hung, ...options } = {}) {
  const reporters = ["--reporter=default", `--reporter=${REPORTER}`];
  // In a group of its own, which can be ended with all that it has started.
  const child = startTool("vitest", ["run", ...args, ...files, ...reporters], {
    ...options,
    detached: true,
    env: { ...options.env, ...env },
  });
  endsWithUs(child);
  const ended = finished(child);
  const quiet = whenQuiet(env.KOMPAS_TEST_PROGRESS, quietMs);
  const reason = await Promise.race([
    ended.then(() => null),
    quiet.reached.then(() => new Stuck(`Nothing was reported for ${quietMs / 1000} seconds.`)),
    ...(lost ? [lost.then((text) => new Refusal(text))] : []),
    ...(hung ? [hung.then((since) => new Stuck("The server does not answer.", since))] : []),
  ]);
  quiet.stop();
  if (reason === null) return ended;
  process.kill(-(child.pid ?? 0), "SIGKILL");
  await ended;
  throw reason;
}

/**
 * Reports once a file has not grown for so many milliseconds.
 * @returns {{ reached: Promise<void>, stop: () => void }}
 */
function whenQuiet(file, quietMs) {
  let [size, since] = [-1, Date.now()];
  let timer;
  const reached = new Promise((resolve) => {
    timer = setInterval(
      () => {
        const now = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
        if (now !== size) [size, since] = [now, Date.now()];
        else if (Date.now() - since >= quietMs) resolve(undefined);
      },
      Math.min(5_000, quietMs / 4),
    );
  });
  return { reached, stop: () => clearInterval(timer) };
}

function tell(error) {
  return error instanceof Refusal ? error.message : error.stack;
}

/**
 * Counts passed and failed tests, errors that belong to no test, and files in what the reporter wrote of each attempt until some moment.
 * @param {{ progress: string, until: number }[]} attempts
 */
function countTests(attempts) {
  /** @type {{ passed: number, failures: string[], errors: string[], files: string[] }} */
  const total = { passed: 0, failures: [], errors: [], files: [] };
  for (const { progress, until } of attempts)
    for (const line of readLines(progress)) {
      const { passed = 0, failures = [], errors = [], file, at = 0 } = JSON.parse(line);
      if (at > until) continue;
      total.passed += passed;
      total.failures.push(...failures);
      total.errors.push(...errors);
      if (file) total.files.push(file);
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
