import { describe, expect, it } from "vitest";
import {
  countersBehind,
  DIRECTIONS,
  type Listed,
  lookedForEach,
  movesOf,
  readListed,
  writeListed,
} from "~/network/analytics/rules/lists";

describe("the companies checked for the lists of a view", () => {
  it("are 300 for each of a few lists, and 2,000 for all of many", () => {
    expect([1, 6, 8, 16, 32].map(lookedForEach)).toEqual([300, 300, 250, 125, 62]);
  });
});

describe("a list of the companies behind a bar", () => {
  it.each<[Listed, string]>([
    [{ subject: "overall", level: "laggard" }, "overall.laggard"],
    [{ subject: "overall", level: null }, "overall.any"],
    [{ subject: "a.b-c", level: "leader" }, "a.b-c.leader"],
    [{ questionId: "water.assess.1", optionId: null, isYes: true }, "yes~water.assess.1"],
    [{ questionId: "water.assess.options", optionId: "a1", isYes: false }, "no~water.assess.options~a1"],
    [{ recorded: "target" }, "recorded~target"],
    [{ moved: "fell" }, "moved~fell"],
    [{ moved: { from: "leader", to: "laggard" } }, "moved~leader~laggard"],
  ])("is written to an address and read back: %j", (list, text) => {
    expect(writeListed(list)).toBe(text);
    expect(readListed(text)).toEqual(list);
  });

  it.each([
    ..."overall .laggard overall.nothing yes no~ yes~~a1 maybe~q recorded recorded~x recorded~toString".split(" "),
    "yes~q~a~b",
    'yes~q"~a',
    "yes~q$~a",
    "",
    "~",
    "yes~q~",
    `yes~${"q".repeat(81)}`,
    "recorded~scope1~x",
    "moved~leader",
    "moved~fell~leader",
    "moved~leader~high",
    "moved~a~b~c",
  ])("is not read from the address %s", (text) => {
    expect(readListed(text)).toBeNull();
  });

  it("has counters among a company's contributions", () => {
    expect(countersBehind({ questionId: "q", optionId: null, isYes: true })).toEqual({
      part: "answers",
      names: ["yes.q"],
    });
    expect(countersBehind({ questionId: "q", optionId: "a", isYes: false }).names).toEqual(["option.q.a"]);
    expect(countersBehind({ recorded: "scope2" })).toEqual({ part: "scores", names: ["scope2Recorded"] });
    expect(countersBehind({ moved: { from: "leader", to: "beginner" } }).names).toEqual(["moved.leader.beginner"]);
    const all = DIRECTIONS.flatMap((moved) => countersBehind({ moved }).names);
    expect([all.length, new Set(all).size]).toEqual([25, 25]);
    expect(movesOf("rose")).toContainEqual({ from: "laggard", to: "beginner" });
    expect(movesOf("fell")).toContainEqual({ from: "leader", to: "laggard" });
    expect(movesOf("stayed")).toHaveLength(5);
  });
});
