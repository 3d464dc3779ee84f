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

/** What one takes since no page is looked for among the static files first (wrangler.toml), of what it took before. */
const SINCE_FILES = 0.73;

/** A limit that was set in constant answers before that, in those of today. */
export const inConstants = (before) => before / SINCE_FILES;

/**
 * What LimeSurvey 6.4.2 takes for the same sections and words is known in milliseconds of CPU, which are worth nothing on another machine, so a share of it is
 * told in constant answers: one took 3.2 ms where LimeSurvey was measured, and four fifths of that since the framework is not asked.
 * @param {number} share
 * @param {number} theirs milliseconds
 */
export const shareOf = (share, theirs) => inConstants((share * theirs) / (3.2 * 0.8));
