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
const WATCHED = 300;
const BETWEEN_LOOKS = 10;
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
  let sent = 0;
  const sendUpTo = async (count) => {
    let heap = Number.POSITIVE_INFINITY;
    for (; sent < count; sent += 1) {
      const target = targets[sent % targets.length];
      if (target) expectStatus(await target.send(), target.status);
      if (sent % BETWEEN_LOOKS > 0) continue;
      // Asked all the time, since a line that is silent for a minute is hung up.
      const { usedSize } = await ask("Runtime.getHeapUsage");
      if (count - sent <= WATCHED) heap = Math.min(heap, usedSize);
    }
    return { heap, resident: residentBytes(pid) };
  };
  const early = await sendUpTo(EARLY);
  const late = await sendUpTo(LATE);
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
