import { block } from "./block.mjs";

/** @typedef {import("./client.mjs").Client} Client */

/** Requests of a block; how many blocks count, and how many of them at either end do not: what a page has left to clear away falls on whatever is asked next. */
const SIZE = 80;
const BLOCKS = 15;
const ENDS = 3;

/** @type {WeakMap<() => number, number[]>} */
const taken = new WeakMap();

/**
 * Asks for a constant answer of the same Worker, a call in letters that nobody reads, which is refused before framework, session and database.
 * @param {Client} visitor
 * @param {(() => number) | null} cpuClock of the process that is measured
 * @returns {Promise<number>} milliseconds of CPU that one takes, by the latest blocks
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
 * What LimeSurvey 6.4.2 takes for the same questionnaire, in constant answers, so that it holds on any machine: 3,450 ms of CPU where an answer
 * of the framework took 3.2 ms; a constant answer takes 0.8 of that, and 0.73 of that since the Worker hands out files.
 */
export const LIMESURVEY = 3450 / (3.2 * 0.8 * 0.73);
