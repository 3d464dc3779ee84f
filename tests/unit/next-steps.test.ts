import { describe, expect, it } from "vitest";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { assess } from "~/assessment/kinds/kinds";
import { nextSteps } from "~/assessment/scoring/rules/next-steps";
import { LEVELS } from "~/core/level";
import { choiceOf, optionsIn } from "../support/answers";
import { seededRandom } from "../support/random";

const scored = listSections(newestReadiness)
  .filter(({ dimension }) => dimension.isOnSummary)
  .flatMap(({ topic, section }) =>
    section.questions.filter(({ isRequired }) => isRequired).map(({ id }) => ({ id, topicId: topic.id })),
  );

const says = (option: string, answer: Answer | undefined) => optionsIn(answer)[0] === option;

describe("the next steps", () => {
  it("lead to the next level and no further, through the weakest topics, whatever was answered", () => {
    const random = seededRandom(2026);
    for (let round = 0; round < 1000; round += 1) {
      const share = random();
      const answers = new Map<string, Answer>(
        scored.map(({ id }) => [id, choiceOf([random() < share ? "yes" : "no"])]),
      );
      const result = assess(newestReadiness, answers).result;
      const steps = nextSteps(newestReadiness, answers, result);
      if (result.overall.level === "leader") {
        expect(steps).toBeNull();
        continue;
      }
      expect(steps?.level).toBe(LEVELS[LEVELS.indexOf(result.overall.level) + 1]);
      expect(steps?.topics.reduce((sum, { points }) => sum + points, 0)).toBe(steps?.points);

      const followed = new Map(answers);
      for (const { topicId, points, questionIds } of steps?.topics ?? []) {
        const open = scored.filter(({ id, topicId: own }) => own === topicId && says("no", followed.get(id)));
        expect(open.length).toBeGreaterThanOrEqual(points);
        expect(questionIds).toEqual(open.slice(0, Math.min(2, points)).map(({ id }) => id));
        for (const { id } of open.slice(0, points)) followed.set(id, choiceOf(["yes"]));
      }
      // A fourth topic appears only if three have too few open questions.
      const room = (steps?.topics ?? []).slice(0, 3).map(({ topicId, points }) => {
        const open = scored.filter(({ id, topicId: own }) => own === topicId && says("no", answers.get(id)));
        return open.length - points;
      });
      if ((steps?.topics.length ?? 0) > 3) expect(room).toEqual([0, 0, 0]);
      expect(assess(newestReadiness, followed).result.overall.level).toBe(steps?.level);
      const [last] = [...followed].filter(([id, answer]) => says("yes", answer) && says("no", answers.get(id)));
      if (last) followed.set(last[0], choiceOf(["no"]));
      expect(assess(newestReadiness, followed).result.overall.level).toBe(result.overall.level);
    }
  });
});
