import { describe, expect, it } from "vitest";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import {
  comeBackChoices,
  earliest,
  fulfilledUntil,
  isThere,
  isTime,
  nextComeBackReminder,
} from "~/assessment/deadlines/rules/come-back";
import { monthsAfter } from "~/core/days/days";

const KUALA_LUMPUR = "Asia/Kuala_Lumpur";
const JOHANNESBURG = "Africa/Johannesburg";
const at = (iso: string) => Date.parse(iso);

describe("the days to come back on", () => {
  it("are a year and half a year after the last assessment, the year first", () => {
    expect(comeBackChoices("2026-11-28", "2026-11-28")).toEqual([
      { away: "year", day: "2027-11-28" },
      { away: "halfYear", day: "2027-05-28" },
    ]);
  });

  it("leave out what has passed, and are a month from today once both have", () => {
    expect(comeBackChoices("2026-01-10", "2026-07-10")).toEqual([{ away: "year", day: "2027-01-10" }]);
    expect(comeBackChoices("2025-01-10", "2026-01-10")).toEqual([{ away: "month", day: "2026-02-10" }]);
  });

  it("exist in every year and month: leap days and short months", () => {
    expect(comeBackChoices("2028-02-29", "2028-03-01").map(({ day }) => day)).toEqual(["2029-03-01", "2028-08-29"]);
    expect(comeBackChoices("2027-08-31", "2027-09-01").map(({ day }) => day)).toEqual(["2028-08-31", "2028-02-29"]);
    expect(comeBackChoices("2020-05-05", "2027-01-31")).toEqual([{ away: "month", day: "2027-02-28" }]);
    expect([monthsAfter("2026-12-31", 2), monthsAfter("2026-12-15", 1)]).toEqual(["2027-02-28", "2027-01-15"]);
  });
});

describe("reminders of the next assessment", () => {
  const times = (dueOn: string, zone: string, from: string) => {
    const found: string[] = [];
    for (let time = nextComeBackReminder(dueOn, at(from), zone); time; time = nextComeBackReminder(dueOn, time, zone))
      found.push(new Date(time).toISOString());
    return found;
  };

  it("go out two weeks before and on the day, at eight in the company's own morning", () => {
    expect(times("2027-11-28", JOHANNESBURG, "2026-11-28T12:00:00Z")).toEqual([
      "2027-11-14T06:00:00.000Z",
      "2027-11-28T06:00:00.000Z",
    ]);
    expect(times("2028-03-01", KUALA_LUMPUR, "2026-11-28T12:00:00Z")).toEqual([
      "2028-02-16T00:00:00.000Z",
      "2028-03-01T00:00:00.000Z",
    ]);
  });

  it("leave out what is over", () => {
    expect(times("2026-12-03", JOHANNESBURG, "2026-11-28T12:00:00Z")).toEqual(["2026-12-03T06:00:00.000Z"]);
    expect(times("2026-11-28", JOHANNESBURG, "2026-11-28T12:00:00Z")).toEqual([]);
  });

  it("say that the day is there once it has begun where the company is", () => {
    const begins = at("2027-11-27T16:00:00Z");
    expect(isThere("2027-11-28", begins - 1, KUALA_LUMPUR)).toBe(false);
    expect(isThere("2027-11-28", begins, KUALA_LUMPUR)).toBe(true);
    expect(isThere("2027-11-28", begins, JOHANNESBURG)).toBe(false);
  });
});

describe("the date of the next assessment", () => {
  it("is the earliest, and the company's own where two are on one day", () => {
    const [own, early, same] = [
      { dueOn: "2027-05-03", by: null },
      { dueOn: "2027-03-01", by: "Acme" },
      { dueOn: "2027-05-03", by: "Acme" },
    ];
    expect(earliest([own, early])).toBe(early);
    expect(earliest([same, own])).toBe(own);
    expect(earliest([])).toBeNull();
  });

  it("is spoken of from two weeks before it until the next one is begun", () => {
    expect([null, 0, 14, 15, 365].map(isTime)).toEqual([true, true, true, false, false]);
  });

  it("is met by an assessment of half a year before, and not by one right after it was set", () => {
    expect(fulfilledUntil(at("2027-05-29T10:00:00Z"), JOHANNESBURG) >= "2027-11-28").toBe(true);
    expect(fulfilledUntil(at("2026-12-10T10:00:00Z"), JOHANNESBURG) < "2027-11-28").toBe(true);
  });

  it("is set by the owner", () => {
    const may = (role: "owner" | "contributor" | "viewer") =>
      maySetDeadline({ companyId: "c", role, isCorporate: false }, "next");
    expect([may("owner"), may("contributor"), may("viewer")]).toEqual([true, false, false]);
  });
});
