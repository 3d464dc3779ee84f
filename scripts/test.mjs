/** `npm test`: everything that must hold. Ends with one line, `N passed, N failed`, and an exit code to match. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureDevVars } from "./lib/dev-vars.mjs";
import { ensureInstalled, startNpm } from "./lib/install.mjs";
import { countTests } from "./lib/report.mjs";
import { collected, finished, PIPED, Refusal, startNode, startTool } from "./lib/run.mjs";
import { scratchDirectory } from "./lib/scratch.mjs";
import { findFreePort } from "./lib/serve.mjs";

const scratch = scratchDirectory();
const total = { passed: 0, failed: 0 };
const work = mkdtempSync(join(scratch, "kompas-test-"));
let server;
// A run that is told to end leaves nothing behind either, least of all in memory.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, async () => {
    await server?.stop();
    rmSync(work, { recursive: true, force: true });
    process.exit(1);
  });
}

try {
  await attempt("install", ensureInstalled);
  ensureDevVars();
  // Neither needs what the other makes. What the checks say is shown when it is their turn.
  const checked = collected(startNpm(["run", "check"], { stdio: PIPED }));
  // Whoever waits for it hears of a failure.
  checked.catch(() => {});
  await attempt("build", ensureBuilt);
  // Filling its database takes one processor for a while; the checks and tests take the other.
  server = await startServer();
  await attempt("check", () => shown(checked));
  await attempt("layering", () => succeed(startNode(["scripts/check-layers.mjs"])));
  await attempt("tests", () => runVitest("tests", ["--project", "unit", "--project", "worker"]));
  await attempt("browser tests", () => runBrowserTests(server));
} finally {
  await server?.stop();
  rmSync(work, { recursive: true, force: true });
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** One stage; what breaks it counts as one failure, and the others still run. */
async function attempt(name, stage) {
  console.log(`\n── ${name}`);
  try {
    await stage();
  } catch (error) {
    total.failed += 1;
    console.error(error instanceof Refusal ? error.message : error);
  }
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

/** Adds a vitest run's tests to the total. A run that fails without a failing test counts as one failure. */
async function runVitest(name, args, env = {}) {
  const report = join(work, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await finished(startTool("vitest", ["run", ...args, ...reporters], { env }));
  const { passed, failed } = countTests(report);
  total.passed += passed;
  total.failed += failed;
  if (code !== 0 && failed === 0) throw new Refusal(`vitest ended with code ${code} without a failing test.`);
}

/** Starts the built Worker on a free port with a database of its own; `isRunning` resolves once it answers. */
async function startServer() {
  const port = await findFreePort();
  const child = startNode(["scripts/start.mjs"], {
    stdio: ["ignore", "pipe", "inherit"],
    // A resync is done for good, so each way to meet it takes a draft of its own.
    env: { PORT: String(port), KOMPAS_STATE: join(work, "state"), KOMPAS_FORMER_DRAFTS: "6", TMPDIR: scratch },
  });
  const ended = finished(child);
  const isRunning = untilRunning(child);
  // Whoever waits for it hears of a failure.
  isRunning.catch(() => {});
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url: `http://localhost:${port}`, isRunning, stop };
}

/** Chromium against that server. */
async function runBrowserTests({ url, isRunning }) {
  const { ensureChromium } = await import("./ensure-chromium.mjs");
  const chromium = await ensureChromium();
  await isRunning;
  const env = { KOMPAS_URL: url, CHROMIUM_PATH: chromium };
  await runVitest("e2e", ["--config", "tests/e2e/vitest.config.ts"], env);
}

/** Waits for the line in which the server says its address. What it printed until then is shown if it ends before. */
function untilRunning(server) {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk) => {
      output = (output + chunk).slice(-20_000);
      if (output.includes("Kompas is running")) resolve(undefined);
    });
    server.once("exit", (code) => reject(new Refusal(`${output}\nThe server ended with code ${code}.`)));
  });
}
