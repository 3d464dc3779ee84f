import { describe, expect, it } from "vitest";
import { FALL, type Flaggable, isRaised } from "~/network/members/rules/flags";

const result = (more: Partial<Flaggable> = {}): Flaggable => ({
  level: "advanced",
  former: null,
  isAsked: true,
  isYes: true,
  ...more,
});

describe("a red flag on a question", () => {
  it.each([
    ["is raised by No", [result({ isYes: false })], true],
    ["is not raised by Yes", [result()], false],
    ["is not raised by a questionnaire that does not ask it", [result({ isAsked: false, isYes: false })], false],
    ["is not raised without a result", [], false],
    ["stays as it is until the result is counted", [result({ isYes: null })], null],
    [
      "waits for nothing if the other kind alone is not counted",
      [result(), result({ isAsked: false, isYes: null })],
      false,
    ],
  ])("%s", (_, results, raised) => {
    expect(isRaised("some.question", results)).toBe(raised);
  });
});

describe("a red flag on a fall", () => {
  it.each([
    ["a first result", null, "laggard", false],
    ["the same level", "advanced", "advanced", false],
    ["a higher level", "beginner", "advanced", false],
    ["a lower level", "leader", "advanced", true],
  ] as const)("%s", (_, former, level, raised) => {
    expect(isRaised(FALL, [result({ former, level, isYes: null })])).toBe(raised);
  });

  it("is raised by any kind", () => {
    expect(isRaised(FALL, [result(), result({ former: "leader" })])).toBe(true);
  });
});
