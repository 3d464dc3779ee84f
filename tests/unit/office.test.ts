import { describe, expect, it } from "vitest";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import {
  compareFactors,
  judgeFactorSet,
  MAX_FACTORS,
  type SetHead,
  writeTable,
} from "~/assessment/ghg/rules/publishing";
import { mayReadAsOffice, mayRemoveSecondStep } from "~/foundation/identity/rules/administration";
import { readDelimited } from "~/network/membership/rules/delimited";
import { decideRole } from "~/office/admin/rules/role";
import { momentsOf, problemOfDays } from "~/office/log/rules/days";
import { industryId, namesSchema, placed } from "~/office/log/rules/industry";
import { reasonSchema } from "~/office/log/rules/reason";
import { cutWalk, PAGE_SIZE, readWalk } from "~/office/log/rules/walk";

const TODAY = "2026-12-31";
const za = FACTOR_SETS.find(({ set }) => set === "south-africa-grid");
if (!za) throw new Error("South Africa has no factors any more");
const { factors: _, ...published } = za;
const head: SetHead = { ...published, version: "2026-12-01" };
const judge = (table: string, change: Partial<SetHead> = {}) =>
  judgeFactorSet({ ...head, ...change }, readDelimited(table, MAX_FACTORS + 2), FACTOR_SETS, TODAY);
const faultsOf = (table: string, change: Partial<SetHead> = {}) => {
  const judged = judge(table, change);
  return judged.ok ? [] : judged.faults.map(({ fault, line }) => `${fault} ${line ?? ""}`.trim());
};

describe("a set of emission factors", () => {
  it("is read back from its own table as it was, for every set", () => {
    for (const set of FACTOR_SETS) {
      const { factors, ...own } = set;
      const judged = judgeFactorSet(
        { ...own, version: TODAY },
        readDelimited(writeTable({ factors }), MAX_FACTORS + 2),
        FACTOR_SETS,
        TODAY,
      );
      expect(judged, set.set).toEqual({ ok: true, set: { ...set, version: TODAY } });
    }
  });

  it.each([
    ["grid.za.2025;electricity;ZA;2025;2025;=1+1;kwh;co2e", ["value 1"]],
    ["id\ngrid.za.2025;electricity;ZA;2025;2025;1e999;kwh;co2e", ["value 2"]],
    ["GRID;electricity;ZA;2025;2025;1;kwh;co2e", ["id 1"]],
    ["grid.za.2025;nuclear;ZA;2025;2025;1;barrel;co2e", ["source 1", "unit 1"]],
    ["grid.za.2025;electricity;ZA;2026;2025;1;kwh;co2e", ["years 1"]],
    ["grid.za.2025;electricity;mars;2025;2025;1;kwh;co2e", ["region 1", "grid-lost"]],
    ["grid.za.2025;electricity;ZA;2025;2025;1;kg;co2e", ["unit 1", "grid-lost"]],
    ["", ["none"]],
    [`${"a.b;electricity;ZA;2025;2025;1;kwh;co2e\n".repeat(MAX_FACTORS + 1)}`, ["too-many"]],
  ])("with the table %s is refused: %j", (table, faults) => {
    expect(faultsOf(table)).toEqual(faults);
  });

  it("is newer than the former one, dated today at the latest, from a web page, and keeps each grid's official factor", () => {
    const table = writeTable(za);
    expect(faultsOf(table, { version: za.version })).toEqual(["older"]);
    expect(faultsOf(table, { version: "2027-01-01" })).toEqual(["date"]);
    expect(faultsOf(table, { version: "yesterday" })).toEqual(["date"]);
    expect(faultsOf(table, { address: "javascript:alert(1)" })).toEqual(["head"]);
    expect(faultsOf(table, { set: "other" })).toContain("twice");
    const secondary = faultsOf(table, { mark: "secondary" });
    expect(secondary).toContain("grid-lost");
    expect(secondary).toContain("grid-official");
  });

  it("is compared with the former set line by line", () => {
    const [first, ...others] = za.factors;
    if (!first) throw new Error("no factor");
    const added = { ...first, id: "grid.za.new" };
    const next = { ...za, factors: [{ ...first, value: first.value * 2 }, ...others.slice(1), added] };
    const changes = compareFactors(za, next);
    const of = (id: string | undefined) => changes.find((change) => change.id === id);
    expect(of(first.id)).toMatchObject({ share: 1, isSame: false });
    expect(of(others[0]?.id)).toMatchObject({ next: null });
    expect(of("grid.za.new")).toMatchObject({ former: null, share: null });
    expect(compareFactors(za, za).every(({ isSame }) => isSame)).toBe(true);
  });
});

describe("an industry", () => {
  it("has an id made from its English name, and a readable name in every language", () => {
    expect(["Real estate", "  Café & Bar!", "林業", "-a-"].map(industryId)).toEqual([
      "real-estate",
      "cafe-bar",
      "",
      "a",
    ]);
    const names = { nameEn: "Crafts", nameFr: "Artisanat", nameMs: "Kraf" };
    expect(namesSchema.safeParse(names).success).toBe(true);
    for (const nameFr of ["", "\u200b", "…", "x".repeat(81)]) {
      expect(namesSchema.safeParse({ ...names, nameFr }).success, nameFr).toBe(false);
    }
  });

  it("is placed where it was put, and no other is lost", () => {
    expect(placed(["a", "b", "c"], "c", "a")).toEqual(["a", "c", "b"]);
    expect(placed(["a", "b", "c"], "c", "")).toEqual(["c", "a", "b"]);
    expect(placed(["a", "b"], "new", "b")).toEqual(["a", "b", "new"]);
    expect(placed(["a", "b"], "a", "a")).toEqual(["a", "b"]);
  });
});

