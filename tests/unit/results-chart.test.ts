import { describe, expect, it } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { assess } from "~/assessment/kinds/kinds";
import { LANGUAGES } from "~/core/language";
import { resources } from "~/i18n/resources";
import { drawCategoryChart } from "~/results/results/category-chart.server";
import { comparisonLegend } from "~/results/results/comparison";
import { viewResults } from "~/results/results/view";
import type { PeerFigures } from "~/results/statistics/rules/peers";
import { choiceOf } from "../support/answers";

const NO_PEERS: PeerFigures = { basis: "none", companies: 0, means: {} };
const PEERS: PeerFigures = {
  basis: "industry",
  companies: 7,
  means: { overall: 5000, environment: 5000, social: 2500, governance: 10_000 },
};

/** The chart of a company that answered Yes to everything about the environment and to nothing else. */
function draw(language: (typeof LANGUAGES)[number], peers: PeerFigures) {
  const environment = newestReadiness.dimensions.find(({ id }) => id === "environment");
  const questions = environment?.topics.flatMap(({ sections }) => sections.flatMap((section) => section.questions));
  const answers = new Map(questions?.map(({ id }) => [id, choiceOf(["yes"])]));
  const result = assess(newestReadiness, answers).result;
  const input = {
    catalogue: newestReadiness,
    result,
    nextSteps: null,
    peers,
    company: "Mkhize",
    submittedOn: "2026-11-21",
    isEvidenced: true,
  };
  return drawCategoryChart(viewResults(input, language), language);
}

const words = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);

describe("the chart of the categories", () => {
  it("states each figure in words beside its bar, in every language", async () => {
    expect(words(await draw("en", PEERS))).toEqual(
      expect.arrayContaining(["Environment", "You 100%", "Peers 50%", "You 0%", "Peers 25%", "Peers 100%"]),
    );
    expect(words(await draw("fr", PEERS))).toContain("Gouvernance");
    expect(words(await draw("ms", PEERS))).toContain("Anda 100%");
  });

  it("draws bars as long as the scores", async () => {
    const svg = await draw("en", PEERS);
    const lengths = (colour: string) =>
      [...svg.matchAll(/<rect width="([\d.]+)"[^>]*fill="var\(--color-([a-z]+)\)"/g)]
        .filter(([, , fill]) => fill === colour)
        .map(([, width]) => Number(width));
    const [full] = lengths("leader");
    const peers = lengths("peer").slice(0, 3);
    expect(peers.sort((a, b) => a - b).map((length) => length / (full ?? 0))).toEqual([0.25, 0.5, 1]);
  });

  it("has no bar for peers when they are too few", async () => {
    for (const language of LANGUAGES) expect(await draw(language, NO_PEERS)).not.toContain("--color-peer");
  });
});

describe("the legend of the peer comparison", () => {
  it.each([
    ["industry", "Industry Average"],
    ["all-industries", "Average of all industries"],
  ] as const)("shows 'Your Performance' and the label beside it: %s, %s", (kind, said) => {
    const basis = { kind, companies: "5-9", fewest: 5 };
    const { comparison } = resources.en.results;
    const names = comparisonLegend({ basis }).map(({ key }) => comparison[key.slice("comparison.".length) as "own"]);
    expect(names).toEqual(["Your Performance", said]);
  });
});
