import { describe, expect, it } from "vitest";
import { DIGESTED_TYPES, isDigestDay, isDigested, weekEnd } from "~/foundation/notifications/rules/digest";
import { isAlwaysOn } from "~/foundation/notifications/rules/policy";

describe("the contents of a weekly digest", () => {
  it("are assessments and reports, without messages that a user waits for or must not miss", () => {
    expect(DIGESTED_TYPES).toEqual([
      "ASSESSMENT_PROGRESS",
      "MISSING_INFO",
      "SUBMISSION_STATUS",
      "REPORT_GENERATED",
      "REPORT_REVIEW",
      "REPORT_APPROVED",
      "REPORT_SHARED",
      "REPORT_UPDATED",
    ]);
    expect(DIGESTED_TYPES.some(isAlwaysOn)).toBe(false);
    for (const type of ["SUBMISSION_DEADLINE", "SUBMISSION_COMPLETED", "SECURITY_ALERT", "NEWSLETTER", "unheard-of"]) {
      expect(isDigested(type), type).toBe(false);
    }
  });
});

describe("the week of a digest", () => {
  it.each([
    ["2026-11-23T07:00:00Z", "2026-11-23T07:00:00Z", true],
    ["2026-11-24T06:59:59Z", "2026-11-23T07:00:00Z", true],
    ["2026-11-24T07:00:00Z", "2026-11-23T07:00:00Z", false],
    ["2026-11-23T06:59:59Z", "2026-11-16T07:00:00Z", false],
    ["1970-01-01T00:00:00Z", "1969-12-29T07:00:00Z", false],
  ])("at %s ended on %s; the day is a digest day: %s", (time, end, isDay) => {
    expect(weekEnd(Date.parse(time))).toBe(Date.parse(end));
    expect(isDigestDay(Date.parse(time))).toBe(isDay);
  });
});
