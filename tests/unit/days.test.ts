import { iso31661 } from "iso-3166";
import { describe, expect, it } from "vitest";
import { judgeApprovalDay } from "~/domain/approval/approval";
import { dayIn, isoDayIn, lastDayBegun, zoneOf } from "~/domain/days/days";
import { ZONES_OF_COUNTRIES, ZONES_OF_STATES } from "~/domain/days/zones";

const at = (text: string) => Date.parse(text);

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
  ])("of %s, %s is %s", (country, state, zone) => expect(zoneOf(country, state)).toBe(zone));

  it("is one that the platform knows, and every country has one", () => {
    for (const zone of Object.keys({ ...ZONES_OF_COUNTRIES, ...ZONES_OF_STATES }))
      expect(() => dayIn(0, zone), zone).not.toThrow();
    // Two islands in the Southern Ocean on which nobody lives have none.
    const without = iso31661.map(({ alpha2 }) => alpha2).filter((country) => zoneOf(country, "") === "UTC");
    expect(without.sort()).toEqual(["BV", "HM"]);
  });
});

describe("a day", () => {
  it("is that of the zone", () => {
    const moment = at("2026-11-21T23:30:00Z");
    expect(isoDayIn(moment, "UTC")).toBe("2026-11-21");
    expect(isoDayIn(moment, "Asia/Kuala_Lumpur")).toBe("2026-11-22");
    expect(isoDayIn(at("2026-11-21T01:30:00Z"), "America/Los_Angeles")).toBe("2026-11-20");
    expect(dayIn(moment, "Asia/Kuala_Lumpur")).toBe(at("2026-11-22T00:00:00Z"));
  });

  it("has begun somewhere fourteen hours before it does in UTC", () => {
    expect(lastDayBegun(at("2026-11-21T09:59:59Z"))).toBe("2026-11-21");
    expect(lastDayBegun(at("2026-11-21T10:00:00Z"))).toBe("2026-11-22");
  });

  it("is one of an approval as soon as it has begun where the company is, and no sooner", () => {
    const judge = (day: string, zone: string) => judgeApprovalDay(day, at("2026-11-21T16:30:00Z"), zone).ok;
    expect([judge("2026-11-22", "Asia/Kuala_Lumpur"), judge("2026-11-22", "Africa/Johannesburg")]).toEqual([
      true,
      false,
    ]);
    expect(judge("2026-11-21", "Africa/Johannesburg")).toBe(true);
  });
});
