import { describe, expect, it } from "vitest";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { assess, KINDS } from "~/assessment/kinds/kinds";
import { indexBand, levelOf, nextLevel, scoreOf } from "~/assessment/scoring/rules/levels";
import { nextSteps } from "~/assessment/scoring/rules/next-steps";
import { flattenScores } from "~/assessment/scoring/rules/scores";
import { peerFigures } from "~/results/statistics/rules/peers";
import { choiceOf } from "../support/answers";

/** Answers with this many Yes in each topic, No to the rest. */
function answersWith(yesByTopic: Record<string, number>): Map<string, Answer> {
  const left = { ...yesByTopic };
  return new Map(
    listSections(newestReadiness).flatMap(({ topic, section }) =>
      section.questions
        .filter(({ isRequired }) => isRequired)
        .map(({ id }): [string, Answer] => {
          const yes = (left[topic.id] ?? 0) > 0;
          left[topic.id] = (left[topic.id] ?? 0) - 1;
          return [id, choiceOf([yes ? "yes" : "no"])];
        }),
    ),
  );
}

describe("readiness levels", () => {
  it.each([
    [0, "laggard"],
    [19, "laggard"],
    [20, "beginner"],
    [39, "beginner"],
    [40, "intermediate"],
    [59, "intermediate"],
    [60, "advanced"],
    [79, "advanced"],
    [80, "leader"],
    [100, "leader"],
  ] as const)("open at 20, 40, 60 and 80 percent, lower bound inclusive: %i of 100 is %s", (correct, level) => {
    expect(levelOf(KINDS.readiness.bands, correct, 100)).toBe(level);
  });

  it("give the points missing for the next one: 43 of 80 lacks 5 for Advanced, a Leader lacks nothing", () => {
    const { bands } = KINDS.readiness;
    expect(nextLevel(bands, 43, 80)).toEqual({ level: "advanced", points: 5 });
    expect(nextLevel(bands, 64, 80)).toBeNull();
  });

  it("give those of a Progress Assessment by its own bands, where 60 percent is still the lower level", () => {
    const { bands } = KINDS.progress;
    expect(nextLevel(bands, 17, 30)).toEqual({ level: "advanced", points: 2 });
    expect(nextLevel(bands, 30, 30)).toBeNull();
  });

  it("have scores of two decimals, capped at 100, and 0 where there is nothing to count", () => {
    expect(scoreOf(1, 3)).toBe(3333);
    expect(scoreOf(12, 10)).toBe(10_000);
    expect(scoreOf(3, 0)).toBe(0);
  });
});

