/**
 * `npm run bench`: compares the performance figures of the built Worker with their limits, as a table or, with --json, as data. Exceeding a
 * limit does not fail the command; being unable to measure does. --memory sends 5,000 more requests, which takes minutes. --first-start
 * only measures how long a fresh clone of the committed code takes to its first page. --network only measures lists, statistics, exports
 * and submissions with a thousand and a hundred thousand companies; --million adds a million. --uploads only measures the memory of uploads.
 * --regions only compares companies in one database with the same companies in several.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { ensureInstalled } from "../../scripts/lib/install.mjs";
import { runMain } from "../../scripts/lib/run.mjs";
import { measureBundle, measureHydration, measureStart, measureStyles } from "./lib/built.mjs";
import { Client } from "./lib/client.mjs";
import { findCpuClock } from "./lib/cpu.mjs";
import { runSql } from "./lib/database.mjs";
import { Figures } from "./lib/figures.mjs";
import { measureFirstStart } from "./lib/first-start.mjs";
import { measureFloor } from "./lib/floor.mjs";
import { measureFirstForm, measureLargestForm, measureTargets, readCosts } from "./lib/journey.mjs";
import { compareMemory, measureMemory } from "./lib/memory.mjs";
import { measureNetwork } from "./lib/network.mjs";
import { populate } from "./lib/population.mjs";
import { ANSWERERS, measureQuestionnaire } from "./lib/questionnaire.mjs";
import { measureRegions } from "./lib/regions.mjs";
import { measureReportFiles } from "./lib/report-files.mjs";
import { measureSavers } from "./lib/savers.mjs";
import { lost, prepareState, startServer } from "./lib/server.mjs";
import { soak } from "./lib/soak.mjs";
import { measureStages } from "./lib/stages.mjs";
import { addUp, compareRows, compareStatistics, readStatistics } from "./lib/statistics.mjs";
import { listTargets } from "./lib/targets.mjs";
import { measureUploads, READY_DRAFT } from "./lib/uploads.mjs";

const FEW = 1_000;
const MANY = 100_000;
/** With --million. */
const MAX = 1_000_000;
const BUNDLE = 1_000_000;
const UPLOAD = 2_500_000;
/** Rows that the bell may read regardless of the number of entries (design, quality). */
const BELL_ROWS = 30;
const START_MS = 200;
/** Bytes of script that a desk page may load. No page of a company hydrates. */
const HYDRATED_SCRIPT = 130_000;

const SIZES = process.argv.includes("--million")
  ? [FEW, MANY, MAX]
  : process.argv.includes("--network")
    ? [FEW, MANY]
    : null;

const figures = new Figures();
const work = mkdtempSync(join(tmpdir(), "kompas-bench-"));
const state = join(work, "state");
let server = null;

const say = (text) => process.stderr.write(`  ${text} …\n`);
const stopServer = async () => {
  await server?.stop();
  server = null;
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, async () => {
    await stopServer();
    rmSync(work, { recursive: true, force: true });
    process.exit(1);
  });
}

await runMain(async () => {
  try {
    if (process.argv.includes("--first-start")) await measureFirstStart(figures, join(work, "clone"));
    else if (process.argv.includes("--uploads")) await Promise.race([measureUploadsAlone(), lost]);
    else if (process.argv.includes("--regions")) await Promise.race([measureRegions(figures, work, say), lost]);
    else if (SIZES) await Promise.race([measureNetwork(figures, state, SIZES, say), lost]);
    else await Promise.race([measureAll(), lost]);
  } finally {
    await stopServer();
    rmSync(work, { recursive: true, force: true });
  }
  process.stdout.write(
    `${process.argv.includes("--json") ? JSON.stringify(figures.list, null, 2) : figures.print()}\n`,
  );
  if (figures.count("not measured") > 0) process.exitCode = 1;
});

// Pending work for a Worker that has ended would keep this process alive.
if (process.exitCode) process.exit();

async function measureAll() {
  await ensureInstalled();
  const before = await measureWithFew();
  await measureBuilt();
  say("Where the time of a page goes");
  await measureInside();
  say("200 people saving at once");
  await measureSavers(figures, state, startServer, before.sections);
  // Entries in the bell have a limit of their own: companies are counted from here.
  const costs = await measureSoak(before);
  await measureWithMany({ ...before, costs });
  await measureUploadsAlone();
}

