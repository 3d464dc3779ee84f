import { describe, expect, it } from "vitest";
import type { EvidenceDocument } from "~/assessment/evidence/queries.server";
import { LANGUAGES } from "~/core/language";
import { LONGEST_NAME } from "~/foundation/identity/rules/names";
import { makeSlides } from "~/results/report/pdf/make-file.server";
import type { Deck, Slide } from "~/results/report/slides/deck";
import { climateInput, type Given, onTheWay, progressDeck, readinessDeck, scoresOf } from "../support/deck";
import { nodesOf, readPaper } from "../support/paper";
import { topics } from "../support/readiness-report";

const MORE = { now: Date.UTC(2026, 10, 22), id: "0123456789abcdef0123456789abcdef", origin: "https://kompas.test" };
const MAX_BYTES = 150_000;
const MIXED = [5, 7, 6, 4, 7, 3, 6, 5];
/** As wide as names get. */
const LONG = "WWWW MMMM ".repeat(16).slice(0, LONGEST_NAME.company);
const peers = {
  basis: "industry" as const,
  companies: 24,
  means: Object.fromEntries(scoresOf(4).map(({ subject }) => [subject, 4_000])),
};
const FORMER: Given = { previousResult: { level: "beginner", score: 3_000 }, former: scoresOf(3) };
/** With a document behind a practice that is in place. */
const DOCUMENT = {
  id: "d1",
  dimension: "environment",
  name: "Waste log",
  description: "",
  issuedOn: null,
  expiresOn: null,
  links: [topics[0]?.sections[0]?.questions.find(({ isRequired }) => isRequired)?.id ?? ""],
  files: [{ id: "f1", fileName: "log.pdf", size: 1, sha256: "x", pages: 2 }],
} as unknown as EvidenceDocument;

const words = (text: string) => text.replaceAll(/\s+/g, "");
const headlines = ({ slides }: Deck) => slides.map(({ headline }) => headline);
const slideOf = ({ slides }: Deck, id: Slide["id"]) => slides.find((slide) => slide.id === id) as Slide;

/** Every word of a slide, but those in its picture. */
const textsOf = ({ headline, alerts, facts, steps, text, asked, source, picture }: Slide) => [
  headline,
  ...alerts,
  ...facts.flatMap(({ term, fact }) => [term, fact]),
  ...steps.flatMap(({ title, note }) => [title, note]),
  text,
  ...(asked ? [asked.title, ...asked.items] : []),
  ...(picture ? picture.legend.map(({ name }) => name) : []),
  source,
];

