import { describe, expect, it } from "vitest";
import { cutPage } from "~/network/members/find-members.server";
import { type CountCell, countWanted, summarise } from "~/network/membership/rules/counts";
import {
  pageNumbers,
  readListQuery,
  STATES,
  searchWords,
  writeAnchor,
  writeBy,
  writeGo,
  writeListQuery,
} from "~/network/membership/rules/list";

const read = (query: string) => readListQuery(new URLSearchParams(query));

describe("the address of a member list", () => {
  it("requests the newest fifty by default, and omits the defaults", () => {
    expect(read("")).toMatchObject({
      search: "",
      industry: null,
      country: null,
      level: null,
      state: null,
      sort: "changed",
      size: 50,
      page: 1,
    });
    expect(writeListQuery(read(""))).toBe("");
  });

  it("is read back as it was written", () => {
    const query = "?search=Caf%C3%A9&industry=trade&country=ZA&level=leader&sort=overall&order=asc&size=20";
    expect(writeListQuery(read(query))).toBe(query);
    const near = { page: 7, value: -1, companyId: "abcdefghijklmnopqrstuv" };
    for (const value of [-1, 7500, "", "épi & cie (pty)", "z".repeat(40)]) {
      const there = { ...near, value };
      expect(read(`near=${writeAnchor(there)}`).near).toEqual(there);
      expect(read(`go=${writeGo(7, { near: writeAnchor(there) })}`)).toMatchObject({ page: 7, near: there });
    }
    for (const state of STATES) expect(writeListQuery(read(`state=${state}`))).toBe(`?state=${state}`);
  });

  it("returns to the first page with another page size", () => {
    const third = read("page=3&end=0&size=20");
    expect(third).toMatchObject({ page: 3, size: 20 });
    expect(writeListQuery({ ...third, size: 100 })).toBe("?size=100");
  });

  it.each([
    ["size=11", "size", 50],
    ["size=101", "size", 50],
    ["page=0", "page", 1],
    ["page=-4", "page", 1],
    ["page=999999999999", "page", 1],
    ["sort=drop", "sort", "changed"],
    ["industry=%27%20or%201", "industry", null],
    ["level=Leader", "level", null],
    ["country=%27%20or%201", "country", null],
    ["state=lately", "state", null],
    ["near=1.2.short", "near", null],
    ["near=1.tabc.abcdefghijklmnopqrstuv", "near", null],
    [`near=1.t${"61".repeat(121)}.abcdefghijklmnopqrstuv`, "near", null],
    ["end=7", "fromEnd", null],
    ["level=leader&state=none", "state", null],
    ["by=drop.desc", "sort", "changed"],
    ["by=overall", "sort", "changed"],
  ] as const)("ignores '%s'", (query, name, value) => {
    expect(read(query)[name]).toEqual(value);
  });

  it("is sorted anew by a button, whatever it was sorted by before", () => {
    expect(read(`sort=first&order=asc&by=${writeBy({ sort: "overall", isAscending: false })}`)).toMatchObject({
      sort: "overall",
      isAscending: false,
    });
    expect(read("by=third.asc")).toMatchObject({ sort: "third", isAscending: true });
    // The choice among the filters is sent along with the button of a column, which counts.
    expect(read("sorted=changed.desc&by=company.asc")).toMatchObject({ sort: "company", isAscending: true });
    expect(read("sorted=company.asc")).toMatchObject({ sort: "company", isAscending: true });
  });

  it("cuts a long search short", () => {
    expect(read(`search=${"a".repeat(5000)}`).search).toHaveLength(80);
  });
});

describe("page numbers", () => {
  it.each([
    [1, 1, [1]],
    [1, 19, [1, 2, 3, null, 18, 19]],
    [10, 19, [1, 2, null, 8, 9, 10, 11, 12, null, 18, 19]],
    [4, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [19, 19, [1, 2, null, 17, 18, 19]],
  ])("on page %i of %i show two at each edge and two around", (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });
});

describe("a search", () => {
  it("matches words by their beginning, whatever else was typed", () => {
    expect(searchWords('  Été "OR" foo* AND(bar)')).toBe(
      ["Été", "OR", "foo", "AND", "bar"].map((word) => `words : "${word}" *`).join(" AND "),
    );
    expect(searchWords('*" - ()')).toBe("");
  });
});

describe("counters", () => {
  const cells: CountCell[] = [
    { industryId: "trade", standing: "none", scope: "full", members: 3 },
    { industryId: "trade", standing: "leader", scope: "full", members: 2 },
    { industryId: "trade", standing: "leader", scope: "level", members: 1 },
    { industryId: "textiles", standing: "draft", scope: "full", members: 4 },
  ];

  it("count each list without reading it", () => {
    const count = (query: string, isOver = false) => countWanted(cells, read(query), isOver);
    expect(count("")).toBe(10);
    expect(count("industry=trade")).toBe(6);
    expect(count("level=leader")).toBe(3);
    expect(count("state=done")).toBe(3);
    expect(count("state=draft&industry=trade")).toBe(0);
    expect(count("state=open")).toBe(7);
    expect(count("state=late")).toBe(0);
    expect(count("state=late&industry=trade", true)).toBe(3);
    // A list has the same companies, whatever it is sorted by.
    expect(count("sort=overall")).toBe(10);
    expect(summarise(cells)).toEqual({ all: 10, none: 3, draft: 4, done: 3 });
  });
});

describe("a page counted from the end", () => {
  const rows = (query: string, count: number) => {
    const asked = read(query);
    const all = Array.from({ length: count }, (_, index) => index + 1);
    return cutPage(all.slice(-((asked.fromEnd ?? 0) + 1) * asked.size), asked, count);
  };
  it("is the last one, even if short, or the full one before it", () => {
    expect(rows("page=3&end=0&size=10", 23)).toEqual([21, 22, 23]);
    expect(rows("page=2&end=1&size=10", 23)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(rows("page=2&end=0&size=10", 20)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(rows("page=1&end=0", 0)).toEqual([]);
  });
});
