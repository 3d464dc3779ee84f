import { block } from "./block.mjs";
import { timeConstant } from "./constant.mjs";

/** @typedef {import("./block.mjs").Target} Target */

/** Requests in a block and blocks in a measurement, unless the target sets fewer. */
const SIZE = 40;
const ROUNDS = 5;

/**
 * Sends a target's requests one after the other, in blocks that alternate with blocks of constant responses, so that both run under the
 * same load.
 * @param {Target} target
 * @param {import("./client.mjs").Client} visitor
 * @param {(() => number) | null} cpuClock
 */
export async function measure(target, visitor, cpuClock) {
  const { rounds = ROUNDS, size = SIZE } = target;
  await block(target, Math.min(size, 5));
  let cpu = 0;
  let baselineMs = 0;
  const answers = [];
  for (let round = 0; round < rounds; round += 1) {
    baselineMs = await timeConstant(visitor, cpuClock);
    const done = await block(target, size, cpuClock);
    cpu += done.cpu;
    answers.push(...done.answers);
  }
  const cpuMs = cpu / (rounds * size);
  const worst = (key) => Math.max(...answers.map((answer) => answer[key]));
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const quantile = (share) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)];
  return {
    name: target.name,
    body: answers[answers.length - 1].body,
    trips: worst("trips"),
    read: worst("read"),
    written: worst("written"),
    cpu: cpuClock ? { ms: cpuMs, baselineMs, ratio: cpuMs / baselineMs } : null,
    p50: quantile(0.5),
    p95: quantile(0.95),
  };
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Measured */
