import { fileURLToPath } from "node:url";
import { findFreePort } from "../../../scripts/lib/port.mjs";
import { startRuntime } from "../../../scripts/lib/runtime.mjs";
import { findCpuClock } from "./cpu.mjs";

const BARE = fileURLToPath(new URL("bare-worker.mjs", import.meta.url));
const ROUNDS = 6;
const SIZE = 80;
/**
 * What a save and the next page request from the runtime (`tests/worker/one-trip.test.ts`): the user and the draft; the answers and the
 * draft; then the user with the bell, the draft with its team, and the bytes of the page.
 */
const SAVE = "/?trips=1&statements=2&rows=4&writes=2";
const PAGE = "/?trips=1&statements=2&rows=20&bytes=24000";

/**
 * The cost of the local runtime itself: CPU of a Worker that makes the round trips of a section save and the next page, and does nothing
 * else. No product on this runtime can take less.
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} state of a server that is stopped
 */
export async function measureFloor(figures, state) {
  const port = await findFreePort();
  const runtime = await startRuntime({ module: BARE, state, isServer: true, port });
  const ask = async (path) => (await fetch(`http://localhost:${port}${path}`)).text();
  const both = async () => {
    await ask(SAVE);
    await ask(PAGE);
  };
  const clock = await findCpuClock(process.pid, async () => {
    for (let turn = 0; turn < 60; turn += 1) await both();
  });
  const spent = { both: 0, constant: 0 };
  for (let round = 0; clock && round < ROUNDS; round += 1) {
    for (const [name, send] of /** @type {const} */ ([
      ["constant", () => ask("/?bytes=1")],
      ["both", both],
    ])) {
      const before = clock();
      for (let turn = 0; turn < SIZE; turn += 1) await send();
      spent[name] += (clock() - before) / (ROUNDS * SIZE);
    }
  }
  await runtime.stop();
  figures.add(
    "section save and the page that follows · what the local runtime takes of it",
    clock && spent.both / spent.constant,
    {
      unit: "times",
      note: `a Worker that makes the trips and nothing else: ${spent.both.toFixed(1)} ms to ${spent.constant.toFixed(1)} ms`,
    },
  );
}
