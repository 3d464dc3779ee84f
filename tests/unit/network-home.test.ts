import { describe, expect, it } from "vitest";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import { NO_FILTER, withinCountry } from "~/network/analytics/rules/filters";
import {
  isReminding,
  type KindState,
  type NetworkNext,
  nextInNetwork,
  remindedBy,
} from "~/network/membership/rules/home";
import { readListQuery, writeGo } from "~/network/membership/rules/list";

const standing = (kind: KindState["kind"], [none, draft, done]: number[], isOver = false): KindState => ({
  kind,
  late: isOver ? (none ?? 0) + (draft ?? 0) : 0,
  paused: 0,
  totals: { all: (none ?? 0) + (draft ?? 0) + (done ?? 0), none: none ?? 0, draft: draft ?? 0, done: done ?? 0 },
});
const nobody = [0, 0, 0];

describe("the next step for a company that others have joined", () => {
  it.each<[string, number[], boolean, number[], boolean, NetworkNext]>([
    ["nobody has joined", nobody, false, nobody, false, "invite"],
    ["some have not begun", [2, 1, 1], false, [4, 0, 0], false, "remind-open"],
    ["the day is over", [2, 1, 1], true, [4, 0, 0], false, "remind-late"],
    ["drafts alone are late", [0, 1, 1], true, [2, 0, 0], false, "remind-late"],
    ["drafts have time", [0, 1, 1], false, [2, 0, 0], false, "remind-open"],
    ["drafts alone have time", [0, 1, 0], false, [1, 0, 0], false, "remind-open"],
    ["all have finished", [0, 0, 1], false, [1, 0, 0], false, "analytics"],
    ["progress is late", [0, 0, 2], true, [1, 1, 0], true, "remind-late-progress"],
    ["nobody was asked for progress", [0, 0, 2], true, [1, 1, 0], false, "analytics"],
  ])("%s", (_, first, isFirstOver, second, isSecondOver, next) => {
    const standings = [standing(READINESS, first, isFirstOver), standing(PROGRESS, second, isSecondOver)];
    expect(nextInNetwork(standings, true)).toBe(next);
    expect(nextInNetwork(standings, false)).toMatch(/^(list|analytics)$/);
    if (isReminding(next)) expect(remindedBy(next, standings)).toBeGreaterThan(0);
  });

  it("is never an unknown reminder", () => {
    for (const word of [null, "", "remind", "toString", "constructor"]) expect(isReminding(word)).toBe(false);
  });

  it("counts only those whom a reminder reaches: at most one a week", () => {
    const late = { ...standing(READINESS, [3, 2, 0], true), paused: 2 };
    expect([remindedBy("remind-open", [late]), remindedBy("remind-late", [late])]).toEqual([3, 3]);
    const all = { ...standing(READINESS, [3, 0, 1]), paused: 3 };
    expect(nextInNetwork([all], true)).toBe("analytics");
    expect(nextInNetwork([{ ...standing(READINESS, [1, 2, 0]), paused: 3 }], true)).toBe("list");
  });

  it("are all who have not finished, with a draft or without, however few of them are late", () => {
    const some = { ...standing(READINESS, [3, 2, 4]), late: 1, paused: 1 };
    expect([remindedBy("remind-open", [some]), remindedBy("remind-late", [some])]).toEqual([4, 1]);
  });
});

describe("a page of a list written as one word", () => {
  const near = "4.-17.abcdefghijklmnopqrstuv";
  it.each([
    [1, {}, { page: 1, fromEnd: null, near: null }],
    [18, { end: "1" }, { page: 18, fromEnd: 1, near: null }],
    [5, { near }, { page: 5, fromEnd: null, near: { page: 4, value: -17, companyId: "abcdefghijklmnopqrstuv" } }],
  ])("is read as page %i with %j", (page, place, read) => {
    // It overrides the other parts of the address that name a page.
    const address = new URLSearchParams({ go: writeGo(page, place), page: "9", end: "2" });
    expect(readListQuery(address)).toMatchObject(read);
  });

  it.each(["x", "", "3e9", "3n", "-1", "9999999", `3n${"1".repeat(301)}`])("is the first page for '%s'", (go) => {
    expect(readListQuery(new URLSearchParams({ go }))).toMatchObject({ page: 1, fromEnd: null, near: null });
  });
});

describe("a state filter", () => {
  it.each([
    ["ZA", "ZA-WC", "ZA-WC"],
    ["MY", "ZA-WC", ""],
    ["", "ZA-WC", ""],
    ["ZA", "", ""],
    ["Z", "ZA-WC", ""],
  ])("in country %j with state %j becomes %j", (country, state, left) => {
    expect(withinCountry({ ...NO_FILTER, country, state }).state).toBe(left);
  });
});
