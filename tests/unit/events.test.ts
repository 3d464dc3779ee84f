import { describe, expect, it } from "vitest";
import { halfOf, restingSince } from "~/assessment/answers/rules/nudges";
import { dayIn, UTC } from "~/core/days/days";
import { LANGUAGES } from "~/core/language";
import { CAUSES, type Cause } from "~/foundation/notifications/rules/types";
import { hasTarget, targetOf } from "~/foundation/notifications/targets";
import { eventTexts } from "~/foundation/notifications/texts.server";

const seal = (id: string) => `sealed-${id}`;
const data = { assessmentId: "a1" };

describe("the target page of an event", () => {
  it("is the draft or the dashboard of its assessment, by a sealed id", () => {
    expect(targetOf({ cause: "half-way", data }, seal)).toBe("/sealed-a1");
    expect(targetOf({ cause: "report-ready", data }, seal)).toBe("/user/dashboard/sealed-a1");
    const progress = { ...data, kind: "progress" };
    expect(targetOf({ cause: "half-way", data: progress }, seal)).toBe("/progress/sealed-a1");
    expect(targetOf({ cause: "report-ready", data: progress }, seal)).toBe("/user/progress/dashboard/sealed-a1");
  });

  it("is missing for an event without an assessment, and for a cause that no longer exists", () => {
    expect(targetOf({ cause: "report-ready", data: {} }, seal)).toBeNull();
    expect(targetOf({ cause: "gone", data }, seal)).toBeNull();
  });

  it("is a page of its own for every event listed in the bell", () => {
    const causes = Object.keys(CAUSES) as Cause[];
    const without = causes.filter(
      (cause) => (CAUSES[cause].channels as readonly string[]).includes("inApp") && !hasTarget({ cause, data }),
    );
    // An announcement has no page besides its own text.
    expect(without.filter((cause) => !cause.startsWith("announcement"))).toEqual([]);
  });
});

describe("the texts of an event", () => {
  it.each(LANGUAGES)("name only its own kind of assessment and report, in %s", (language) => {
    const others = { en: /readiness/i, fr: /(évaluation|rapport) de préparation/i, ms: /kesediaan/i }[language];
    // A newly registered company starts with the first kind.
    const causes = (Object.keys(CAUSES) as Cause[]).filter((cause) => cause !== "account-created");
    const words = (kind: string) =>
      causes.filter((cause) =>
        others.test(Object.values(eventTexts(cause, { language, timeZone: UTC }, { ...data, kind })).join(" ")),
      );
    expect(words("progress")).toEqual([]);
    expect(words("readiness").length).toBeGreaterThan(20);
  });

  it("name the level and the score in the reader's language", () => {
    const done = { ...data, level: "leader", score: "8125" };
    const subjects = LANGUAGES.map(
      (language) => eventTexts("assessment-completed", { language, timeZone: UTC }, done).subject,
    );
    expect(subjects).toEqual(["Your ESG level: Leader", "Votre niveau ESG\u00a0: Leader", "Tahap ESG anda: Peneraju"]);
    const { subject } = eventTexts(
      "assessment-completed",
      { language: "en", timeZone: UTC },
      { ...done, kind: "progress" },
    );
    expect(subject).toBe("Your climate action level: Leader");
    expect(eventTexts("assessment-completed", { language: "fr", timeZone: UTC }, done).body).toMatch(/81\s%/);
  });

  it("name a moment's day in the reader's time zone, and a plain date unchanged", () => {
    const said = (date: string, timeZone: string) =>
      eventTexts("footprint-year", { language: "en", timeZone }, { kind: "progress", years: "1", date }).body;
    const moment = "2026-01-31T20:30:00Z";
    expect(said(moment, "Asia/Kuala_Lumpur")).toContain("1 February 2026");
    expect(said(moment, "Indian/Mauritius")).toContain("1 February 2026");
    expect(said(moment, "Africa/Johannesburg")).toContain("31 January 2026");
    expect(said("2026-01-31", "Asia/Kuala_Lumpur")).toContain("31 January 2026");
  });

  it.each([
    ["1", "1 required question still needs an answer."],
    ["72", "72 required questions still need an answer."],
    ["0", "All required questions are answered. All that is left is to submit the assessment."],
    ["", "by 12 December 2026."],
  ])("state how many questions are open at a due date: '%s'", (left, end) => {
    const { body } = eventTexts("deadline-set", { language: "en", timeZone: UTC }, { dueOn: "2026-12-12", left });
    expect(body.endsWith(end), body).toBe(true);
  });
});

describe("a reminder about a draft", () => {
  it.each([
    [82, 41],
    [81, 41],
    [1, 1],
  ])("comes at half of the required questions, rounded up: of %i at %i", (required, half) =>
    expect(halfOf(required)).toBe(half),
  );

  it("comes 7 and 21 days after the last change of a draft, and never a week late", () => {
    const now = Date.parse("2026-11-21T00:00:00Z");
    const days = (time: number) => dayIn(time, "UTC");
    const { from, until } = restingSince(7, now);
    expect([days(from), days(until)]).toEqual(["2026-11-07", "2026-11-14"]);
    expect(days(restingSince(21, now).until)).toBe("2026-10-31");
  });
});
