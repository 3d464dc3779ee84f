import { beforeAll, describe, expect, it } from "vitest";
import { yearPart } from "~/assessment/answers/rules/amounts";
import { REPORTING_YEAR } from "~/assessment/answers/rules/emissions";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { findQuestion, findTopic, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { CLIMATE_QUESTIONS as Q } from "~/assessment/scoring/rules/climate";
import { assessmentPaths } from "~/core/addresses/assessment";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import { cookieOf, visit } from "../support/pages";
import { anotherProgress, completeReadiness } from "../support/progress-results";
import { createTestContext, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");

describe("a score", () => {
  let cookie: string;
  let results: string;
  let climate: string;
  beforeAll(async () => {
    const { user, readiness } = await completeReadiness(ctx);
    const said = [
      {
        questionId: Q.scope1,
        fields: [
          [REPORTING_YEAR, "2025"],
          [yearPart("diesel"), "8000"],
        ] as [string, string][],
      },
    ];
    const progress = await anotherProgress(ctx, user, said);
    cookie = await cookieOf(ctx, user.id);
    results = assessmentPaths(READINESS, ctx.ids.seal(readiness)).results;
    climate = assessmentPaths(PROGRESS, ctx.ids.seal(progress)).results;
  });

  const read = async (path: string) => {
    const answer = await visit(path, { cookie });
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  /** The scores that a page links to, without those above its own. */
  const ways = (html: string) => {
    const [, below = ""] = html.split("<h1");
    return [...below.matchAll(/href="([^"]+\?trace=[^"]+)"/g)].map(([, href]) => href ?? "");
  };

  it("can be traced without a script from the results to every topic, whose points add up to it", async () => {
    const front = await read(results);
    expect(front).toContain(`href="${results}?trace=overall"`);
    const whole = await read(`${results}?trace=overall`);
    expect(whole).not.toContain("<script");
    const formula = /(\d+) of 80 points: \1 ÷ 80 × 100/;
    const [, reached] = formula.exec(words(whole)) ?? [];
    let sum = 0;
    for (const dimension of ways(whole)) {
      for (const topic of ways(await read(dimension))) {
        expect(front).toContain(`href="${topic}"`);
        const page = await read(topic);
        const given = [...page.matchAll(/(\d) of 1 point</g)].map(([, points]) => Number(points));
        expect(given).toHaveLength(10);
        sum += given.reduce((all, points) => all + points, 0);
      }
    }
    expect(sum).toBe(Number(reached));
  });

  it("shows each question of its topic in the version that was answered, with the method and its levels", async () => {
    const [topic] = scoredDimensions(newestReadiness).flatMap((dimension) => dimension.topics);
    const page = words(await read(`${results}?trace=${topic?.id}`));
    const required = topic?.sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => isRequired)) ?? [];
    for (const { text } of required) expect(page).toContain(text.en);
    expect(page).toContain("Declared, without a document");
    expect(page).toContain(`Method readiness-method-1, questionnaire ${newestReadiness.version}`);
    expect(page).toContain("from 80% Leader");
  });

  it("of a footprint can be traced to each line, its factor, year, source and licence", async () => {
    const topic = findQuestion(newestProgress, Q.scope1)?.topic;
    expect(await read(climate)).toContain(`href="${climate}?trace=${topic?.id}"`);
    const page = words(await read(`${climate}?trace=${topic?.id}`));
    expect(page).toContain("8,000 litres × 2.66155 kg CO2e/L = 21,292.4 kg CO2e");
    expect(page).toMatch(/published for 2025.*Open Government Licence/);
    expect(page).toContain("Method progress-method-1, questionnaire progress-4");
    expect(page).toContain("above 80% Leader");
  });

  it("that does not exist is not found, nor is one of another company's result", async () => {
    const unscored = newestProgress.dimensions.find(({ isOnSummary }) => !isOnSummary)?.topics[0]?.id ?? "";
    expect(findTopic(newestProgress, unscored)).not.toBeNull();
    for (const path of [`${results}?trace=`, `${results}?trace=nothing`, `${climate}?trace=${unscored}`])
      expect((await visit(path, { cookie })).status, path).toBe(404);
    const stranger = await completeReadiness(ctx);
    const session = await cookieOf(ctx, stranger.user.id);
    expect((await visit(`${results}?trace=overall`, { cookie: session })).status).toBe(404);
  });
});
