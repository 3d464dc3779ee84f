import { describe, expect, it } from "vitest";
import { changesSince } from "~/assessment/answers/rules/since";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { viewSince } from "~/results/results/since-view";
import { choiceOf } from "../support/answers";
import { nextVersion } from "../support/next-version";
import { progressValues } from "../support/progress-answers";

const [FIRST, SECOND, THIRD] = ["water.assess.1", "water.assess.2", "energy-efficiency.assess.1"] as const;
const OPTIONS = "water.assess.options";
const v1 = (answers: Record<string, Answer>) => ({
  catalogue: newestReadiness,
  answers: new Map(Object.entries(answers)),
});
const [yes, no] = [choiceOf(["yes"]), choiceOf(["no"])];
const reword = (text: string) =>
  nextVersion({ [FIRST]: (question) => ({ ...question, text: { en: text, fr: text, ms: text } }) });
const found = (...of: Parameters<typeof changesSince>) =>
  changesSince(...of).map(({ placed, change, isReworded }) => [placed.question.id, change, isReworded]);

describe("the changes since the last assessment", () => {
  it("include every answer that gives more or fewer points, differs, is new or is gone, and no unchanged one", () => {
    const former = v1({ [FIRST]: no, [SECOND]: yes, [THIRD]: yes, [OPTIONS]: choiceOf(["a1", "a2"]) });
    const later = v1({
      [FIRST]: yes,
      [SECOND]: no,
      [THIRD]: yes,
      [OPTIONS]: choiceOf(["a1"]),
      "water.learn.1": yes,
    });
    expect(found(former, later)).toEqual([
      [FIRST, "gained", false],
      [SECOND, "lost", false],
      [OPTIONS, "changed", false],
      ["water.learn.1", "answered", false],
    ]);
    expect(found(later, former).map(([id, change]) => [id, change])).toEqual([
      [FIRST, "lost"],
      [SECOND, "gained"],
      [OPTIONS, "changed"],
      ["water.learn.1", "taken-back"],
    ]);
    expect(found(later, later)).toEqual([]);
    expect(found(v1({ [FIRST]: { value: null } }), v1({}))).toEqual([]);
  });

  it("distinguish a question not asked before from one not answered, and list those no longer asked last", () => {
    const without = { catalogue: nextVersion({ [FIRST]: () => null }), answers: new Map([[SECOND, yes]]) };
    const whole = v1({ [FIRST]: yes, [SECOND]: no });
    expect(found(without, whole)).toEqual([
      [FIRST, "new", false],
      [SECOND, "lost", false],
    ]);
    expect(found(whole, without)).toEqual([
      [SECOND, "gained", false],
      [FIRST, "gone", false],
    ]);
  });

  it("mark reworded questions, and only for answers that differ", () => {
    const later = (answer: Answer) => ({ catalogue: reword("Otherwise?"), answers: new Map([[FIRST, answer]]) });
    expect(found(v1({ [FIRST]: no }), later(yes))).toEqual([[FIRST, "gained", true]]);
    expect(found(v1({ [FIRST]: yes }), later(yes))).toEqual([]);
  });

  it("appear in the reader's language, each answer in the words of its own version", () => {
    const later = { catalogue: reword("Otherwise?"), answers: new Map([[FIRST, yes]]) };
    const view = viewSince(v1({ [FIRST]: no }), later, { language: "fr", since: "2025-01-31" });
    expect(view).toMatchObject({
      since: "31 janvier 2025",
      changes: {
        counts: [{ change: "gained", count: 1 }],
        topics: [{ id: "water", rows: [{ question: "Otherwise?", before: "Non", after: "Oui", isReworded: true }] }],
      },
    });
  });

  it("cover every type of question: a climate assessment at its best against one at its worst", () => {
    const of = (isBest: boolean) => ({
      catalogue: newestProgress,
      answers: new Map([...progressValues(isBest)].map(([id, value]) => [id, { value }])),
    });
    expect(changesSince(of(true), of(true))).toEqual([]);
    const changes = changesSince(of(false), of(true)).map(({ change }) => change);
    expect(changes.length).toBeGreaterThan(10);
    expect(changes).not.toContain("lost");
    expect(changesSince(of(true), of(false)).map(({ change }) => change)).not.toContain("gained");
  });
});
