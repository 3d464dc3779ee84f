import { describe, expect, it } from "vitest";
import { type Journey, journeyOf, opensOnboarding, RECOMMENDED, smartRedirect } from "~/domain/journey/journey";

const some = (drafts: number, completed: number) => ({ drafts, completed });
const NONE = some(0, 0);

describe("where a company stands (specification, accounts 4)", () => {
  it.each<[Journey, ReturnType<typeof some>, ReturnType<typeof some>]>([
    ["first_time", NONE, NONE],
    ["returning_incomplete", some(1, 0), NONE],
    ["returning_incomplete", some(3, 0), NONE],
    ["readiness_completed", some(0, 1), NONE],
    ["readiness_completed", some(2, 1), NONE],
    ["progress_active", some(0, 1), some(1, 0)],
    ["progress_active", some(0, 1), some(1, 4)],
    ["progress_completed", some(0, 1), some(0, 1)],
    ["experienced", some(0, 1), some(0, 2)],
    ["experienced", some(1, 3), some(0, 2)],
  ])("is %s", (journey, readiness, progress) => {
    expect(journeyOf(readiness, progress)).toBe(journey);
  });

  it("recommends what the specification lists", () => {
    expect(RECOMMENDED).toEqual({
      first_time: ["start_readiness"],
      returning_incomplete: ["resume_readiness", "start_new"],
      readiness_completed: ["start_progress", "view_dashboard"],
      progress_active: ["resume_progress", "view_readiness_dashboard"],
      progress_completed: ["view_progress_dashboard", "start_new_progress", "generate_reports"],
      experienced: ["view_progress_dashboard", "start_new_progress", "generate_reports"],
    });
  });
});

describe("the onboarding dialog (specification, accounts 2)", () => {
  it("opens by itself only for somebody who is here for the first time", () => {
    expect(opensOnboarding("first_time", null)).toBe(true);
    expect(opensOnboarding("returning_incomplete", null)).toBe(false);
    expect(opensOnboarding("readiness_completed", null)).toBe(false);
    expect(opensOnboarding("returning_incomplete", "made up")).toBe(false);
  });

  it.each([
    ["first_time", true],
    ["login", true],
    ["readiness_completed", true],
    ["experienced", true],
    ["resume", false],
    ["progress_active", false],
  ])("with ?journey=%s: %s", (asked, opens) => {
    expect(opensOnboarding("readiness_completed", asked)).toBe(opens);
    expect(opensOnboarding("first_time", asked)).toBe(opens);
  });
});

describe("smart redirects", () => {
  const standing = { journey: "returning_incomplete", readinessDraft: "d", latestReadiness: null } as const;
  const finished = { journey: "readiness_completed", readinessDraft: null, latestReadiness: "r" } as const;

  it("resume leads to the newest draft, where there is one", () => {
    expect(smartRedirect({ journey: "resume", action: null }, standing)).toEqual({ to: "assessment", id: "d" });
    expect(smartRedirect({ journey: "resume", action: null }, finished)).toBeNull();
  });

  it("view_reports leads to the newest results, and to where they will be while there are none", () => {
    expect(smartRedirect({ journey: null, action: "view_reports" }, finished)).toEqual({ to: "dashboard", id: "r" });
    expect(smartRedirect({ journey: null, action: "view_reports" }, standing)).toEqual({ to: "reports" });
  });

  it("start_progress and progress_active lead to the side of the Progress Assessments", () => {
    expect(smartRedirect({ journey: null, action: "start_progress" }, finished)).toEqual({ to: "progress" });
    expect(smartRedirect({ journey: "progress_active", action: null }, finished)).toEqual({ to: "progress" });
  });

  it.each([null, "first_time", "login", "resume", "readiness_completed", "progress_active", "experienced", "made up"])(
    "start_readiness leads to the question before a start, whoever asks, with journey=%s",
    (journey) => {
      for (const who of [standing, finished]) {
        expect(smartRedirect({ journey, action: "start_readiness" }, who)).toEqual({ to: "start" });
      }
    },
  );

  it("nothing, and what nobody knows, lead nowhere", () => {
    for (const action of [null, "", "start", "START_READINESS"]) {
      for (const journey of [null, "", "login", "made up"]) {
        expect(smartRedirect({ journey, action }, standing)).toBeNull();
      }
    }
  });
});
