import { describe, expect, it } from "vitest";
import type { Answer, AnswerValue } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { assess } from "~/assessment/kinds/kinds";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import { proposedYes } from "~/improvement/plan/rules/proposals";
import { isSameTopic, stepBetween, timeBetween } from "~/improvement/years/rules/way";
import { viewYears, type Year } from "~/improvement/years/view";
import { choiceOf } from "../support/answers";
import { nextVersion } from "../support/next-version";

const [FIRST, SECOND, THIRD] = ["water.assess.1", "water.assess.2", "energy-efficiency.assess.1"] as const;
const [yes, no] = [choiceOf(["yes"]), choiceOf(["no"])];
const given = (answers: Record<string, Answer>, catalogue: Catalogue = newestReadiness) => ({
  catalogue,
  answers: new Map(Object.entries(answers)),
});
const without = (id: string) => nextVersion({ [id]: () => null });
const reworded = (id: string) =>
  nextVersion({ [id]: (question) => ({ ...question, text: { en: "Otherwise?", fr: "Autre ?", ms: "Lain?" } }) });
const idsOf = (moved: ReturnType<typeof stepBetween>["gained"]) => moved.map(({ placed }) => placed.question.id);

describe("what happened between two assessments", () => {
  it("is which practices became Yes and which became No", () => {
    const step = stepBetween(
      given({ [FIRST]: no, [SECOND]: yes, [THIRD]: yes }),
      given({ [FIRST]: yes, [SECOND]: no, [THIRD]: yes }),
    );
    expect([idsOf(step.gained), idsOf(step.lost), step.added, step.dropped]).toEqual([[FIRST], [SECOND], 0, 0]);
  });

  it("compares only practices that both ask about, and counts the others", () => {
    const asksLess = given({ [SECOND]: no }, without(FIRST));
    const step = stepBetween(asksLess, given({ [FIRST]: yes, [SECOND]: yes }));
    expect([idsOf(step.gained), step.added, step.dropped]).toEqual([[SECOND], 1, 0]);
    const back = stepBetween(given({ [FIRST]: yes, [SECOND]: yes }), asksLess);
    expect([idsOf(back.gained), idsOf(back.lost), back.added, back.dropped]).toEqual([[], [SECOND], 0, 1]);
  });

  it("marks a practice that the later one asks about in other words", () => {
    const { gained } = stepBetween(given({ [FIRST]: no }), given({ [FIRST]: yes }, reworded(FIRST)));
    expect(gained.map(({ isReworded }) => isReworded)).toEqual([true]);
  });

  it("leaves a topic's figures alone where the two score other questions", () => {
    expect(isSameTopic(newestReadiness, newestReadiness, "water")).toBe(true);
    expect(isSameTopic(newestReadiness, reworded(FIRST), "water")).toBe(true);
    expect(isSameTopic(without(FIRST), newestReadiness, "water")).toBe(false);
    expect(isSameTopic(newestReadiness, newestReadiness, "no-such-topic")).toBe(false);
  });

  it.each([
    ["2024-05-03", "2026-05-20", "years", 2],
    ["2025-11-28", "2026-11-10", "years", 1],
    ["2024-02-29", "2025-02-28", "years", 1],
    ["2026-02-01", "2026-11-28", "months", 9],
    ["2026-10-29", "2026-11-28", "days", 30],
    ["2026-11-28", "2026-11-28", "days", 0],
  ])("takes from %s to %s so long", (from, to, unit, count) => {
    expect(timeBetween(from, to)).toEqual({ unit, count });
  });
});

describe("what a plan proposes to a new draft", () => {
  const done = (questionId: string, catalogue: Catalogue = newestReadiness) => ({ questionId, catalogue });

  it("is Yes for each practice that is done and that a Yes answers", () => {
    expect(proposedYes(newestReadiness, [done(FIRST), done(THIRD)])).toEqual([FIRST, THIRD]);
    // An optional question of several answers, and one that there is not.
    expect(proposedYes(newestReadiness, [done("water.assess.options"), done("gone")])).toEqual([]);
  });

  it("is what would carry over from the questionnaire that it was planned from", () => {
    const newer = nextVersion({
      [FIRST]: () => null,
      [SECOND]: (question) =>
        question.type === "choice"
          ? { ...question, options: question.options.filter(({ id }) => id !== "yes") }
          : question,
    });
    expect(proposedYes(newer, [done(FIRST), done(SECOND), done(THIRD)])).toEqual([THIRD]);
  });
});

