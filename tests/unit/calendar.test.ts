import { describe, expect, it } from "vitest";
import { writeCalendar } from "~/improvement/plan/rules/calendar";

const event = (more: Partial<Parameters<typeof writeCalendar>[1][number]> = {}) => ({
  uid: "one@kompas.test",
  sequence: 2,
  changedAt: Date.UTC(2026, 10, 22, 6, 30),
  dueOn: "2026-12-01",
  summary: "Read the meter",
  description: "",
  url: "https://kompas.test/plan/actions/one",
  ...more,
});

/** The properties of each event as a calendar reads them (RFC 5545): unfolded, split at the first colon, unescaped. */
function parse(text: string) {
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  const [found, open]: [Record<string, string>[], Record<string, string>[]] = [[], []];
  for (const line of lines) {
    if (line === "BEGIN:VEVENT") open.push({});
    else if (line === "END:VEVENT") found.push(open.pop() ?? {});
    const [, name = "", value = ""] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)?):(.*)$/s.exec(line) ?? [];
    const last = open.at(-1);
    if (last) last[name] = value.replaceAll(/\\([\\;,n])/g, (_, sign) => (sign === "n" ? "\n" : sign));
  }
  return found;
}

describe("a calendar of due dates", () => {
  it("has a whole-day event for each date, which a newer copy replaces", () => {
    expect(parse(writeCalendar("Plan", [event(), event({ uid: "two@kompas.test" })]))).toMatchObject([
      {
        UID: "one@kompas.test",
        DTSTAMP: "20261122T063000Z",
        SEQUENCE: "2",
        "DTSTART;VALUE=DATE": "20261201",
        SUMMARY: "Read the meter",
        URL: "https://kompas.test/plan/actions/one",
      },
      { UID: "two@kompas.test" },
    ]);
    expect(writeCalendar("Plan", [])).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n.*END:VCALENDAR\r\n$/s);
  });

  it("keeps any text whole in lines of at most 75 octets, none of which ends within a character", () => {
    const words = [
      "a\\b; c, d\nsecond line\r\nthird",
      "é".repeat(80),
      "x".repeat(73) + "👩‍🌾".repeat(30),
      "BEGIN:VEVENT\r\nEND:VCALENDAR",
      "x".repeat(1000),
    ];
    for (const text of words) {
      const calendar = writeCalendar(text, [event({ summary: text, description: text })]);
      const [found] = parse(calendar);
      expect(found?.SUMMARY).toBe(text.replaceAll("\r\n", "\n"));
      expect(found?.DESCRIPTION).toBe(found?.SUMMARY);
      for (const line of calendar.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n\uFFFD]|^ *\p{Surrogate}/u);
      }
      expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
    }
  });
});
