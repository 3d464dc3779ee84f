import { expectStatus } from "./client.mjs";

/** @typedef {import("./client.mjs").Answer} Answer */

/**
 * Something to measure. `prepare` makes what one request needs beforehand and is not measured itself.
 * @typedef {{ name: string, status: number, prepare?: () => Promise<any>, send: (prepared?: any) => Promise<Answer>, rounds?: number, size?: number }} Target
 */

/** Requests of a block and blocks of a measurement, unless the target asks for fewer. */
const SIZE = 40;
const ROUNDS = 5;
export const BASELINE_SIZE = 60;

/**
 * Sends a target's requests one after the other, in blocks that alternate with blocks of the baseline's, so that both see
 * the same machine.
 * @param {Target} target
 * @param {Target} baseline
 * @param {(() => number) | null} cpuClock
 */
export async function measure(target, baseline, cpuClock) {
  const { rounds = ROUNDS, size = SIZE } = target;
  await block(target, Math.min(size, 5));
  const total = { cpu: 0, baselineCpu: 0 };
  const answers = [];
  for (let round = 0; round < rounds; round += 1) {
    total.baselineCpu += (await block(baseline, BASELINE_SIZE, cpuClock)).cpu;
    const done = await block(target, size, cpuClock);
    total.cpu += done.cpu;
    answers.push(...done.answers);
  }
  const cpuMs = total.cpu / (rounds * size);
  const baselineMs = total.baselineCpu / (rounds * BASELINE_SIZE);
  const worst = (key) => Math.max(...answers.map((answer) => answer[key]));
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const quantile = (share) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)];
  return {
    name: target.name,
    body: answers[answers.length - 1].body,
    ...{ trips: worst("trips"), read: worst("read"), written: worst("written") },
    cpu: cpuClock ? { ms: cpuMs, baselineMs, ratio: cpuMs / baselineMs } : null,
    p50: quantile(0.5),
    p95: quantile(0.95),
  };
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Measured */

/** Sends so many of a target's requests, and says what CPU they took in milliseconds. */
export async function block(target, size, cpuClock = null) {
  const prepared = [];
  for (let index = 0; index < size; index += 1) prepared.push(await target.prepare?.());
  const before = cpuClock?.() ?? 0;
  const answers = [];
  for (const each of prepared) answers.push(expectStatus(await target.send(each), target.status));
  return { answers, cpu: (cpuClock?.() ?? 0) - before };
}