describe("the years side by side", () => {
  const DAY = 86_400_000;
  const year = (day: string, { catalogue, answers }: ReturnType<typeof given>): Year => ({
    id: day,
    sealedId: "x".repeat(43),
    catalogue,
    answers,
    scores: assess(catalogue, answers).result,
    day,
    completedAt: Date.parse(day),
  });
  const all = (isYes: (index: number) => boolean, catalogue: Catalogue = newestReadiness) => {
    const questions = catalogue.dimensions
      .flatMap(({ topics }) => topics.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions)))
      .filter(({ isRequired }) => isRequired);
    return given(Object.fromEntries(questions.map(({ id }, index) => [id, isYes(index) ? yes : no])), catalogue);
  };
  const three = [
    year(
      "2024-05-03",
      all((index) => index % 5 === 0),
    ),
    year(
      "2025-05-10",
      all((index) => index % 3 === 0),
    ),
    year(
      "2026-05-20",
      all((index) => index % 2 === 0),
    ),
  ];
  const view = (years: Year[], done: Parameters<typeof viewYears>[0]["done"] = []) =>
    viewYears({ kind: "readiness", years, done, hasEmissions: false }, "en");

  it("tell the way from the first to the last, each year by its number", () => {
    const { way, years } = view(three);
    expect(years.map(({ label }) => label)).toEqual(["2024", "2025", "2026"]);
    expect(way?.time).toEqual({ unit: "years", count: 2 });
    const [first, last] = [three[0], three[2]].map((each) => each?.scores.overall.correct ?? 0);
    expect(way?.practices).toBe((last ?? 0) - (first ?? 0));
    expect(way?.practices).toBeGreaterThan(10);
  });

  it("have a line for each topic with its difference in the points that a reader sees", () => {
    const [topic] = view(three).dimensions[0]?.topics ?? [];
    const numbers = topic?.figures.map((figure) => Number.parseInt(figure ?? "", 10)) ?? [];
    expect(numbers).toHaveLength(3);
    expect(Number(topic?.difference)).toBe((numbers[2] ?? 0) - (numbers[0] ?? 0));
  });

  it("name the latest step first, and with it what the plan did in that time", () => {
    const practice = view(three).steps[0]?.gained[0]?.id ?? "";
    const lost = view(three).steps[0]?.lost[0]?.id ?? "";
    const at = (questionId: string, day: string) => ({
      id: "a".repeat(22),
      questionId,
      catalogue: newestReadiness,
      doneAt: Date.parse(day) + DAY / 2,
      day,
    });
    const { steps } = view(three, [at(practice, "2025-09-01"), at(lost, "2026-08-02")]);
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      ["20 May 2026", null],
      ["10 May 2025", "20 May 2026"],
      ["3 May 2024", "10 May 2025"],
    ]);
    expect(steps[0]?.planned.map(({ id, done }) => [id, done?.on])).toEqual([[lost, "2 August 2026"]]);
    expect(steps[1]?.gained.find(({ id }) => id === practice)?.done?.on).toBe("1 September 2025");
    expect(steps[1]?.planned).toEqual([]);
  });

  it("are days where two are in one year; one alone has no way", () => {
    const [first] = three;
    if (!first) throw new Error("No year");
    const { years } = view([first, { ...first, id: "again", day: "2024-11-28" }]);
    expect(years.map(({ label }) => label)).toEqual(["3 May 2024", "28 Nov 2024"]);
    expect(view([first]).way).toBeNull();
    expect(view([]).years).toEqual([]);
  });

  it("have the footprint of each year, and the change of only what the first and the last both measured", () => {
    const measured = (reportedOn: number, scope1: number, scope2: number | null, day: string) => {
      const total = (tonnes: number) => ({
        inputs: {},
        total: tonnes,
        factors: {},
        emissions: { year: reportedOn, region: null, factors: {}, market: null, biogenic: 0, outside: null },
      });
      const answers = new Map<string, Answer>([
        [CLIMATE_QUESTIONS.scope1, { value: total(scope1) as AnswerValue }],
        ...(scope2 === null ? [] : [[CLIMATE_QUESTIONS.scope2, { value: total(scope2) as AnswerValue }] as const]),
      ]);
      return year(day, { catalogue: newestProgress, answers });
    };
    const emissionsOf = (...years: Year[]) =>
      viewYears({ kind: "progress", years, done: [], hasEmissions: true }, "en").emissions;
    const two = emissionsOf(measured(2024, 10, null, "2025-05-03"), measured(2025, 8, 4, "2026-05-03"));
    expect(two?.years).toEqual(["2024", "2025"]);
    expect(two?.rows).toEqual([
      { measure: "scope1", figures: ["10.00", "8.00"], change: "−20%" },
      { measure: "scope2", figures: [null, "4.00"], change: null },
      { measure: "sum", figures: [null, "12.00"], change: null },
    ]);
    // Two reports on one year are one footprint, the later one's.
    const same = emissionsOf(measured(2025, 10, 4, "2025-12-03"), measured(2025, 8, 4, "2026-05-03"));
    expect(same?.years).toEqual(["2025"]);
    expect(same?.rows[0]).toEqual({ measure: "scope1", figures: ["8.00"], change: null });
  });
});
