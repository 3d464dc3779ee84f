import { describe, expect, it } from "vitest";
import { clearedAt, SAVES_AFTER_A_CLEARING } from "~/domain/progress/clearing";

describe("the last clearing of a draft", () => {
  const SECOND = 1_800_000_000;
  const revision = SECOND * SAVES_AFTER_A_CLEARING;

  it("is 0 for a draft that was never cleared, however often it was saved", () => {
    expect([0, 1, 999_999].map(clearedAt)).toEqual([0, 0, 0]);
  });

  it("is the second in which it happened, and no save after it changes that", () => {
    expect([revision, revision + 1, revision + 999_999].map(clearedAt)).toEqual([SECOND, SECOND, SECOND]);
  });

  it("is told apart from a clearing one second later, in numbers that stay exact", () => {
    expect(clearedAt(revision + 1_000_000)).toBe(SECOND + 1);
    expect(Number.isSafeInteger(revision + 1_000_000)).toBe(true);
  });
});
