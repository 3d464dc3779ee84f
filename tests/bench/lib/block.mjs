import { expectStatus } from "./client.mjs";

/** @typedef {import("./client.mjs").Answer} Answer */

/**
 * Something to measure. `prepare` makes what one request needs beforehand and is not measured itself.
 * @typedef {{ name: string, status: number, prepare?: () => Promise<any>, send: (prepared?: any) => Promise<Answer>, rounds?: number, size?: number }} Target
 */

/** Sends so many of a target's requests, and says what CPU they took in milliseconds. */
export async function block(target, size, cpuClock = null) {
  const prepared = [];
  for (let index = 0; index < size; index += 1) prepared.push(await target.prepare?.());
  const before = cpuClock?.() ?? 0;
  const answers = [];
  for (const each of prepared) answers.push(expectStatus(await target.send(each), target.status));
  return { answers, cpu: (cpuClock?.() ?? 0) - before };
}
