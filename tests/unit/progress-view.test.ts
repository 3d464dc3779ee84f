import { describe, expect, it } from "vitest";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { assess } from "~/assessment/kinds/kinds";
import { CLIMATE_QUESTIONS as Q } from "~/assessment/scoring/rules/climate";
import { LANGUAGES, type Language } from "~/core/language";
import { viewProgress } from "~/results/results/progress-view";
import type { PeerFigures } from "~/results/statistics/rules/peers";
import { progressValues } from "../support/progress-answers";
import { PROGRESS_QUESTIONNAIRE } from "../support/progress-questionnaire";

const NO_PEERS: PeerFigures = { basis: "none", companies: 0, means: {} };
/** The inputs of a view that have nothing to do with scores. */
const PLAIN = {
  peers: NO_PEERS,
  company: "",
  submittedOn: "2026-11-21",
  isEvidenced: true,
  assessment: { id: "" },
  entered: [],
  sets: [],
};

function view(isBest: boolean, said: Record<string, AnswerValue> = {}, language: Language = "en", peers = NO_PEERS) {
  const answers = new Map([...progressValues(isBest, said)].map(([id, value]) => [id, { value }]));
  const { result, climate, next } = assess(newestProgress, answers);
  const input = { ...PLAIN, catalogue: newestProgress, result, climate, next, peers, company: "Mkhize $& Co" };
  return viewProgress(input, language);
}

const sentences = (text: string) => text.split(/(?<=\.)\s/);

describe("the questions that the climate figures come from", () => {
  it.each([
    ["scope1", "calculation"],
    ["scope2", "calculation"],
    ["target", "choice"],
    ["baseYear", "text"],
    ["certifications", "choice"],
  ] as const)("are in the questionnaire: %s is a %s", (key, type) => {
    expect(findQuestion(newestProgress, Q[key])?.question.type).toBe(type);
  });
});

describe("the results of a Progress Assessment in the reader's language", () => {
  it("have the three focus areas that count, ten points each", () => {
    const best = view(true);
    expect(best.points).toEqual({ reached: 30, of: 30 });
    expect(best.level.id).toBe("leader");
    expect(best.dimensions.map(({ id, own }) => [id, own.whole])).toEqual([
      ["climate-governance", "100%"],
      ["ghg-emissions-reduction", "100%"],
      ["business-strategy-integration", "100%"],
    ]);
    expect(view(false).level.id).toBe("laggard");
  });

  it("name first what can be put in place, the weakest area first, or the measures of the areas if nothing is missing", () => {
    const { practices } = view(false);
    expect(practices.map(({ isPractice }) => isPractice)).toEqual([true, true, true]);
    expect(new Set(practices.map(({ about }) => about)).size).toBe(3);
    const open = practices.map(({ id }) => findQuestion(newestProgress, id)?.question.isRequired);
    expect(open).toEqual([true, true, true]);
    expect(view(true).practices.map(({ id, isPractice }) => [id, isPractice])).toEqual([
      ["climate-governance", false],
      ["ghg-emissions-reduction", false],
      ["business-strategy-integration", false],
    ]);
  });

  it.each(LANGUAGES)("name the weakest focus area after the level, unless several are as weak (%s)", (language) => {
    for (const isBest of [true, false]) {
      const { performance, dimensions } = view(isBest, {}, language);
      const [weakest, next] = [...dimensions].sort((a, b) => a.own.percent - b.own.percent);
      expect(sentences(performance)[0]).toContain("Mkhize $& Co");
      const isAlone = weakest?.own.percent !== next?.own.percent;
      for (const { name } of dimensions) expect(performance.includes(name)).toBe(isAlone && name === weakest?.name);
      expect(performance).not.toMatch(/SME X|DIMENSION X/);
    }
  });

  it("give tonnes with two decimals, the sum of both scopes, the base year and the kinds of target", () => {
    const { ghg } = view(true, {
      [Q.scope1]: { inputs: {}, factors: {}, total: 35.1466 },
      [Q.scope2]: { inputs: {}, factors: {}, total: 54.36 },
      [Q.target]: { options: ["yes"], followUps: ["halve-2030"] },
    });
    expect(ghg).toMatchObject({ scope1: "35.15", scope2: "54.36", sum: "89.51", baseYear: "2024" });
    expect(ghg.targets).toEqual([expect.stringContaining("2030")]);
    expect(view(true, { [Q.scope1]: { inputs: {}, factors: {}, total: 1234.5 } }, "fr").ghg.scope1).toMatch(
      /^1.234,50$/u,
    );
  });

  it("say that no target is set, and name no certificate where there is none", () => {
    const { ghg, certifications } = view(false);
    expect(ghg.targets).toBeNull();
    expect(certifications).toEqual([]);
    const held = view(false, { [Q.certifications]: { options: ["yes"], followUps: ["iso-50001", "iso-14001"] } });
    expect(held.certifications.map((name) => name.slice(0, 9))).toEqual(["ISO 14001", "ISO 50001"]);
  });

  it("leave out what the questionnaire does not ask for", () => {
    const { result, climate } = assess(PROGRESS_QUESTIONNAIRE, new Map());
    const input = { ...PLAIN, catalogue: PROGRESS_QUESTIONNAIRE, result, climate };
    expect(viewProgress(input, "en").ghg).toEqual({
      scope1: null,
      scope2: null,
      market: null,
      sum: null,
      year: null,
      baseYear: null,
      targets: null,
      traces: [],
      scope3: null,
      change: null,
      targetLine: null,
    });
  });

  it("choose each step of the plan by the level of its focus area, and distinguish more than half from half", () => {
    expect(view(false).plan.map(({ id }) => id)).toEqual(view(false).dimensions.map(({ id }) => id));
    for (const isBest of [true, false]) {
      const { plan, dimensions, isPastHalf } = view(isBest);
      for (const [index, { id, level }] of dimensions.entries()) {
        expect(plan[index]?.measure).toBe(newestProgress.actionPlan[id]?.[level.id].plan.en);
      }
      expect(isPastHalf).toBe(isBest);
    }
    const { result, climate } = assess(newestProgress, new Map());
    const at = (score: number) => {
      const overall = { ...result.overall, score };
      const input = { ...PLAIN, catalogue: newestProgress, climate };
      return viewProgress({ ...input, result: { ...result, overall } }, "en").isPastHalf;
    };
    expect([at(5000), at(5001)]).toEqual([false, true]);
  });

  it("compare each focus area with its peers", () => {
    const peers: PeerFigures = {
      basis: "industry",
      companies: 6,
      means: { overall: 5000, "climate-governance": 4000 },
    };
    const { dimensions } = view(true, {}, "en", peers);
    expect(dimensions.map(({ aheadOfPeers }) => aheadOfPeers)).toEqual([60, null, null]);
  });
});
