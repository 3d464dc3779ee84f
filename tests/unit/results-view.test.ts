import { describe, expect, it } from "vitest";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { assess } from "~/assessment/kinds/kinds";
import { LANGUAGES, type Language } from "~/core/language";
import { LEVELS } from "~/core/level";
import { viewResults } from "~/results/results/view";
import type { PeerFigures } from "~/results/statistics/rules/peers";
import { choiceOf } from "../support/answers";

const NO_PEERS: PeerFigures = { basis: "none", companies: 0, means: {} };
const topics = scoredDimensions(newestReadiness).flatMap((dimension) => dimension.topics);

/** Answers with this many required questions of each topic answered Yes, from the first on, and No for all others. */
function answersWith(yes: Record<string, number>): Map<string, Answer> {
  return new Map(
    topics.flatMap((topic) =>
      topic.sections
        .flatMap((section) => section.questions.filter((question) => question.isRequired))
        .map((question, index): [string, Answer] => {
          const option = index < (yes[topic.id] ?? 0) ? "yes" : "no";
          return [question.id, choiceOf([option])];
        }),
    ),
  );
}

function view(yes: Record<string, number>, language: Language = "en", peers = NO_PEERS) {
  const answers = answersWith(yes);
  return viewResults(
    {
      ...assess(newestReadiness, answers),
      catalogue: newestReadiness,
      peers,
      company: "Mkhize $& Packaging",
      submittedOn: "2026-11-04",
      isEvidenced: true,
    },
    language,
  );
}

const all = (count: number) => Object.fromEntries(topics.map((topic) => [topic.id, count]));

const INTERMEDIATE = {
  "climate-action": 5,
  "energy-efficiency": 7,
  water: 3,
  waste: 3,
  "human-labour-rights": 7,
  "living-wage": 5,
  "gender-equality": 6,
  "anti-corruption": 7,
};

describe("the results in the reader's language", () => {
  it("give the level, the whole and the exact percent, and the day of submission", () => {
    const seen = view(INTERMEDIATE);
    expect(seen.level).toEqual({ id: "intermediate", name: "Intermediate" });
    expect(seen.own).toEqual({ percent: 53.75, whole: "54%", exact: "53.75%" });
    expect(seen.points).toEqual({ reached: 43, of: 80 });
    expect([seen.submittedOn, seen.reportDate]).toEqual(["4 Nov 2026", "04-11-2026"]);
    expect(seen.scale.map(({ id }) => id)).toEqual([...LEVELS]);
  });

  it("write names and figures in the style of the language", () => {
    const seen = view(INTERMEDIATE, "fr");
    expect(seen.level.name).toBe("Intermédiaire");
    expect(seen.own.exact).toMatch(/^53,75\s%$/);
    expect(seen.dimensions.map(({ name }) => name)).toEqual(["Environnement", "Social", "Gouvernance"]);
    expect(seen.next?.topics).toBe("Eau, Déchets et Action climatique");
    expect(view(INTERMEDIATE, "ms").level.name).toBe("Pertengahan");
  });

  it("contain one language only", () => {
    const english = JSON.stringify(view(INTERMEDIATE));
    for (const topic of topics) {
      expect(english).toContain(topic.name.en);
      if (topic.name.fr !== topic.name.en) expect(english).not.toContain(`"${topic.name.fr}"`);
    }
  });

  it("show 0% for a topic without a Yes", () => {
    const climate = view({}).dimensions[0]?.topics[0];
    expect(climate).toMatchObject({ own: { percent: 0, whole: "0%" }, level: { id: "laggard" }, peers: null });
  });

  it("put the company's name into the text, whatever characters it has", () => {
    for (const language of LANGUAGES) {
      const text = view(INTERMEDIATE, language).performance;
      expect(text).toContain("Mkhize $& Packaging");
      expect(text).not.toContain("SME X");
    }
  });

  it("have a card for each of the eight goals with the score of its topic", () => {
    const { sdgs } = view(INTERMEDIATE);
    expect(sdgs.map(({ goal, topic, own }) => [goal, topic, own.whole])).toEqual([
      [13, "Climate Action", "50%"],
      [7, "Energy Efficiency", "70%"],
      [6, "Water", "30%"],
      [12, "Waste", "30%"],
      [8, "Human & Labour Rights", "70%"],
      [1, "Living Wage", "50%"],
      [5, "Gender Equality", "60%"],
      [16, "Anti-Corruption", "70%"],
    ]);
  });

  it("keep the methodology index apart from the level", () => {
    // 0.3 × 45 + 0.3 × 60 + 0.2 × 70 + 0.2 × the mean of the eight topics, 53.75.
    expect(view(INTERMEDIATE).index).toMatchObject({
      own: { exact: "56.25%" },
      band: "established",
      formula: "30% × 45.00% + 30% × 60.00% + 20% × 70.00% + 20% × 53.75% = 56.25%",
    });
  });
});

