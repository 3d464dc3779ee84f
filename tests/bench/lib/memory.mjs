import { fileURLToPath } from "node:url";
import { startRuntime } from "../../../scripts/lib/runtime.mjs";
import { expectStatus } from "./client.mjs";
import { openInspector } from "./inspector.mjs";
import { residentBytes } from "./processes.mjs";

/** After `EARLY` requests the server has filled its caches; by `LATE` requests its memory must not have grown much more. */
const EARLY = 1_000;
const LATE = 5_000;
/**
 * Samples the heap now and then during the last `WATCHED` requests and takes the minimum. The inspector of workerd never answers a request
 * to collect garbage, so that is left to V8.
 */
const WATCHED = 2_000;
const BETWEEN_LOOKS = 10;
/** Percent by which the Worker's objects may grow between the two. */
const GROWTH = 10;
/** The same for the process, without the growth of a runtime whose Worker stores nothing. This varies by a tenth from run to run. */
const PROCESS_GROWTH = 15;
const BARE = fileURLToPath(new URL("bare-worker.mjs", import.meta.url));

/**
 * How much memory the Worker's process uses after a number of requests for all pages in turn, and how much of it the Worker's own objects
 * use.
 * @param {import("./figures.mjs").Figures} figures
 * @param {{ pid: number, inspector: () => Promise<URL> }} server started for inspection
 * @param {import("./block.mjs").Target[]} targets pages
 * @returns the early and late memory, and an answer of each page
 */
export async function measureMemory(figures, { pid, inspector }, targets) {
  const { ask, close } = await openInspector(await inspector());
  let sent = 0;
  const answers = [];
  const sendUpTo = async (count) => {
    let heap = Number.POSITIVE_INFINITY;
    for (; sent < count; sent += 1) {
      const target = targets[sent % targets.length];
      if (target) answers[sent % targets.length] = expectStatus(await target.send(), target.status);
      if (sent % BETWEEN_LOOKS > 0) continue;
      // Ask continuously, because a connection that is silent for a minute is closed.
      const { usedSize } = await ask("Runtime.getHeapUsage");
      if (count - sent <= WATCHED) heap = Math.min(heap, usedSize);
    }
    return { heap, resident: residentBytes(pid) };
  };
  const { resident } = await sendUpTo(EARLY);
  // Earlier samples come from a heap that is still filling.
  const early = { resident, heap: (await sendUpTo(EARLY + WATCHED)).heap };
  const late = await sendUpTo(LATE);
  close();
  for (const [count, { heap, resident }] of /** @type {const} */ ([
    [EARLY, early],
    [LATE, late],
  ])) {
    figures.add(`memory after ${count} requests · process`, resident, { unit: "bytes" });
    figures.add(`memory after ${count} requests · objects of the Worker`, heap, { unit: "bytes" });
  }
  return { early, late, answers };
}

/**
 * Compares that growth with the growth of the runtime itself: the local D1 keeps memory for what it has read (docs/operations.md).
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} state of a server that is stopped
 */
export async function compareMemory(figures, state, { early, late, answers }) {
  const runtime = await startRuntime({ module: BARE, state, isInspected: true });
  const bare = {};
  for (let sent = 1; sent <= LATE; sent += 1) {
    const { trips, read, body } = answers[sent % answers.length];
    const response = await runtime.ask(`/?trips=${trips}&rows=${read}&bytes=${Buffer.byteLength(body)}`);
    await response.text();
    if (sent === EARLY || sent === LATE) bare[sent] = residentBytes(process.pid);
  }
  await runtime.stop();
  const runtimes = bare[EARLY] && bare[LATE] && bare[LATE] - bare[EARLY];
  figures.add("memory, growth since · runtime with a Worker that keeps nothing", runtimes, { unit: "bytes" });
  const growth = (from, to) => (from && to ? Math.max(0, (to / from - 1) * 100) : null);
  const say = (what, value, limit) => figures.add(`memory, growth since · ${what}`, value, { unit: "percent", limit });
  const beside = runtimes && growth(early.resident, late.resident - runtimes);
  say("process, beside the runtime's", beside, PROCESS_GROWTH);
  say("objects of the Worker", growth(early.heap, late.heap), GROWTH);
}
