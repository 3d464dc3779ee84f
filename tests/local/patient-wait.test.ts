import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

/** One thread wakes the other twice: first without a change, then with one. */
const WAKE = `
  const { Worker } = require("node:worker_threads");
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const wake = "const flag = require('node:worker_threads').workerData; const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);" +
    "pause(200); while (Atomics.notify(flag, 0) === 0) pause(10); pause(200); Atomics.store(flag, 0, 1); Atomics.notify(flag, 0);";
  new Worker(wake, { eval: true, workerData: flag });
  const outcome = Atomics.wait(flag, 0, 0);
  console.log(outcome, Atomics.load(flag, 0), Atomics.wait(flag, 0, 1, 5), Atomics.wait(flag, 0, 0));`;
const PATIENTLY =
  'import("./scripts/lib/patient-wait.mjs").then(({ waitPatiently }) => { waitPatiently(); waitPatiently();';

describe("waiting for another thread", () => {
  const wait = (code: string) =>
    spawnSync(process.execPath, ["-e", code], { encoding: "utf8", timeout: 20_000 }).stdout;

  it("continues after an empty wake-up signal, once it is made patient", () => {
    expect(wait(WAKE)).toBe("ok 0 not-equal ok\n");
    expect(wait(`${PATIENTLY}${WAKE}});`)).toBe("ok 1 timed-out not-equal\n");
  });
});