/** The cost of all requests, with few companies. */
async function measureWithFew() {
  say(`Demo data and ${FEW} companies`);
  await prepareState(state);
  await populate(state, FEW);
  await addUp(state);
  await runSql(state, ANSWERERS.sql);
  say("Starting the Worker");
  server = await startServer(state);
  const visitor = new Client(server.address);
  const owner = await new Client(server.address).signIn(DEMO_ACCOUNTS.owner);
  const found = await listTargets(server.address, owner);
  const cpuClock = await findCpuClock(server.pid, async () => {
    for (let turn = 0; turn < 30; turn += 1) await owner.get(found.paths.history);
  });
  say("Measuring requests");
  await measureTargets(figures, found, visitor, cpuClock);
  await measureReportFiles(figures, { owner, visitor, dashboard: found.paths.dashboard }, cpuClock);
  await measureQuestionnaire(figures, server.address, cpuClock);
  await measureLargestForm(figures, owner, found.paths.draft);
  const costs = await readCosts(owner, found.paths, found.everyday);
  const statistics = await readStatistics(server.address);
  await stopServer();
  await measureFloor(figures, state);
  return { ...found, costs, statistics };
}

/** Where the time of pages goes inside the Worker. The inspector slows it down. */
async function measureInside() {
  server = await startServer(state, { isInspected: true });
  const owner = await new Client(server.address).signIn(DEMO_ACCOUNTS.owner);
  const { targets } = await listTargets(server.address, owner);
  const inside = ["question form", "section save, 2 answers changed", "dashboard"];
  await measureStages(
    figures,
    server,
    targets.filter(({ name }) => inside.includes(name)),
  );
  const pages = targets.filter(({ kind }) => kind === "page");
  const isMemory = process.argv.includes("--memory");
  if (isMemory) say("5,000 requests");
  const held = isMemory ? await measureMemory(figures, server, pages) : null;
  await stopServer();
  if (held) await compareMemory(figures, state, held);
}

/** The memory that uploads take, with demo data of their own: no job has moved the answers that complete the draft. */
async function measureUploadsAlone() {
  await ensureInstalled();
  await stopServer();
  say("Uploads");
  const own = join(work, "uploads");
  await prepareState(own);
  await runSql(own, READY_DRAFT);
  server = await startServer(own, { isInspected: true });
  await measureUploads(figures, server);
  await stopServer();
}

/** What is delivered: bundle, styles, scripts. */
async function measureBuilt() {
  say("Measuring the build");
  const bundle = await measureBundle(join(work, "bundle"));
  figures.add("server bundle, gz", bundle.gz, {
    unit: "bytes",
    limit: BUNDLE,
    note: `${Math.round(bundle.raw / 1000)} KB raw`,
  });
  figures.add("server bundle with what it loads when needed, gz", bundle.gz + bundle.apart, {
    unit: "bytes",
    limit: UPLOAD,
  });
  figures.add("server start, CPU", await measureStart(join(work, "start.cpuprofile")), { unit: "ms", limit: START_MS });
  for (const [name, bytes] of measureStyles()) figures.add(`style sheet ${name}, gz`, bytes, { unit: "bytes" });
  const hydration = measureHydration();
  const shared = { unit: /** @type {const} */ ("bytes"), limit: HYDRATED_SCRIPT };
  // The minimum for each of them.
  figures.add("hydrated page, what all of them load · script, gz", hydration.shared, shared);
  for (const { id, bytes } of hydration.routes) figures.add(`hydrated page ${id} · script, gz`, bytes, shared);
}

/** The queue with ten thousand events, and the cost of a page with the bell for a user with thousands of entries, which it returns. */
async function measureSoak({ paths, everyday, costs }) {
  say("10,000 events through the queue");
  await soak(figures, state, startServer);
  server = await startServer(state);
  const owner = await new Client(server.address).signIn(DEMO_ACCOUNTS.owner);
  const after = await readCosts(owner, paths, everyday);
  for (const [name, read] of after) {
    const more = read - (costs.get(name) ?? 0);
    figures.add(`${name} · rows read beside, with 5,000 entries in the bell`, more, { limit: BELL_ROWS });
  }
  await stopServer();
  return after;
}

/** What the statistics read with `count` companies, compared with few. Leaves the Worker running. */
async function measureStatistics({ statistics }, count) {
  await stopServer();
  say(`${count} companies`);
  await populate(state, count);
  await addUp(state);
  server = await startServer(state);
  compareStatistics(figures, statistics, await readStatistics(server.address), [FEW, count]);
}

/** Rows read with many companies, compared with few. */
async function measureWithMany({ paths, everyday, costs, statistics }) {
  await measureStatistics({ statistics }, MANY);
  const owner = await new Client(server.address).signIn(DEMO_ACCOUNTS.owner);
  await measureFirstForm(figures, owner, `${paths.draft}?section=${everyday}`);
  const after = await readCosts(owner, paths, everyday);
  for (const [name, read] of after) {
    const former = costs.get(name) ?? 0;
    compareRows(figures, name, [former, read], `${former} rows at ${FEW} companies, ${read} at ${MANY}`);
  }
}