describe("the slides for a meeting", () => {
  it("tell a board where its company is, what is strong, how it moved, what comes next and what it emits", () => {
    const planned = [{ questionId: "none", state: "planned" as const, dueOn: null, assignee: "Sipho" }];
    const deck = readinessDeck({ yes: MIXED, peers, planned, ...FORMER });
    expect(headlines(deck)).toEqual([
      "We are at Intermediate: 54%, above the average of 40%.",
      "Strongest: Energy Efficiency and Human & Labour Rights (70%). Weakest: Living Wage (30%).",
      "Up 24 percentage points since 15 September 2025.",
      "5 more good practices lead to Advanced. Begin here.",
      "Emissions are not known yet. One year of bills is the first step.",
    ]);
    expect(slideOf(deck, "change").text).toBe(
      "The level was Beginner. Now it is Intermediate. No practice has a document behind it yet.",
    );
    expect(slideOf(deck, "actions").steps[0]).toEqual({
      title: "Explain pay and deductions to your workers",
      note: "Takes about an hour · Who does it: not decided yet",
    });
    expect(slideOf(deck, "climate").asked?.items).toEqual([
      "Who leads each action, and by when",
      "Who collects the energy bills",
      "When we take the assessment again",
    ]);
  });

  it("say who does an action and by when once it is planned, and that it is done", () => {
    const [first = "", second = ""] = ["living-wage", "waste"].flatMap(
      (topic) => topicQuestions(topic)[topic === "waste" ? 4 : 3] ?? [],
    );
    const planned = [
      { questionId: first, state: "doing" as const, dueOn: "2027-03-01", assignee: "Sipho" },
      { questionId: second, state: "done" as const, dueOn: null, assignee: null },
    ];
    const [one, two] = slideOf(readinessDeck({ yes: MIXED, planned }), "actions").steps;
    expect(one?.note).toMatch(/ · Who does it: Sipho, by 1 Mar 2027$/);
    expect(two?.note).toMatch(/ · Done$/);
  });

  it("speak of a company to others: its name, no plan, no former result, nothing to decide, no advice on emissions", () => {
    const deck = readinessDeck({ yes: MIXED, peers, isForOthers: true, ...FORMER });
    expect(headlines(deck)).toEqual([
      "Mkhize Packaging is at Intermediate: 54%, above the average of 40%.",
      headlines(readinessDeck({ yes: MIXED }))[1],
      "No practice has a document behind it yet.",
      "5 more good practices lead to Advanced. Begin here.",
      "No emissions are known yet. The score for “Environment” is 55%.",
    ]);
    expect(JSON.stringify(deck.slides)).not.toMatch(/Who does it|Beginner\.|To decide|\bWe\b/);
  });

  it("have something to say where everything is answered No, or Yes", () => {
    expect(headlines(readinessDeck({ yes: 0 }))).toEqual([
      "We are at Laggard: 0%.",
      "All topics are at 0%.",
      "No good practice is in place yet, so there is nothing to prove.",
      "16 more good practices lead to Beginner. Begin here.",
      "Emissions are not known yet. One year of bills is the first step.",
    ]);
    const best = readinessDeck({ yes: 10, peers, documents: [DOCUMENT], climate: climateInput(true) });
    expect(headlines(best)).toEqual([
      "We are at Leader: 100%, above the average of 40%.",
      "All topics are at 100%.",
      "1 of the 80 practices in place has a document behind it.",
      "Every good practice is in place. Now keep it so.",
      "Emissions: 53.24 tonnes of CO2e.",
    ]);
    // Without an action there is nobody to lead it.
    expect(slideOf(best, "climate").asked?.items).toHaveLength(2);
  });

  it("say what was emitted, how that has changed, and whether it is on the way to the target", () => {
    const ahead = slideOf(readinessDeck({ yes: MIXED, climate: onTheWay(70) }), "climate");
    expect([ahead.headline, ahead.text]).toEqual([
      "Emissions in 2026: 70.00 tonnes of CO2e, 30% less than in 2022.",
      "On track: the target allowed 75.00 tonnes of CO2e.",
    ]);
    expect(ahead.asked?.items).toContain("Whether the target still fits");
    const behind = slideOf(progressDeck(onTheWay(110)), "climate");
    expect([behind.headline, behind.text]).toEqual([
      "Emissions in 2026: 110.00 tonnes of CO2e, 10% more than in 2022.",
      "Above the line: the target allowed 75.00 tonnes of CO2e.",
    ]);
    expect(behind.asked?.items).toContain("What brings emissions back to the target line");
  });

  it("compare whole percentages, as a reader sees them", () => {
    const same = { ...peers, means: { ...peers.means, overall: 5_400 } };
    expect(headlines(readinessDeck({ yes: MIXED, peers: same }))[0]).toBe(
      "We are at Intermediate: 54%, the same as the average.",
    );
    const former: Given = { previousResult: { level: "intermediate", score: 5_380 }, former: scoresOf(MIXED) };
    const deck = readinessDeck({ yes: MIXED, ...former });
    expect(slideOf(deck, "change")).toMatchObject({ headline: "Still at 54%, as on 15 September 2025." });
    expect(slideOf(deck, "change").text).toContain("The level is still Intermediate.");
    const fallen = readinessDeck({ yes: 2, previousResult: { level: "beginner", score: 2_100 }, former: scoresOf(3) });
    expect(headlines(fallen)[2]).toBe("Down 1 percentage point since 15 September 2025.");
  });

  it.each(LANGUAGES)(
    "are five tagged pages of 16:9 on which nothing is cut, in %s",
    { timeout: 60_000 },
    async (language) => {
      const climate = climateInput(false);
      const decks = {
        usual: readinessDeck({ yes: MIXED, peers, ...FORMER }, language),
        no: readinessDeck({ yes: 0 }, language),
        yes: readinessDeck({ yes: 10, peers, documents: [DOCUMENT], climate: climateInput(true) }, language),
        others: readinessDeck({ yes: MIXED, peers, isForOthers: true, isProved: false }, language),
        longest: readinessDeck({ yes: MIXED, peers, company: LONG, ...FORMER, climate }, language),
        "longest to others": readinessDeck({ yes: MIXED, company: LONG, isForOthers: true, climate }, language),
        climate: progressDeck(climate, FORMER, language),
        "to the target": progressDeck(onTheWay(110), {}, language),
        best: progressDeck(climateInput(true), {}, language),
      };
      const faults: string[] = [];
      for (const [name, deck] of Object.entries(decks)) {
        const bytes = await makeSlides(deck, MORE);
        if (bytes.length > MAX_BYTES) faults.push(`${name}: ${bytes.length} bytes`);
        const { pages, marks, info, outline } = await readPaper(bytes);
        expect(pages).toHaveLength(5);
        expect([marks?.Marked, info.Language, info.Title]).toEqual([true, language, deck.name]);
        expect(outline.map(({ title }) => title)).toEqual(headlines(deck));
        for (const [index, { texts, text, tree }] of pages.entries()) {
          const slide = deck.slides[index] as Slide;
          const roles = nodesOf(tree).map(({ role }) => role);
          expect(roles).toContain(index === 0 ? "H1" : "H2");
          for (const figure of nodesOf(tree).filter(({ role }) => role === "Figure")) expect(figure.alt).toBeTruthy();
          for (const each of [...textsOf(slide), deck.foot, slide.number])
            if (!words(text).includes(words(each))) faults.push(`${name}, ${index + 1}: lacks «${each}»`);
          const fine = words(
            [
              slide.source,
              deck.foot,
              [deck.proof?.code, slide.number].filter(Boolean).join("·"),
              deck.proof?.text,
            ].join(" "),
          );
          for (const { str, transform, width } of texts.filter((each) => each.str.trim())) {
            const [size, x, y] = [transform[0], transform[4], transform[5]] as [number, number, number];
            if (x < 0 || x + width > 950 || y < 6 || y > 520)
              faults.push(`${name}, ${index + 1}: «${str}» at ${x}, ${y}`);
            const isFine = fine.includes(words(str));
            // Only the longest name leaves no room for letters of eighteen points.
            if (!isFine && size < (name.startsWith("longest") ? 10 : 17.99))
              faults.push(`${name}, ${index + 1}: «${str}» of ${size} points`);
            if (!isFine && y < 62) faults.push(`${name}, ${index + 1}: «${str}» is over the foot, at ${y}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
  );
});

function topicQuestions(topicId: string): string[] {
  const topic = topics.find(({ id }) => id === topicId);
  return (topic?.sections ?? []).flatMap(({ questions }) =>
    questions.filter(({ isRequired }) => isRequired).map(({ id }) => id),
  );
}