it("a reason is a meaningful text on one line", () => {
  expect(reasonSchema.safeParse("Asked by telephone").success).toBe(true);
  for (const reason of ["", "   ", "because", "\u200b".repeat(20), "x".repeat(301)]) {
    expect(reasonSchema.safeParse(reason).success, reason).toBe(false);
  }
  expect(reasonSchema.parse("Asked\r\nby telephone")).toBe("Asked by telephone");
});

it("an administrator can remove no second step of their own, and read no draft", () => {
  const administrator = { id: "a", isAdministrator: true };
  expect([mayRemoveSecondStep(administrator, "b"), mayRemoveSecondStep(administrator, "a")]).toEqual([true, false]);
  expect(mayRemoveSecondStep({ id: "c", isAdministrator: false }, "b")).toBe(false);
  expect(mayReadAsOffice(administrator, { state: "completed" })).toBe(true);
  expect(mayReadAsOffice(administrator, { state: "draft" })).toBe(false);
  expect(mayReadAsOffice({ isAdministrator: false }, { state: "completed" })).toBe(false);
});

describe("a list in pages", () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ at: 100 - index, id: `r${index}` }));

  it("has a previous and a next page, each found from the rows at its edges", () => {
    const first = cutWalk(readWalk(new URLSearchParams()), rows(PAGE_SIZE + 1));
    expect([first.rows.length, first.previous, first.next?.page]).toEqual([PAGE_SIZE, null, "2"]);
    const second = cutWalk(readWalk(new URLSearchParams(first.next ?? {})), rows(3));
    expect([second.rows.length, second.previous, second.next]).toEqual([3, {}, null]);
    const back = readWalk(new URLSearchParams("page=3&before=80.r9"));
    const third = cutWalk(back, rows(PAGE_SIZE + 1));
    expect(third.rows[0]).toEqual({ at: 100 - PAGE_SIZE + 1, id: `r${PAGE_SIZE - 1}` });
    expect([third.previous?.page, third.next?.page]).toEqual(["2", "4"]);
  });

  it.each(["page=2", "after=x", "after=1.", "before=-1.a", "page=0&after=1.a", "page=9999999&after=1.a/b"])(
    "begins at its first page for %s",
    (query) => expect(readWalk(new URLSearchParams(query))).toEqual({ page: 1, place: null }),
  );
});

describe("a role given by an administrator", () => {
  const office = { companyId: "office", isAdministrator: true };
  const at = (role: "owner" | "contributor" | "viewer", isLeaving = false) => ({
    companyId: "theirs",
    role,
    isLeaving,
  });
  const reasonFor = (
    ...[member, role, isOwnerLeaving = false]: [ReturnType<typeof at>, "owner" | "viewer", boolean?]
  ) => {
    const verdict = decideRole(office, member, role, isOwnerLeaving);
    return verdict.ok ? "ok" : verdict.reason;
  };

  it("follows the team's rules: the owner's role can only be handed over, and to a contributor who stays", () => {
    expect(reasonFor(at("contributor"), "viewer")).toBe("ok");
    expect(reasonFor(at("contributor"), "owner")).toBe("ok");
    expect(reasonFor(at("viewer"), "viewer")).toBe("same");
    expect(reasonFor(at("viewer"), "owner")).toBe("viewer");
    expect(reasonFor(at("owner"), "viewer")).toBe("owner");
    expect(reasonFor(at("owner"), "owner")).toBe("owner");
    expect(reasonFor(at("contributor", true), "owner")).toBe("leaving");
    expect(reasonFor(at("contributor", true), "viewer")).toBe("ok");
    expect(reasonFor(at("contributor"), "owner", true)).toBe("owner-leaving");
    expect(reasonFor(at("contributor"), "viewer", true)).toBe("ok");
  });

  it("is given by administrators only, and not in the company of their own account", () => {
    const own = decideRole({ ...office, companyId: "theirs" }, at("contributor"), "owner", false);
    expect(own).toEqual({ ok: false, reason: "own" });
    const other = decideRole({ ...office, isAdministrator: false }, at("contributor"), "viewer", false);
    expect(other).toEqual({ ok: false, reason: "forbidden" });
  });
});

describe("the date range of the audit log", () => {
  it.each([
    ["", "", null],
    ["2026-02-28", "", null],
    ["", "2026-02-28", null],
    ["2026-02-28", "2026-02-28", null],
    ["2026-02-29", "", { field: "from", problem: "no-day" }],
    ["2026-01-01", "1.2.2026", { field: "to", problem: "no-day" }],
    ["2026-01-01", "9999-01-01", { field: "to", problem: "no-day" }],
    ["2026-03-01", "2026-02-28", { field: "to", problem: "days-turned" }],
  ])("is checked from %s to %s", (from, to, problem) => {
    expect(problemOfDays({ from, to })).toEqual(problem);
  });

  it("includes whole days, in UTC", () => {
    const day = { from: "2026-02-28", to: "2026-02-28" };
    expect(momentsOf(day)).toEqual({ from: Date.UTC(2026, 1, 28), before: Date.UTC(2026, 2, 1) });
    expect(momentsOf({ from: "", to: "" })).toEqual({ from: null, before: null });
  });
});
