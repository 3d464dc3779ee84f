import { describe, expect, it } from "vitest";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { pointsSoFar } from "~/assessment/points/rules/points";
import { viewPoints } from "~/assessment/points/view";
import { choiceOf } from "../support/answers";

const COUNTED = listSections(newestReadiness)
  .filter(({ dimension }) => dimension.isOnSummary)
  .flatMap(({ section }) => section.questions.filter(({ isRequired }) => isRequired).map(({ id }) => id));
const PROFILE = listSections(newestReadiness)
  .filter(({ dimension }) => !dimension.isOnSummary)
  .flatMap(({ section }) => section.questions.filter(({ isRequired }) => isRequired).map(({ id }) => id));

const given = (option: string, isUnconfirmed = false): Answer => ({ ...choiceOf([option]), isUnconfirmed });
/** The first `count` questions answered Yes, and nothing else. */
const yesTo = (count: number) => new Map(COUNTED.slice(0, count).map((id) => [id, given("yes")]));

describe("the points so far", () => {
  it.each([
    [0, "laggard"],
    [15, "laggard"],
    // From 20, 40, 60 and 80 percent of all (specification, results 4), whatever is still open.
    [16, "beginner"],
    [31, "beginner"],
    [32, "intermediate"],
    [47, "intermediate"],
    [48, "advanced"],
    [63, "advanced"],
    [64, "leader"],
    [80, "leader"],
  ])("from %d Yes out of 80 give the level %s", (yes, level) => {
    const { result } = pointsSoFar(newestReadiness, yesTo(yes));
    expect(result.overall).toMatchObject({ correct: yes, total: 80, level });
  });

  it("leave out answers that are open, No, unconfirmed, of the profile or optional", () => {
    const [yes = "", no = "", carried = "", reset = "", taken = ""] = COUNTED;
    const answers = new Map<string, Answer>([
      [yes, given("yes")],
      [no, given("no")],
      [carried, given("yes", true)],
      [reset, given("no", true)],
      [taken, choiceOf([])],
      ...PROFILE.map((id) => [id, given("yes")] as const),
    ]);
    const { result, states } = pointsSoFar(newestReadiness, answers);
    expect(result.overall).toMatchObject({ correct: 1, total: 80 });
    expect([yes, no, carried, reset, taken, COUNTED[5] ?? ""].map((id) => states.get(id))).toEqual([
      "yes",
      "no",
      "unconfirmed",
      "unconfirmed",
      "open",
      "open",
    ]);
    expect([...states.keys()]).toEqual(COUNTED);
  });

  it("are listed by dimension and topic in the reader's language, and add up", () => {
    const view = viewPoints(newestReadiness, yesTo(21), "fr");
    expect(view.dimensions.map(({ name }) => name)).toEqual(["Environnement", "Social", "Gouvernance"]);
    expect(view.dimensions.reduce((sum, { correct }) => sum + correct, 0)).toBe(21);
    expect(view.dimensions.reduce((sum, { total }) => sum + total, 0)).toBe(80);
    for (const { topics, correct } of view.dimensions)
      expect(topics.reduce((sum, topic) => sum + topic.correct, 0)).toBe(correct);
    expect(view).toMatchObject({ answered: 21, unconfirmed: 0, overall: { level: "beginner", score: 2625 } });
  });
});