describe("scoring a readiness assessment", () => {
  it("adds topics up to dimensions of 40, 30 and 10 and to an overall of 80, unweighted", () => {
    const result = assess(
      newestReadiness,
      answersWith({ "climate-action": 10, "living-wage": 5, "anti-corruption": 7 }),
    ).result;
    expect(result.overall).toMatchObject({ correct: 22, total: 80, score: 2750, level: "beginner" });
    expect(result.dimensions.map(({ correct, total }) => [correct, total])).toEqual([
      [10, 40],
      [5, 30],
      [7, 10],
    ]);
    expect(flattenScores(result)).toHaveLength(12);
  });

  it("leaves the company's profile and optional answers out of the score", () => {
    const answers = answersWith({ "company-profile": 2 });
    answers.set("water.assess.options", choiceOf(["a1"]));
    expect(assess(newestReadiness, answers).result.overall).toMatchObject({ correct: 0, total: 80 });
  });

  it("weighs the methodology index 30, 30, 20 and 20 for the SDGs, separately from the level", () => {
    // Environment 10/40 = 25 %, Social 15/30 = 50 %, Governance 8/10 = 80 %; the eight cards' mean is (100+50·3+80)/8 = 41.25 %.
    const yes = {
      "climate-action": 10,
      "human-labour-rights": 5,
      "living-wage": 5,
      "gender-equality": 5,
      "anti-corruption": 8,
    };
    const { index, overall } = assess(newestReadiness, answersWith(yes)).result;
    expect(index).toEqual({ score: 750 + 1500 + 1600 + 825, band: "established", sdgContribution: 4125 });
    expect(overall).toMatchObject({ correct: 33, level: "intermediate" });
  });

  it.each([
    [0, "initial"],
    [2000, "initial"],
    // Rounded to the whole percent that is displayed.
    [2049, "initial"],
    [2050, "developing"],
    [2100, "developing"],
    [4000, "developing"],
    [4100, "established"],
    [6100, "advanced"],
    [8000, "advanced"],
    [8100, "leading"],
    [10_000, "leading"],
  ] as const)("assigns the index bands 0-20, 21-40, 41-60, 61-80, 81-100: %i is %s", (score, band) => {
    expect(indexBand(score)).toBe(band);
  });

  it("features the best topic once all are Intermediate or above, otherwise the weakest", () => {
    const even = { "human-labour-rights": 4, "living-wage": 9, "gender-equality": 5 };
    const social = (yes: Record<string, number>) => assess(newestReadiness, answersWith(yes)).result.dimensions[1];
    expect(social(even)?.featuredTopic).toBe("living-wage");
    expect(social({ ...even, "gender-equality": 3 })?.featuredTopic).toBe("gender-equality");
  });

  it("leads to the next level through the weakest topics, with exactly the missing points", () => {
    const answers = answersWith({
      water: 8,
      waste: 8,
      "climate-action": 8,
      "energy-efficiency": 8,
      "anti-corruption": 2,
    });
    const steps = nextSteps(newestReadiness, answers, assess(newestReadiness, answers).result);
    expect(steps).toMatchObject({ level: "advanced", points: 14 });
    expect(steps?.topics.reduce((total, topic) => total + topic.points, 0)).toBe(14);
    expect(steps?.topics.map(({ topicId }) => topicId)).toEqual([
      "human-labour-rights",
      "living-wage",
      "gender-equality",
    ]);
    expect(nextSteps(newestReadiness, answers, assess(newestReadiness, answersWith(all(10))).result)).toBeNull();
  });
});

function all(yes: number): Record<string, number> {
  return Object.fromEntries(listSections(newestReadiness).map(({ topic }) => [topic.id, yes]));
}

describe("peers", () => {
  const sums = (companies: number, scoreSum: number) => [{ subject: "overall", companies, scoreSum }];
  const own = [{ subject: "overall", score: 9000 }];
  const group = (companies: number, scoreSum: number) => ({ sums: sums(companies, scoreSum), own });
  /** The company's industry with `mine` companies, and other industries. */
  const beside = (mine: number, ...others: number[]) => ({
    counts: new Map([["own", mine], ...others.map((count, index): [string, number] => [`other${index}`, count])]),
    own: "own",
  });

  it("are the other companies of the industry once there are five of them", () => {
    expect(peerFigures(group(6, 9000 + 5 * 4000), group(100, 500_000), beside(6, 94))).toEqual({
      basis: "industry",
      companies: 5,
      means: { overall: 4000 },
    });
  });

  it("are all industries while the industry has fewer than five others", () => {
    expect(peerFigures(group(5, 25_000), group(11, 9000 + 10 * 3000), beside(5, 6))).toEqual({
      basis: "all-industries",
      companies: 10,
      means: { overall: 3000 },
    });
  });

  it("are all industries while the mean of the others would reveal fewer than five", () => {
    const everyone = group(10, 9000 + 9 * 3000);
    expect(peerFigures(group(6, 9000 + 5 * 4000), everyone, beside(6, 4)).basis).toBe("all-industries");
    expect(peerFigures(group(6, 9000 + 5 * 4000), everyone, beside(6, 1, 4)).basis).toBe("industry");
  });

  it("do not exist while there are fewer than five others in all", () => {
    expect(peerFigures(group(5, 25_000), group(5, 25_000), beside(5))).toEqual({
      basis: "none",
      companies: 0,
      means: {},
    });
  });

  it("show no mean of a subject that fewer than five others have", () => {
    const rows = [
      ...sums(6, 9000 + 5 * 4000),
      { subject: "water", companies: 5, scoreSum: 5 * 7000 },
      { subject: "waste", companies: 1, scoreSum: 7000 },
      { subject: "energy", companies: 5, scoreSum: 5 * 3000 },
    ];
    const mine = [...own, { subject: "water", score: 7000 }, { subject: "waste", score: 7000 }];
    const peers = { sums: rows, own: mine };
    expect(peerFigures(peers, peers, beside(6)).means).toEqual({ overall: 4000, energy: 3000 });
  });
});
