import { describe, expect, it } from "vitest";
import { counterBehind, type Listed, readListed, writeListed } from "~/network/analytics/rules/lists";

describe("a list of the companies behind a bar", () => {
  it.each<[Listed, string]>([
    [{ subject: "overall", level: "laggard" }, "overall.laggard"],
    [{ subject: "overall", level: null }, "overall.any"],
    [{ subject: "a.b-c", level: "leader" }, "a.b-c.leader"],
    [{ questionId: "water.assess.1", optionId: null, isYes: true }, "yes~water.assess.1"],
    [{ questionId: "water.assess.options", optionId: "a1", isYes: false }, "no~water.assess.options~a1"],
    [{ recorded: "target" }, "recorded~target"],
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
  ])("is not read from the address %s", (text) => {
    expect(readListed(text)).toBeNull();
  });

  it("has a counter among a company's contributions", () => {
    expect(counterBehind({ questionId: "q", optionId: null, isYes: true })).toEqual({ part: "answers", name: "yes.q" });
    expect(counterBehind({ questionId: "q", optionId: "a", isYes: false }).name).toBe("option.q.a");
    expect(counterBehind({ recorded: "scope2" })).toEqual({ part: "scores", name: "scope2Recorded" });
  });
});
