import { block } from "./block.mjs";

/** @typedef {import("./client.mjs").Client} Client */

/**
 * Requests in a block, how many blocks count, and how many outliers to drop at each end: cleanup after a page slows down the next request.
 */
const SIZE = 80;
const BLOCKS = 15;
const ENDS = 3;

/** @type {WeakMap<() => number, number[]>} */
const taken = new WeakMap();

/**
 * Measures a constant response of the same Worker: a call in an unsupported charset, refused before framework, session and database.
 * @param {Client} visitor
 * @param {(() => number) | null} cpuClock of the process that is measured
 * @returns {Promise<number>} milliseconds of CPU for one response, from the latest blocks
 */
export async function timeConstant(visitor, cpuClock) {
  const headers = { "Content-Type": "text/plain; charset=latin1" };
  const answer = {
    name: "constant answer",
    status: 415,
    send: () => visitor.send("/api/none", { method: "POST", headers }),
  };
  const { cpu } = await block(answer, SIZE, cpuClock);
  if (!cpuClock) return 0;
  const blocks = [...(taken.get(cpuClock) ?? []), cpu / SIZE].slice(-BLOCKS);
  taken.set(cpuClock, blocks);
  const ends = Math.min(ENDS, Math.floor((blocks.length - 1) / 2));
  const middle = blocks.toSorted((a, b) => a - b).slice(ends, blocks.length - ends);
  return middle.reduce((sum, ms) => sum + ms, 0) / middle.length;
}

/**
 * The CPU that LimeSurvey 6.4.2 takes for the same questionnaire, in constant responses, so that it applies on any machine. It took 3,450
 * ms when a response of the framework took 3.2 ms. A constant response takes 0.8 of that, and 0.73 of that since the Worker serves files.
 */
export const LIMESURVEY = 3450 / (3.2 * 0.8 * 0.73);
