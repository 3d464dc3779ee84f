import { describe, expect, it } from "vitest";
import { createSteadyClock } from "~/platform/clock";

const readings = (...times: number[]) => {
  const machine = times.values();
  const clock = createSteadyClock(() => machine.next().value ?? 0);
  return times.map(() => clock());
};

describe("the clock", () => {
  it("gives the machine's time, also twice in the same millisecond", () => {
    expect(readings(1_000_000, 1_000_000, 1_000_007)).toEqual([1_000_000, 1_000_000, 1_000_007]);
  });

  it("advances a millisecond per reading while the machine, set back, catches up", () => {
    expect(readings(1_000_000, 999_400, 999_900, 1_000_002, 1_000_003)).toEqual([
      1_000_000, 1_000_001, 1_000_002, 1_000_002, 1_000_003,
    ]);
  });

  it("follows a machine that was wrong by more than a minute", () => {
    expect(readings(1_000_000, 939_999, 940_000)).toEqual([1_000_000, 939_999, 940_000]);
  });
});
