import { describe, expect, it } from "vitest";
import { mondayOf } from "~/core/days/days";
import { isStalled } from "~/office/admin/rules/stalled";
import { firstNameOf, inAll, WEEKS, weeksOf } from "~/office/admin/rules/weeks";

const SATURDAY = Date.UTC(2026, 10, 28, 12);
const DAY = 24 * 60 * 60 * 1000;

describe("the weeks of the office's overview", () => {
  it("begin on Monday", () => {
    expect(mondayOf("2026-11-28")).toBe("2026-11-23");
    expect(mondayOf("2026-11-23")).toBe("2026-11-23");
    expect(mondayOf("2026-11-22")).toBe("2026-11-16");
    expect(mondayOf("2027-01-01")).toBe("2026-12-28");
  });

  it("are half a year, newest first, with 0 where nothing happened, and add up", () => {
    const weeks = weeksOf(SATURDAY, [
      { name: "week.2026-11-23.companies", count: 4 },
      { name: "week.2026-11-16.companies", count: 3 },
      { name: "week.2026-11-16.begun.readiness", count: 2 },
      { name: "week.2026-11-16.level.readiness.leader", count: 1 },
      { name: "week.2026-11-16.level.readiness.laggard", count: 5 },
      { name: "week.2025-11-17.companies", count: 99 },
    ]);
    expect(weeks).toHaveLength(WEEKS);
    expect(weeks.map(({ monday }) => monday).slice(0, 2)).toEqual(["2026-11-23", "2026-11-16"]);
    expect(firstNameOf(SATURDAY)).toBe(`week.${weeks.at(-1)?.monday}`);
    expect(weeks.map(({ companies }) => companies).slice(0, 3)).toEqual([4, 3, 0]);
    expect(inAll(weeks)).toMatchObject({
      companies: 7,
      begun: { readiness: 2, progress: 0 },
      submitted: { readiness: 6, progress: 0 },
      levels: { readiness: { leader: 1, laggard: 5, advanced: 0 } },
    });
  });
});

describe("a stalled draft", () => {
  it("is one that nobody has touched for 30 days", () => {
    expect(isStalled({ state: "draft", updatedAt: SATURDAY - 30 * DAY }, SATURDAY)).toBe(true);
    expect(isStalled({ state: "draft", updatedAt: SATURDAY - 29 * DAY }, SATURDAY)).toBe(false);
    expect(isStalled({ state: "completed", updatedAt: 0 }, SATURDAY)).toBe(false);
  });
});
