import { describe, expect, it } from "vitest";
import { MEMBER_TABS, memberOfKindPath, memberPath, toMemberTab } from "~/core/addresses/network";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { type Completed, changeOf, isTabShared, kindOfTab, offeredBy } from "~/network/members/rules/member-page";

const completed = (id: string, kind: Completed["kind"], score: number, completedAt: number): Completed => ({
  id,
  kind,
  level: "beginner",
  score,
  completedAt,
  documents: 0,
});

/** Newest first, as they are read. */
const ALL = [
  completed("p2", PROGRESS, 4000, 40),
  completed("r2", READINESS, 6249, 30),
  completed("p1", PROGRESS, 4049, 20),
  completed("r1", READINESS, 5650, 10),
];

describe("the address of a member's page", () => {
  it("names each tab once, and its list", () => {
    for (const tab of MEMBER_TABS) {
      const [, named] = memberPath("id", tab).split("/company/id/");
      expect(toMemberTab(named)).toBe(tab);
    }
    expect(toMemberTab("result")).toBeNull();
    expect(toMemberTab("draft")).toBeNull();
    expect(memberOfKindPath(READINESS, "id", "?level=leader")).toBe("/associatedCompanies/company/id?level=leader");
    expect(memberOfKindPath(PROGRESS, "id", "?level=leader")).toBe(
      "/associatedCompanies/company/id/climate?level=leader&kind=progress",
    );
    expect(memberOfKindPath(PROGRESS, "id")).toBe("/associatedCompanies/company/id/climate?kind=progress");
  });
});

describe("what a member's page shows", () => {
  it("is open as far as the company shares it, and key figures if it says so", () => {
    const open = (scope: "full" | "level", sharesFigures = false) =>
      MEMBER_TABS.filter((tab) => isTabShared(tab, { scope, sharesFigures }));
    expect(open("full")).toEqual(["result", "answers", "documents", "climate", "history", "requests"]);
    expect(open("level")).toEqual(["result", "requests"]);
    expect(open("level", true)).toEqual(["result", "figures", "requests"]);
  });

  it("is the latest of a tab's kinds, or the one that is asked for", () => {
    const shownBy = (tab: (typeof MEMBER_TABS)[number], of: string | null = null, listed: Kind = READINESS) => {
      const found = offeredBy(tab, ALL, of, listed);
      return found && [found.shown?.id, ...found.offered.map(({ id }) => id)];
    };
    expect(shownBy("result")).toEqual(["r2", "r2"]);
    expect(shownBy("climate")).toEqual(["p2", "p2"]);
    expect(shownBy("answers")).toEqual(["r2", "r2", "p2"]);
    expect(shownBy("answers", null, PROGRESS)).toEqual(["p2", "r2", "p2"]);
    expect(shownBy("result", null, PROGRESS)).toEqual(["r2", "r2"]);
    expect(shownBy("result", "r1")).toEqual(["r1", "r2", "r1"]);
    expect(shownBy("documents", "p2")).toEqual(["p2", "r2", "p2"]);
    expect(shownBy("history")).toEqual([undefined]);
    // Another kind's, another company's.
    expect(shownBy("result", "p2")).toBeNull();
    expect(shownBy("answers", "x1")).toBeNull();
    expect(offeredBy("result", [], null, READINESS)).toEqual({ offered: [], shown: undefined });
  });

  it("reminds of the kind of the tab, or of the list if the tab has both", () => {
    expect(kindOfTab("result", PROGRESS)).toBe(READINESS);
    expect(kindOfTab("climate", READINESS)).toBe(PROGRESS);
    expect(kindOfTab("answers", PROGRESS)).toBe(PROGRESS);
    expect(kindOfTab("history", PROGRESS)).toBe(PROGRESS);
  });

  it("compares a result with the one before it, in the whole percents that are shown", () => {
    const changeFor = (id: string) => {
      const one = ALL.find((each) => each.id === id);
      return one && changeOf(ALL, one);
    };
    expect(changeFor("r2")).toEqual({ points: 5, since: 10, fellFrom: null });
    expect(changeFor("p2")).toEqual({ points: 0, since: 20, fellFrom: null });
    expect(changeFor("r1")).toBeNull();
  });

  it("tells the level that a result has fallen from, against the one of its kind before it alone", () => {
    const all: Completed[] = [
      { ...completed("r3", READINESS, 3900, 40), level: "beginner" },
      { ...completed("p1", PROGRESS, 9000, 30), level: "leader" },
      { ...completed("r2", READINESS, 6100, 20), level: "advanced" },
      { ...completed("r1", READINESS, 1000, 10), level: "laggard" },
    ];
    expect(all.map((one) => changeOf(all, one)?.fellFrom)).toEqual(["advanced", undefined, null, undefined]);
  });
});
