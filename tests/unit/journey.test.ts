import { describe, expect, it } from "vitest";
import {
  type Journey,
  type JourneyState,
  journeyOf,
  opensOnboarding,
  RECOMMENDED,
  smartRedirect,
} from "~/home/journey/rules/journey";

const some = (drafts: number, completed: number) => ({ drafts, completed });
const NONE = some(0, 0);

describe("a company's stage (specification, accounts 4)", () => {
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

  it("has the recommendations listed in the specification", () => {
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
  it("opens by itself only for a user who is here for the first time", () => {
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
  ])("opens, or not, with ?journey=%s: %s", (asked, opens) => {
    expect(opensOnboarding("readiness_completed", asked)).toBe(opens);
    expect(opensOnboarding("first_time", asked)).toBe(opens);
  });
});

describe("smart redirects", () => {
  const none: JourneyState = { drafts: {}, results: {} };
  const standing: JourneyState = { drafts: { readiness: "d" }, results: {} };
  const finished: JourneyState = { drafts: {}, results: { readiness: "r" } };
  const following: JourneyState = { drafts: { readiness: "d", progress: "p" }, results: { readiness: "r" } };
  const seasoned: JourneyState = { drafts: {}, results: { readiness: "r", progress: "q" } };

  it.each<[JourneyState, ReturnType<typeof smartRedirect>]>([
    [none, null],
    [standing, { to: "form", kind: "readiness", id: "d" }],
    [finished, null],
    [following, { to: "form", kind: "progress", id: "p" }],
  ])("with resume lead to the newest draft, of the later kind first", (who, to) => {
    expect(smartRedirect({ journey: "resume", action: null }, who)).toEqual(to);
  });

  it.each<[JourneyState, ReturnType<typeof smartRedirect>]>([
    [standing, { to: "reports" }],
    [finished, { to: "results", kind: "readiness", id: "r" }],
    [seasoned, { to: "results", kind: "progress", id: "q" }],
  ])("with view_reports lead to the newest results, and to where they will be while there are none", (who, to) => {
    expect(smartRedirect({ journey: null, action: "view_reports" }, who)).toEqual(to);
  });

  it.each<[JourneyState, "start" | "list"]>([
    [none, "list"],
    [standing, "list"],
    [finished, "start"],
    [following, "start"],
    [seasoned, "start"],
  ])("with start_progress lead to the question before a start, or to what still locks it", (who, to) => {
    expect(smartRedirect({ journey: null, action: "start_progress" }, who)).toEqual({ to, kind: "progress" });
  });

  it("with progress_active lead to the progress draft, or to the list of progress assessments", () => {
    const active = { journey: "progress_active", action: null };
    expect(smartRedirect(active, following)).toEqual({ to: "form", kind: "progress", id: "p" });
    expect(smartRedirect(active, seasoned)).toEqual({ to: "list", kind: "progress" });
  });

  it.each([null, "first_time", "login", "resume", "readiness_completed", "progress_active", "experienced", "made up"])(
    "with start_readiness lead to the question before a start for every user, with journey=%s",
    (journey) => {
      for (const who of [none, standing, finished, following, seasoned]) {
        expect(smartRedirect({ journey, action: "start_readiness" }, who)).toEqual({ to: "start", kind: "readiness" });
      }
    },
  );

  it("with an empty or unknown value lead nowhere", () => {
    for (const action of [null, "", "start", "START_READINESS"]) {
      for (const journey of [null, "", "login", "made up"]) {
        expect(smartRedirect({ journey, action }, standing)).toBeNull();
      }
    }
  });
});
