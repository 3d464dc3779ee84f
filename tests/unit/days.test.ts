import { iso31661 } from "iso-3166";
import { describe, expect, it } from "vitest";
import { dayAfter, dayIn, endOf, hourOf, isZone, lastDayBegun, startOf, UTC } from "~/core/days/days";
import { zoneOf, zonesFor } from "~/core/days/zone";
import { ZONES_OF_COUNTRIES, ZONES_OF_STATES } from "~/core/days/zones";
import { judgeApprovalDay } from "~/results/results/rules/approval";

const at = (text: string) => Date.parse(text);

describe("an hour of a day", () => {
  it.each([
    ["2026-11-30", "Africa/Johannesburg", "2026-11-30T07:00Z"],
    ["2026-11-30", "UTC", "2026-11-30T09:00Z"],
    // The clocks change in the night before it: an hour forward, and an hour back.
    ["2026-03-29", "Europe/Paris", "2026-03-29T07:00Z"],
    ["2026-10-25", "Europe/Paris", "2026-10-25T08:00Z"],
  ])("is nine o'clock of %s in %s", (day, zone, moment) => expect(hourOf(day, 9, zone)).toBe(at(moment)));
});

describe("the time zone of a company", () => {
  it.each([
    ["ZA", "ZA-WC", "Africa/Johannesburg"],
    ["MY", "2460", "Asia/Kuala_Lumpur"],
    ["US", "US-NY", "America/New_York"],
    ["US", "US-CA", "America/Los_Angeles"],
    ["US", "US-HI", "Pacific/Honolulu"],
    ["CA", "CA-BC", "America/Vancouver"],
    ["AU", "AU-WA", "Australia/Perth"],
    ["BR", "BR-AM", "America/Manaus"],
    ["RU", "RU-PRI", "Asia/Vladivostok"],
    ["ID", "ID-PA", "Asia/Jayapura"],
    ["MX", "MX-SON", "America/Hermosillo"],
    ["XX", "", "UTC"],
  ])("in %s, %s is %s", (country, state, zone) => expect(zoneOf(country, state)).toBe(zone));

  it("is one that the platform knows, and every country has one", () => {
    for (const zone of Object.keys({ ...ZONES_OF_COUNTRIES, ...ZONES_OF_STATES }))
      expect(() => dayIn(0, zone), zone).not.toThrow();
    // Two uninhabited islands in the Southern Ocean have none.
    const without = iso31661.map(({ alpha2 }) => alpha2).filter((country) => zoneOf(country, "") === "UTC");
    expect(without.sort()).toEqual(["BV", "HM"]);
  });
});

describe("the time zones offered in a profile", () => {
  it("begin with those of the country, without duplicates", () => {
    expect(zonesFor("MY").own).toEqual(["Asia/Kuala_Lumpur"]);
    expect(zonesFor("US").own).toContain("America/Los_Angeles");
    const { own, others } = zonesFor("US");
    expect(new Set([...own, ...others]).size).toBe(own.length + others.length);
    expect([...own, ...others].filter((zone) => !isZone(zone))).toEqual([]);
  });

  it("are names that the platform knows", () => {
    expect(["Asia/Kuching", "UTC", "Etc/GMT+12"].map(isZone)).toEqual([true, true, true]);
    expect(["", "+08:00", "Asia/Atlantis", "Asia/Kuala Lumpur", "2460"].map(isZone)).toEqual(Array(5).fill(false));
  });
});

describe("a day", () => {
  it("is the calendar day in the time zone", () => {
    const moment = at("2026-11-21T23:30:00Z");
    expect(dayIn(moment, UTC)).toBe("2026-11-21");
    expect(dayIn(moment, "Asia/Kuala_Lumpur")).toBe("2026-11-22");
    expect(dayIn(at("2026-11-21T01:30:00Z"), "America/Los_Angeles")).toBe("2026-11-20");
  });

  it.each([
    ["Asia/Kuala_Lumpur", "2026-11-21", "2026-11-20T16:00:00Z"],
    ["Africa/Johannesburg", "2026-11-21", "2026-11-20T22:00:00Z"],
    ["Indian/Mauritius", "2026-11-21", "2026-11-20T20:00:00Z"],
    ["Asia/Kathmandu", "2026-11-21", "2026-11-20T18:15:00Z"],
    ["America/New_York", "2026-11-21", "2026-11-21T05:00:00Z"],
    // Clocks go back during this day, so the next one begins 25 hours later.
    ["America/New_York", "2026-11-01", "2026-11-01T04:00:00Z"],
    ["America/New_York", "2026-11-02", "2026-11-02T05:00:00Z"],
    // Clocks there go forward at midnight, so the day begins at one.
    ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z"],
  ])("begins in %s on %s at %s, and not a moment before", (zone, day, start) => {
    expect(new Date(startOf(day, zone)).toISOString()).toBe(new Date(start).toISOString());
    expect([dayIn(startOf(day, zone), zone), dayIn(startOf(day, zone) - 1, zone)]).toEqual([day, dayAfter(day, -1)]);
    expect(endOf(dayAfter(day, -1), zone)).toBe(startOf(day, zone));
  });

  it("has begun somewhere fourteen hours before it begins in UTC", () => {
    expect(lastDayBegun(at("2026-11-21T09:59:59Z"))).toBe("2026-11-21");
    expect(lastDayBegun(at("2026-11-21T10:00:00Z"))).toBe("2026-11-22");
  });

  it("can be a day of approval as soon as it has begun where the company is, and no sooner", () => {
    const judge = (day: string, zone: string) => judgeApprovalDay(day, at("2026-11-21T16:30:00Z"), zone).ok;
    expect([judge("2026-11-22", "Asia/Kuala_Lumpur"), judge("2026-11-22", "Africa/Johannesburg")]).toEqual([
      true,
      false,
    ]);
    expect(judge("2026-11-21", "Africa/Johannesburg")).toBe(true);
  });
});
