/**
 * `npm test`: all checks and tests. Ends with one line, `N passed, N failed`, and a matching exit code. With --quick, as in
 * `npm run test:quick`, skips the slowest files and whatever needs a browser, a server or a second build.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readCleanCommit, TESTED_FILE } from "./deploy/environment.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureDevVars } from "./lib/dev-vars.mjs";
import { writeStamp } from "./lib/fingerprint.mjs";
import { ensureInstalled, startNpm } from "./lib/install.mjs";
import { collected, finished, PIPED, Refusal, ROOT, startNode } from "./lib/run.mjs";
import { scratchDirectory } from "./lib/scratch.mjs";
import { SLOW_TESTS } from "./lib/slow-tests.mjs";
import { runVitest, Stages, Stuck } from "./lib/stages.mjs";
import { startServer, watchAnswers } from "./lib/test-server.mjs";

const isQuick = process.argv.includes("--quick");
/** Odd requests have the machine to themselves, so they take half of what `npm run fuzz` does. */
const { KOMPAS_FUZZ_SECONDS = "30" } = process.env;
/** Projects of vitest.config.ts, one folder each. `language` needs its own build, and tests that start the product take long. */
const PROJECTS = isQuick ? ["unit", "worker"] : ["unit", "local", "worker", "language"];
const LEFT_OUT = isQuick ? SLOW_TESTS : [];
const commit = readCleanCommit();
const scratch = scratchDirectory();
const work = mkdtempSync(join(scratch, "kompas-test-"));
const stages = new Stages(work);
let server;
// An interrupted run must not leave anything behind either, especially in memory.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, async () => {
    await server?.stop();
    rmSync(work, { recursive: true, force: true });
    process.exit(1);
  });
}

console.log(`Node ${process.versions.node}`);
try {
  await stages.attempt("install", ensureInstalled);
  await stages.attempt("settings", ensureDevVars);
  // Neither build nor tests need the output of the checks. It is shown when their turn comes.
  const checked = collected(startNpm(["run", "check"], { stdio: PIPED }));
  // The later `await` reports a failure.
  checked.catch(() => {});
  await stages.attempt("build", ensureBuilt);
  // Filling its database occupies one processor for a while; the checks and tests use the other.
  if (!isQuick) server = await startServer(join(work, "state"));
  await stages.attemptTests(
    "tests",
    PROJECTS.map((project) => inRoot(`tests/${project}`)),
    (asked) =>
      runVitest(
        [...PROJECTS.flatMap((project) => ["--project", project]), ...LEFT_OUT.flatMap((file) => ["--exclude", file])],
        asked,
      ),
    LEFT_OUT,
  );
  await stages.attempt("check", () => shown(checked));
  await stages.attempt("layering", () => succeed(startNode(["scripts/check-layers.mjs"])));
  // Runs alone, since it measures response times; the other server is idle at this point.
  if (!isQuick) {
    await stages.attemptTests("odd requests", [inRoot("tests/fuzz")], (asked) =>
      runVitest(["--config", "tests/fuzz/vitest.config.ts"], asked, { env: { TMPDIR: work, KOMPAS_FUZZ_SECONDS } }),
    );
  }
  if (server) {
    for (const [stage, folder] of [
      ["browser tests", "tests/e2e"],
      ["lives", "tests/lives"],
    ])
      await stages.attemptTests(stage, [inRoot(folder)], (asked) => browse(`${folder}/vitest.config.ts`, asked));
  }
} finally {
  await server?.stop();
  rmSync(work, { recursive: true, force: true });
  if (stages.failures.length > 0) console.log(["\nWhat failed:", ...stages.failures].join("\n"));
  console.log(`${stages.passed} passed, ${stages.failed} failed`);
  process.exitCode = stages.failed > 0 ? 1 : 0;
  // `npm run deploy` then needs no second run.
  if (!isQuick && stages.failed === 0 && commit) writeStamp(join(ROOT, TESTED_FILE), "commit", commit);
}

function inRoot(path) {
  return join(ROOT, path);
}

async function succeed(child) {
  if ((await finished(child)) !== 0) throw new Refusal("This stage failed.");
}

/** Waits for an earlier process and prints all its output. */
async function shown(work) {
  const { code, output } = await work;
  process.stdout.write(output);
  if (code !== 0) throw new Refusal("This stage failed.");
}

/** Runs Chromium against the server with one of the configurations. If the run gets stuck, the next one finds another server. */
async function browse(config, asked) {
  const { ensureChromium } = await import("./ensure-chromium.mjs");
  const chromium = await ensureChromium();
  const { url, isRunning, ended } = server;
  const reason = await Promise.race([isRunning, ended]);
  if (reason !== null) throw new Refusal(reason);
  const env = { KOMPAS_URL: url, CHROMIUM_PATH: chromium };
  const watch = watchAnswers(url);
  try {
    const code = await runVitest(["--config", config], asked, { env, lost: ended, hung: watch.hung });
    const since = code === 0 ? null : await watch.hungSince();
    if (since !== null) throw new Stuck("The server does not answer any more.", since);
    return code;
  } catch (error) {
    if (error instanceof Stuck) {
      await server.stop();
      server = await startServer(mkdtempSync(join(work, "state-")));
    }
    throw error;
  } finally {
    watch.stop();
  }
}
