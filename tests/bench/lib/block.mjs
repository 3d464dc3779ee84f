import { expectStatus } from "./client.mjs";

/** @typedef {import("./client.mjs").Answer} Answer */

/**
 * Something to measure. `prepare` sets up what one request needs; its time is not measured.
 * @typedef {{ name: string, status: number, prepare?: () => Promise<any>, send: (prepared?: any) => Promise<Answer>, rounds?: number, size?: number }} Target
 */

/** Sends `size` requests of a target and returns the CPU they took in milliseconds. */
export async function block(target, size, cpuClock = null) {
  const prepared = [];
  for (let index = 0; index < size; index += 1) prepared.push(await target.prepare?.());
  const before = cpuClock?.() ?? 0;
  const answers = [];
  for (const each of prepared) answers.push(expectStatus(await target.send(each), target.status));
  return { answers, cpu: (cpuClock?.() ?? 0) - before };
}
