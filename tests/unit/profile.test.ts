import { describe, expect, it } from "vitest";
import { shortenEmail } from "~/core/email-address";
import { mayManageCompany } from "~/foundation/company/rules/access";
import { settlePlace } from "~/foundation/company/rules/place-choice";
import { PROFILE_FIELDS, profileCompletion } from "~/home/profile/rules/completion";
import { ACHIEVEMENTS, type AssessmentRecord, judgeAchievements } from "~/results/achievements/rules/achievements";

const full = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, "x"])) as Record<
  (typeof PROFILE_FIELDS)[number],
  string
>;

describe("profile completion", () => {
  it("is the share of twelve fields, in whole percent", () => {
    expect(PROFILE_FIELDS).toHaveLength(12);
    expect(profileCompletion(full)).toEqual({ percent: 100, missing: [] });
    expect(profileCompletion({ ...full, city: null })).toEqual({ percent: 92, missing: ["city"] });
    expect(profileCompletion({ ...full, mobile: " ", city: "" }).percent).toBe(83);
    const none = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, null])) as Record<
      (typeof PROFILE_FIELDS)[number],
      null
    >;
    expect(profileCompletion(none)).toEqual({ percent: 0, missing: [...PROFILE_FIELDS] });
  });
});

describe("the company's fields", () => {
  it("can be changed by the owner only", () => {
    const may = (role: "owner" | "contributor" | "viewer") => mayManageCompany({ companyId: "c", role });
    expect([may("owner"), may("contributor"), may("viewer")]).toEqual([true, false, false]);
  });
});

describe("a chosen place", () => {
  const shown = { country: "ZA", state: "ZA-GP", city: "Johannesburg" };

  it("loses its state and city with another country, and its city with another state", () => {
    for (const isUpdate of [false, true]) {
      const settle = (change: Partial<typeof shown>) => settlePlace({ ...shown, ...change }, shown, isUpdate);
      expect(settle({})).toEqual(shown);
      expect(settle({ country: "MY" })).toEqual({ country: "MY", state: "", city: "" });
      expect(settle({ state: "ZA-WC" })).toEqual({ country: "ZA", state: "ZA-WC", city: "" });
    }
  });

  it("keeps a city that is sent along with the new state or country", () => {
    const moved = { country: "ZA", state: "ZA-WC", city: "Paarl" };
    expect(settlePlace(moved, shown, false)).toEqual(moved);
    const abroad = { country: "MY", state: "ZA-WC", city: "Klang" };
    expect(settlePlace(abroad, shown, false)).toEqual({ country: "MY", state: "", city: "Klang" });
  });

  it("loses a city that was typed before the lists of another state or country were loaded", () => {
    const typed = { ...shown, city: "Soweto" };
    expect(settlePlace({ ...typed, state: "ZA-WC" }, shown, true).city).toBe("");
    expect(settlePlace({ ...typed, country: "MY" }, shown, true)).toEqual({ country: "MY", state: "", city: "" });
    expect(settlePlace(typed, shown, true)).toEqual(typed);
  });

  it("keeps a city with the first state that is chosen", () => {
    const none = { country: "ZA", state: "", city: "" };
    for (const before of [none, { ...none, city: "Soweto" }]) {
      const first = { country: "ZA", state: "ZA-GP", city: "Soweto" };
      expect(settlePlace(first, before, true)).toEqual(first);
    }
  });
});

describe("a shortened e-mail address", () => {
  it("shows its first letter and its domain", () => {
    expect(shortenEmail("nomsa@example.com")).toBe("n…@example.com");
    expect(shortenEmail("a@b.c")).toBe("a…@b.c");
    expect(shortenEmail("nothing")).toBe("…");
  });
});

describe("achievements", () => {
  const draft: AssessmentRecord = {
    startedAt: 100,
    completedAt: null,
    level: null,
    score: null,
    optional: { answered: 0, total: 40 },
    evidence: { topics: 0, total: 8 },
  };
  const done = (completedAt: number, level: AssessmentRecord["level"], score: number): AssessmentRecord => ({
    ...draft,
    startedAt: completedAt - 50,
    completedAt,
    level,
    score,
  });
  const earnedBy = (assessments: AssessmentRecord[], isProfileComplete = false) =>
    Object.fromEntries(
      judgeAchievements({ isProfileComplete, assessments }).earned.map(({ achievement, at }) => [achievement, at]),
    );

  it("are empty for a company that has only registered", () => {
    expect(judgeAchievements({ isProfileComplete: false, assessments: [] })).toEqual({
      earned: [],
      toCome: ACHIEVEMENTS.filter((each) => each !== "evidence-everywhere"),
    });
  });

  it("are dated by the first time they came true", () => {
    expect(earnedBy([draft, { ...draft, startedAt: 80 }])).toEqual({ "first-started": 80 });
    expect(earnedBy([done(200, "laggard", 1000), done(300, "intermediate", 4500), done(400, "leader", 9000)])).toEqual({
      "first-started": 150,
      "first-completed": 200,
      "level-beginner": 300,
      "level-intermediate": 300,
      "level-advanced": 400,
      "level-leader": 400,
      "better-score": 300,
      "higher-level": 300,
    });
  });

  it("compare with the previous assessment, not with the best ever, and are not lost by a lower score", () => {
    const records = [done(200, "advanced", 6500), done(300, "beginner", 2500), done(400, "beginner", 3000)];
    expect(earnedBy(records)).toMatchObject({ "level-advanced": 200, "better-score": 400 });
    expect(earnedBy(records)).not.toHaveProperty("higher-level");
    expect(earnedBy([done(200, "beginner", 2500), done(300, "beginner", 2500)])).not.toHaveProperty("better-score");
    // The order is that of completion, regardless of which was started or listed first.
    expect(earnedBy([...records].reverse())).toEqual(earnedBy(records));
  });

  it("count all optional questions and every topic's evidence in one completed assessment", () => {
    const all = {
      ...done(200, "laggard", 0),
      optional: { answered: 40, total: 40 },
      evidence: { topics: 8, total: 8 },
    };
    expect(earnedBy([all])).toMatchObject({ "optional-answered": 200, "evidence-everywhere": 200 });
    const almost = { ...all, optional: { answered: 39, total: 40 }, evidence: { topics: 7, total: 8 } };
    expect(Object.keys(earnedBy([almost]))).toEqual(["first-completed", "first-started"]);
    expect(Object.keys(earnedBy([{ ...draft, optional: all.optional, evidence: all.evidence }]))).toEqual([
      "first-started",
    ]);
  });

  it("promise nothing for documents where none can be added", () => {
    const toCome = (evidence: AssessmentRecord["evidence"]) =>
      judgeAchievements({ isProfileComplete: false, assessments: [{ ...done(200, "leader", 9000), evidence }] }).toCome;
    expect(toCome({ topics: 0, total: 8 })).toContain("evidence-everywhere");
    expect(toCome(null)).not.toContain("evidence-everywhere");
  });

  it("list the newest first, what has no date last, and the rest as still to come", () => {
    const standing = judgeAchievements({ isProfileComplete: true, assessments: [done(200, "beginner", 2500)] });
    expect(standing.earned).toEqual([
      { achievement: "level-beginner", at: 200 },
      { achievement: "first-completed", at: 200 },
      { achievement: "first-started", at: 150 },
      { achievement: "profile-complete", at: null },
    ]);
    expect(standing.toCome).toEqual(
      ACHIEVEMENTS.filter((one) => !standing.earned.some((had) => had.achievement === one)),
    );
  });
});
