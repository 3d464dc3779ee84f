import { fileURLToPath } from "node:url";
import { startRuntime } from "../../../scripts/lib/runtime.mjs";
import { expectStatus } from "./client.mjs";
import { openInspector } from "./inspector.mjs";
import { residentBytes } from "./processes.mjs";

/** Requests after which a server has made what it keeps, and those after which it must not have made much more. */
const EARLY = 1_000;
const LATE = 5_000;
/**
 * Over so many of the last of them the heap is looked at now and then, for its least: the inspector of workerd never answers when it is
 * asked to collect garbage, so that is left to V8.
 */
const WATCHED = 2_000;
const BETWEEN_LOOKS = 10;
/** Percent by which the Worker's objects may have grown between the two. */
const GROWTH = 10;
/** And the process, beside what the runtime grows by with a Worker that keeps nothing, which differs by a tenth from run to run. */
const PROCESS_GROWTH = 15;
const BARE = fileURLToPath(new URL("bare-worker.mjs", import.meta.url));

/**
 * What memory the Worker's process holds after so many requests of all pages in turn, and what of it the Worker's own objects do.
 * @param {import("./figures.mjs").Figures} figures
 * @param {{ pid: number, inspector: () => Promise<URL> }} server started for inspection
 * @param {import("./block.mjs").Target[]} targets pages
 * @returns what was held early and late, and an answer of each page
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
      // Asked all the time, since a line that is silent for a minute is hung up.
      const { usedSize } = await ask("Runtime.getHeapUsage");
      if (count - sent <= WATCHED) heap = Math.min(heap, usedSize);
    }
    return { heap, resident: residentBytes(pid) };
  };
  const { resident } = await sendUpTo(EARLY);
  // What there was before is of a heap that still fills.
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
 * Holds that growth against what the runtime grows by whatever runs in it: the local D1 keeps what it has read with (docs/operations.md).
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} state of a server that does not run
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
