import { describe, expect, it } from "vitest";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { assess } from "~/assessment/kinds/kinds";
import { flattenScores } from "~/assessment/scoring/rules/scores";
import { openPractices, whatIf } from "~/improvement/plan/rules/what-if";
import { viewWhatIf } from "~/improvement/plan/what-if-view";
import { choiceOf } from "../support/answers";
import { progressValues } from "../support/progress-answers";
import { seededRandom } from "../support/random";

/** The best and the worst answer to each required question, by kind. */
const ENDS = (["readiness", "progress"] as const).map((kind) => {
  if (kind === "progress") {
    const [best, worst] = [true, false].map(
      (isBest) => new Map([...progressValues(isBest)].map(([id, value]): [string, Answer] => [id, { value }])),
    );
    return { kind, catalogue: newestProgress as Catalogue, best: best ?? new Map(), worst: worst ?? new Map() };
  }
  const ids = openPractices(newestReadiness, new Map()).map(({ question }) => question.id);
  const all = (option: string) => new Map(ids.map((id): [string, Answer] => [id, choiceOf([option])]));
  return { kind, catalogue: newestReadiness as Catalogue, best: all("yes"), worst: all("no") };
});

describe.each(ENDS)("the projected result of ticked practices ($kind)", ({ catalogue, best, worst }) => {
  const random = seededRandom(16);
  const ids = [...best.keys()];

  it("equals the result of an assessment with those answers, whatever was answered and ticked", () => {
    for (let round = 0; round < 300; round += 1) {
      const [share, ticks] = [random(), random()];
      const answers = new Map(
        ids
          .filter(() => random() > 0.05)
          .map((id): [string, Answer] => [id, (random() < share ? best : worst).get(id) ?? { value: null }]),
      );
      const ticked = new Set(ids.filter(() => random() < ticks));
      const then = new Map([...answers, ...[...ticked].map((id): [string, Answer] => [id, best.get(id) as Answer])]);
      const wanted = flattenScores(assess(catalogue, then).result);
      expect(flattenScores(whatIf(catalogue, answers, ticked))).toEqual(wanted);
    }
  });

  it("offers exactly the practices that lack points, so that all of them ticked give every point", () => {
    const open = openPractices(catalogue, worst).map(({ question }) => question.id);
    const { overall } = whatIf(catalogue, worst, new Set(open));
    expect([overall.correct, overall.level]).toEqual([overall.total, "leader"]);
    expect(openPractices(catalogue, best)).toEqual([]);
    expect(whatIf(catalogue, worst, new Set(["no.such.question"]))).toEqual(whatIf(catalogue, worst, new Set()));
  });
});

describe("the page of the projected result of ticked practices", () => {
  const answers = new Map(
    openPractices(newestReadiness, new Map()).map(({ question }, index): [string, Answer] => [
      question.id,
      choiceOf([index < 30 ? "yes" : "no"]),
    ]),
  );
  const look = (ticked: string[], planned: string[] = []) =>
    viewWhatIf({ catalogue: newestReadiness, answers }, { ticked: new Set(ticked), planned: new Set(planned) }, "en");

  it("finds the shortest way to the next level: ticked, it is reached, and with one less it is not", () => {
    const { shortest, overall } = look([]);
    const ids = shortest?.questionIds ?? [];
    expect([overall.now.level, shortest?.level, ids.length]).toEqual(["beginner", "Intermediate", 2]);
    expect(look(ids).overall).toMatchObject({ levelsUp: 1, would: { level: "intermediate" } });
    expect(look(ids.slice(1)).overall.levelsUp).toBe(0);
  });

  it("goes on from what is ticked: to the level after the one that is reached, through several topics", () => {
    const first = look([]).shortest?.questionIds ?? [];
    const { shortest, up, topics } = look(first);
    expect([shortest?.level, shortest?.questionIds.length]).toEqual(["Advanced", up?.points]);
    expect(shortest?.questionIds.filter((id) => first.includes(id))).toEqual([]);
    const all = look([...first, ...(shortest?.questionIds ?? [])]);
    expect(all.overall.would.level).toBe("advanced");
    const onTheWay = topics.filter(({ actions }) => actions.some(({ id }) => shortest?.questionIds.includes(id)));
    expect(onTheWay.length).toBeGreaterThanOrEqual(3);
    const opened = all.topics.filter(({ isOpen }) => isOpen).map(({ id }) => id);
    expect(opened).toEqual(expect.arrayContaining(onTheWay.map(({ id }) => id)));
    // Before anything is ticked, the topic where the way begins is open.
    const [begins] = look([]).topics.filter(({ isOpen }) => isOpen);
    expect(begins?.actions.map(({ id }) => id)).toContain(first[0]);
  });

  it("shows what each topic would gain, under its dimension", () => {
    const [practice] = openPractices(newestReadiness, answers);
    const view = look([practice?.question.id ?? ""]);
    const rising = view.dimensions.flatMap((dimension) => dimension.rising);
    expect(rising.map(({ id }) => id)).toEqual([practice?.topic.id]);
    expect(view.topics.filter(({ score }) => score.rises).map(({ score }) => score)).toEqual(rising);
    expect(look([]).topics.filter(({ score }) => score.rises)).toEqual([]);
  });

  it("marks what is ticked and what is planned, and shows for each dimension whether it rises", () => {
    const [first = "", second = ""] = openPractices(newestReadiness, answers).map(({ question }) => question.id);
    const view = look([first, "no.such"], [second]);
    const actions = view.topics.flatMap((topic) => topic.actions);
    expect(actions).toHaveLength(50);
    expect(actions.filter(({ isTicked }) => isTicked).map(({ id }) => id)).toEqual([first]);
    expect(actions.filter(({ isPlanned }) => isPlanned).map(({ id }) => id)).toEqual([second]);
    expect([view.ticked, view.points]).toEqual([1, { now: 30, would: 31, of: 80 }]);
    expect(view.dimensions.filter(({ rises }) => rises)).toHaveLength(1);
  });
});
