import { describe, expect, it } from "vitest";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { CLIMATE_QUESTIONS as Q } from "~/assessment/scoring/rules/climate";
import { UTC } from "~/core/days/days";
import { viewOverview } from "~/results/results/overview-view";
import { progressValues } from "../support/progress-answers";

const values = [...progressValues(true)];
/** The first `count` answers, each a minute after the previous one. */
const given = (count: number) =>
  new Map(values.slice(0, count).map(([id, value], index) => [id, { value, answeredAt: index * 60_000 }]));
const view = (answers: Parameters<typeof viewOverview>[0]["answers"], language: "en" | "fr" = "en") =>
  viewOverview({ catalogue: newestProgress, answers, updatedAt: Date.UTC(2026, 10, 21) }, { language, timeZone: UTC });

describe("the overview of a Progress Assessment", () => {
  it("gives the share of required questions that are answered, in all and in each of the four dimensions", () => {
    const { overall, dimensions, updatedOn } = view(given(values.length - 1));
    expect(overall).toEqual({ percent: 96, said: "96%", answered: values.length - 1, total: values.length });
    expect(dimensions.map(({ id, said }) => [id, said])).toEqual([
      ["demographics", "100%"],
      ["climate-governance", "100%"],
      ["ghg-emissions-reduction", "100%"],
      ["business-strategy-integration", expect.stringMatching(/^8\d%$/)],
    ]);
    expect(updatedOn).toBe("21 November 2026");
    expect(view(new Map(), "fr")).toMatchObject({
      overall: { said: expect.stringMatching(/^0\s%$/u), answered: 0 },
      recent: [],
    });
  });

  it("lists the five answers that were given last, the newest first", () => {
    const { recent } = view(given(9));
    expect(recent.map(({ id }) => id)).toEqual(
      values
        .slice(4, 9)
        .map(([id]) => id)
        .reverse(),
    );
    expect(recent[0]?.answer).not.toBe("");
  });

  it("leaves out unconfirmed and empty answers, and shows only the beginning of a long answer", () => {
    const scope = {
      inputs: { diesel: { unit: "litre", year: 1 }, lpg: { unit: "kg", year: 2 } },
      factors: {},
      total: 1,
    };
    const emissions = { year: 2025, region: null, factors: {}, market: null, biogenic: 0 };
    const answers = new Map([
      [Q.scope1, { value: { ...scope, emissions }, answeredAt: 1 }],
      [Q.baseYear, { value: { text: "2024" }, answeredAt: 2, isUnconfirmed: true }],
      [Q.targetYear, { value: null, answeredAt: 3 }],
    ]);
    const { recent } = view(answers);
    expect(recent.map(({ id }) => id)).toEqual([Q.scope1]);
    expect(recent[0]?.answer).toMatch(/^1 tonnes CO2e, 2025, .* …$/);
  });
});