describe("the way to the next level", () => {
  it("names how many practices are missing, and the first of each topic as something to do", () => {
    const { next, practices } = view(INTERMEDIATE);
    expect(next).toMatchObject({ level: "Advanced", practices: 5, topics: "Water, Waste and Climate Action" });
    expect(practices.map(({ about }) => about)).toEqual(["Water", "Waste", "Climate Action"]);
    for (const { title } of practices) expect(title).not.toMatch(/\?/);
  });

  it("names what a Leader still lacks", () => {
    const { next, practices } = view({ ...all(10), water: 8 });
    expect(next).toBeNull();
    expect(practices.map(({ about }) => about)).toEqual(["Water", "Water"]);
    expect(view(all(10)).practices).toEqual([]);
  });

  it("names the weakest dimensions, unless all are equal", () => {
    expect(view(INTERMEDIATE).weakest).toEqual({ count: 1, names: "Environment", percent: "45%" });
    expect(view(all(5)).weakest).toBeNull();
  });

  it("ends for a Leader", () => {
    const seen = view(all(10));
    expect(seen.level.id).toBe("leader");
    expect(seen.next).toBeNull();
  });
});

describe("the featured topic of a dimension", () => {
  it("is where to begin while one topic is below Intermediate: all topics with the lowest score", () => {
    const tied = { count: 2, names: "Water and Waste", own: { whole: "30%" }, isStrength: false };
    expect(view(INTERMEDIATE).dimensions[0]?.featured).toMatchObject(tied);
    const alone = { count: 1, names: "Water", own: { whole: "20%" } };
    expect(view({ ...INTERMEDIATE, water: 2 }).dimensions[0]?.featured).toMatchObject(alone);
  });

  it("is the strongest once all are Intermediate or above", () => {
    expect(view(INTERMEDIATE).dimensions[1]?.featured).toMatchObject({
      count: 1,
      names: "Human & Labour Rights",
      isStrength: true,
    });
  });

  it("is left out where no topic stands out", () => {
    expect(view(INTERMEDIATE).dimensions[2]?.featured).toBeNull();
    expect(view(all(5)).dimensions.map(({ featured }) => featured)).toEqual([null, null, null]);
  });
});

describe("the peer figures", () => {
  const peers: PeerFigures = {
    basis: "industry",
    companies: 23,
    means: { overall: 4120, environment: 4500, social: 4449, governance: 7551, water: 4411 },
  };

  it("appear beside the company's own figures, at the distance a reader would count", () => {
    const seen = view(INTERMEDIATE, "en", peers);
    expect(seen.peers?.whole).toBe("41%");
    expect(seen.basis).toMatchObject({ kind: "industry", companies: "20+" });
    expect(seen.dimensions.map(({ own, peers: mean, aheadOfPeers }) => [own.whole, mean?.whole, aheadOfPeers])).toEqual(
      [
        ["45%", "45%", 0],
        ["60%", "44%", 16],
        ["70%", "76%", -6],
      ],
    );
    expect(seen.dimensions[0]?.topics.map((topic) => topic.peers?.whole ?? null)).toEqual([null, null, "44%", null]);
  });

  it("are not invented where there are too few peers", () => {
    const seen = view(INTERMEDIATE);
    expect(seen.basis).toEqual({ kind: "none", companies: "", fewest: 5 });
    expect(seen.peers).toBeNull();
    expect(seen.dimensions.every(({ peers: mean, aheadOfPeers }) => mean === null && aheadOfPeers === null)).toBe(true);
  });
});
