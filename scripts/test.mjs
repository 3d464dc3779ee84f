/**
 * `npm test`: everything that must hold. Ends with one line, `N passed, N failed`, and an exit code to match. With --quick, as
 * `npm run test:quick`, without what needs a browser, a server or a second build.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureDevVars } from "./lib/dev-vars.mjs";
import { ensureInstalled, startNpm } from "./lib/install.mjs";
import { findFreePort } from "./lib/port.mjs";
import { collected, finished, PIPED, Refusal, ROOT, startNode } from "./lib/run.mjs";
import { scratchDirectory } from "./lib/scratch.mjs";
import { runVitest, Stages } from "./lib/stages.mjs";

const isQuick = process.argv.includes("--quick");
/** Those of vitest.config.ts, with a folder each. A language more takes a build of its own, and what starts the product its time. */
const PROJECTS = isQuick ? ["unit", "worker"] : ["unit", "local", "worker", "language"];
const scratch = scratchDirectory();
const work = mkdtempSync(join(scratch, "kompas-test-"));
const stages = new Stages(work);
let server;
// A run that is told to end leaves nothing behind either, least of all in memory.
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
  // Neither build nor tests need what they make. What the checks say is shown when it is their turn.
  const checked = collected(startNpm(["run", "check"], { stdio: PIPED }));
  // Whoever waits for it hears of a failure.
  checked.catch(() => {});
  await stages.attempt("build", ensureBuilt);
  // Filling its database takes one processor for a while; the checks and tests take the other.
  if (!isQuick) server = await startServer();
  await stages.attemptTests(
    "tests",
    PROJECTS.map((project) => inRoot(`tests/${project}`)),
    (env) =>
      runVitest(
        PROJECTS.flatMap((project) => ["--project", project]),
        { env },
      ),
  );
  await stages.attempt("check", () => shown(checked));
  await stages.attempt("layering", () => succeed(startNode(["scripts/check-layers.mjs"])));
  // By itself, since it measures how long answers take; the other server has nothing to do yet.
  if (!isQuick) {
    await stages.attemptTests("odd requests", [inRoot("tests/fuzz")], (env) =>
      runVitest(["--config", "tests/fuzz/vitest.config.ts"], { env: { ...env, TMPDIR: work } }),
    );
  }
  if (server) await stages.attemptTests("browser tests", [inRoot("tests/e2e")], (env) => browse(server, env));
} finally {
  await server?.stop();
  rmSync(work, { recursive: true, force: true });
  console.log(`${stages.passed} passed, ${stages.failed} failed`);
  process.exitCode = stages.failed > 0 ? 1 : 0;
}

function inRoot(path) {
  return join(ROOT, path);
}

async function succeed(child) {
  if ((await finished(child)) !== 0) throw new Refusal("This stage failed.");
}

/** The same for what was started earlier, with all that it printed. */
async function shown(work) {
  const { code, output } = await work;
  process.stdout.write(output);
  if (code !== 0) throw new Refusal("This stage failed.");
}

/**
 * Starts the built Worker on a free port with a database of its own; `isRunning` resolves once it answers, and `ended` tells how it ended
 * when nobody stopped it.
 */
async function startServer() {
  const port = await findFreePort();
  const child = startNode(["scripts/start.mjs"], {
    stdio: ["ignore", "pipe", "pipe"],
    // A resync is done for good, so each way to meet it takes a draft of its own.
    env: { PORT: String(port), KOMPAS_STATE: join(work, "state"), KOMPAS_FORMER_DRAFTS: "6", TMPDIR: scratch },
  });
  child.stderr.on("data", (chunk) => process.stderr.write(chunk));
  let [output, isStopped] = ["", false];
  const closed = finished(child);
  const isRunning = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output = (output + chunk).slice(-20_000);
        if (output.includes("Kompas is running")) resolve(null);
      });
    }
  });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    closed.then((code) => isStopped || resolve(`${output}\nThe server has ended with code ${code}.`));
  });
  const stop = async () => {
    isStopped = true;
    child.kill("SIGTERM");
    await closed;
  };
  return { url: `http://localhost:${port}`, isRunning, ended, stop };
}

/** Chromium against that server. */
async function browse({ url, isRunning, ended }, progress) {
  const { ensureChromium } = await import("./ensure-chromium.mjs");
  const chromium = await ensureChromium();
  const reason = await Promise.race([isRunning, ended]);
  if (reason !== null) throw new Refusal(reason);
  const env = { ...progress, KOMPAS_URL: url, CHROMIUM_PATH: chromium };
  return runVitest(["--config", "tests/e2e/vitest.config.ts"], { env, lost: ended });
}
