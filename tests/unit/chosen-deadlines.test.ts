import { describe, expect, it } from "vitest";
import { countLate, dateThatCounts, firstNames } from "~/assessment/deadlines/rules/chosen";
import { type CountCell, countWanted } from "~/network/membership/rules/counts";
import { readListQuery, writeListQuery } from "~/network/membership/rules/list";

describe("a date for chosen companies", () => {
  it("takes the place of the one for all", () => {
    expect(dateThatCounts("2026-12-12", "2026-12-01")).toBe("2026-12-12");
    expect(dateThatCounts(null, "2026-12-01")).toBe("2026-12-01");
    expect(dateThatCounts(null, null)).toBeNull();
  });

  it("makes those late whose day is over, whether or not the day for all is", () => {
    expect(countLate(10, false, { late: 0, inTime: 0 })).toBe(0);
    expect(countLate(10, false, { late: 2, inTime: 3 })).toBe(2);
    expect(countLate(10, true, { late: 2, inTime: 3 })).toBe(7);
    const cells: CountCell[] = [
      { industryId: "trade", standing: "none", scope: "full", members: 3 },
      { industryId: "trade", standing: "leader", scope: "full", members: 2 },
    ];
    const count = (query: string) => countWanted(cells, readListQuery(new URLSearchParams(query)), true, 1);
    expect([count("state=late"), count("state=open"), count("")]).toEqual([2, 3, 5]);
  });

  it("names a few companies, and never one fewer than it could", () => {
    const names = ["Ash", "Birch", "Cedar", "Dogwood", "Elm"];
    expect(firstNames(names, 3)).toEqual({ shown: ["Ash", "Birch", "Cedar"], more: 2 });
    expect(firstNames(names.slice(0, 4), 3)).toEqual({ shown: names.slice(0, 4), more: 0 });
    expect(firstNames(["Ash"], 3)).toEqual({ shown: ["Ash"], more: 0 });
  });

  it("is part of a list's address", () => {
    const date = "x".repeat(22);
    const query = readListQuery(new URLSearchParams(`date=${date}`));
    expect(query.date).toBe(date);
    expect(writeListQuery(query)).toBe(`?date=${date}`);
    expect(readListQuery(new URLSearchParams("date=1")).date).toBeNull();
  });
});
