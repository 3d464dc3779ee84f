import { expectStatus } from "./client.mjs";
import { openInspector } from "./inspector.mjs";
import { residentBytes } from "./processes.mjs";

/** Requests after which a server has made what it keeps, and those after which it must not have made much more. */
const EARLY = 1_000;
const LATE = 5_000;
/** Percent by which the process may have grown between the two. */
const GROWTH = 10;

/**
 * What memory the Worker's process holds after so many requests of all pages in turn, and what of it the Worker's own objects do.
 * @param {import("./figures.mjs").Figures} figures
 * @param {{ pid: number, inspector: () => Promise<URL> }} server started for inspection
 * @param {import("./measure.mjs").Target[]} targets pages
 */
export async function measureMemory(figures, { pid, inspector }, targets) {
  const { ask, close } = await openInspector(await inspector());
  const look = async () => {
    await ask("HeapProfiler.collectGarbage");
    const { usedSize } = await ask("Runtime.getHeapUsage");
    return { heap: usedSize, resident: residentBytes(pid) };
  };
  const send = async (count) => {
    for (let turn = 0; turn < count; turn += 1) {
      const target = targets[turn % targets.length];
      if (target) expectStatus(await target.send(), target.status);
    }
  };
  await send(EARLY);
  const early = await look();
  await send(LATE - EARLY);
  const late = await look();
  close();
  for (const [count, { heap, resident }] of /** @type {const} */ ([
    [EARLY, early],
    [LATE, late],
  ])) {
    figures.add(`memory after ${count} requests · process`, resident, { unit: "bytes" });
    figures.add(`memory after ${count} requests · objects of the Worker`, heap, { unit: "bytes" });
  }
  const growth = (from, to) => (from && to ? Math.max(0, (to / from - 1) * 100) : null);
  const say = (what, value) => figures.add(`memory, growth since · ${what}`, value, { unit: "percent", limit: GROWTH });
  say("process", growth(early.resident, late.resident));
  say("objects of the Worker", growth(early.heap, late.heap));
}
