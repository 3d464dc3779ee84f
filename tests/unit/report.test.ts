import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Answer } from "~/assessment/answers/rules/value";
import { LANGUAGES, type Language } from "~/core/language";
import { LEVELS } from "~/core/level";
import { drawBars, drawNarrowBars } from "~/results/figures/bars";
import { drawGauge, drawScale } from "~/results/figures/levels";
import type { Block, Report, ReportSection } from "~/results/report/blocks";
import { Scores } from "~/results/report/components/block";
import type { PeerFigures } from "~/results/statistics/rules/peers";
import { choiceOf } from "../support/answers";
import { COMPANY, type Given, NO_PEERS, readinessReport, topics } from "../support/readiness-report";

const partOf = ({ parts }: Report, id: string): ReportSection => {
  const part = parts.find((each) => each.id === id);
  if (!part) throw new Error(`The report has no part ${id}`);
  return part;
};

/** A block of this type; several types share a shape. */
type BlockOf<T> = Block extends infer B ? (B extends { type: infer U } ? (T extends U ? B : never) : never) : never;

/** The blocks of a type in a part, including nested ones. */
function blocksOf<T extends Block["type"]>(blocks: Block[], type: T): BlockOf<T>[] {
  return blocks.flatMap((block) => [
    ...(block.type === type ? [block as BlockOf<T>] : []),
    ...(block.type === "card" ? blocksOf(block.blocks, type) : []),
  ]);
}

const textsOf = (blocks: Block[]) => blocksOf(blocks, "text").map(({ text }) => text);

describe("the printable readiness report", () => {
  it("has the specification's parts in its order (2.2)", () => {
    const order = "summary about maturity scores performance dimensions sdg details documents disclaimer";
    expect(
      readinessReport({})
        .parts.map(({ id }) => id)
        .join(" "),
    ).toBe(order);
    expect(readinessReport({}).cover.title).toBe("ESG MATURITY REPORT");
    expect(partOf(readinessReport({}), "sdg").title).toBe("SDG MAPPING");
    expect(partOf(readinessReport({}), "details").title).toBe("SUBMISSION DETAILS");
    expect(partOf(readinessReport({}), "disclaimer").title).toBe("DISCLAIMER");
  });

  it("has a card for each category on its cover: its score, the average of its peers, its level and what that means", () => {
    const peers: PeerFigures = { basis: "industry", companies: 7, means: { environment: 4_200 } };
    const { cards } = readinessReport({ yes: 5, peers }).cover;
    expect(cards.map(({ name, percent, level }) => [name, percent, level.name])).toEqual([
      ["Environment", "50%", "Intermediate"],
      ["Social", "50%", "Intermediate"],
      ["Governance", "50%", "Intermediate"],
    ]);
    expect(cards[0]?.peers).toContain("42%");
    for (const { text } of cards) expect(text).toMatch(/\w+ .*\.$/);
  });

  it("tells others by stage what each dimension lacks, and nothing where the result does not say it", () => {
    const lacks = (given: Given) =>
      partOf(readinessReport({ ...given, isForOthers: true }), "dimensions").blocks.map((card) =>
        textsOf([card]).find((text) => /Good practices not|All good practices/.test(text)),
      );
    const [environment, , governance] = lacks({ yes: 5 });
    const count = (text = "") => [...text.matchAll(/\((\d+)\)/g)].reduce((sum, [, number]) => sum + Number(number), 0);
    // Four topics of ten questions, and one: five of each are answered No.
    expect([count(environment), count(governance)]).toEqual([20, 5]);
    // Ten questions in five stages, of which the first five are answered Yes.
    expect(governance).toMatch(/^Complete stages: Assess and Learn\. /);
    expect(new Set(lacks({ yes: 10 }))).toEqual(new Set(["All good practices of this dimension are in place."]));
    expect(lacks({ yes: 5, isEarliest: true })).toEqual([undefined, undefined, undefined]);
  });

  it("colours the highlight of each dimension by its level", () => {
    const edges = [0, 2, 4, 6, 8].map((yes) => {
      const [scores] = blocksOf(partOf(readinessReport({ yes }), "summary").blocks, "scores");
      const html = renderToStaticMarkup(createElement(Scores, { cards: scores?.cards ?? [] }));
      return [...new Set(html.match(/border-t-(?!4)\w+/g))];
    });
    expect(edges).toEqual(LEVELS.map((level) => [`border-t-${level}`]));
  });

  it("ends with a line of copyright, in every language", () => {
    for (const language of LANGUAGES) {
      const { copyright } = readinessReport({}, language);
      expect([copyright.slice(0, 13), copyright.includes(COMPANY)]).toEqual(["© 2026 Kompas", true]);
    }
  });

  it("is named after its title, the company and the day of submission", () => {
    expect(readinessReport({}).name).toBe(`ESG Maturity Report, ${COMPANY}, 21-09-2026`);
    expect(readinessReport({}, "fr").cover.submitted).toBe("Soumis le 21 septembre 2026");
    expect(textsOf(partOf(readinessReport({}), "about").blocks)).toContain("Generated on 22 November 2026");
  });

  it("asks every level but a Leader to set higher goals", () => {
    const stepsOf = (yes: number) =>
      blocksOf(partOf(readinessReport({ yes }), "summary").blocks, "steps").flatMap(({ steps }) =>
        steps.map(({ title }) => title),
      );
    const others = ["Develop action plans", "Engage stakeholders", "Monitor progress"];
    expect(stepsOf(5)).toEqual(["Set ambitious goals", ...others]);
    expect(stepsOf(8)).toEqual(others);
  });

  it("congratulates each level in its own words, with the company's name as it is written", () => {
    const leads = [0, 2, 4, 6, 8].map((yes) => {
      const [lead] = blocksOf(partOf(readinessReport({ yes }), "summary").blocks, "lead");
      expect(lead?.text).toContain(COMPANY);
      return lead?.text;
    });
    expect(new Set(leads).size).toBe(LEVELS.length);
    expect(textsOf(partOf(readinessReport({ yes: 0 }), "performance").blocks).join()).toMatch(
      /^\S.* is at the Laggard level\./,
    );
  });

  it("writes a score of zero, own or of peers, as two dashes", () => {
    const rowsOf = (given: Given) =>
      blocksOf(partOf(readinessReport(given), "scores").blocks, "table").flatMap(({ groups }) =>
        groups.flatMap(({ rows }) => rows),
      );
    expect(rowsOf({ yes: 0 }).map((row) => row.slice(1, 3))).toEqual(topics.map(() => ["--", "--"]));
    const peers: PeerFigures = { basis: "industry", companies: 7, means: { water: 4_100 } };
    const water = rowsOf({ yes: 5, peers }).find(([name]) => name === "Water");
    expect(water?.slice(1, 3)).toEqual(["50%", "41%"]);
  });

  it("says 'higher' also where company and peers are equal, and nothing without peers", () => {
    const saysOf = (environment?: number) => {
      const peers: PeerFigures =
        environment === undefined ? NO_PEERS : { basis: "industry", companies: 7, means: { environment } };
      return textsOf(partOf(readinessReport({ yes: 5, peers }), "dimensions").blocks)[0] ?? "";
    };
    expect(saysOf(4_200)).toContain("Its score is 8 percentage points higher than the average of its peers (42%).");
    expect(saysOf(5_000)).toContain("0 percentage points higher");
    expect(saysOf(6_100)).toContain("11 percentage points lower");
    expect(saysOf()).not.toContain("peers");
    expect(partOf(readinessReport({}), "scores").blocks.filter(({ type }) => type === "figure")).toHaveLength(1);
  });

  it("lists the company's additional activities, each once, or says that there are none", () => {
    const also: [string, Answer][] = [
      ["water.assess.options", choiceOf(["water-stress-map", "other"], "Rain gauge")],
      ["water.learn.options", choiceOf(["other"], "Rain gauge")],
    ];
    const lists = blocksOf(partOf(readinessReport({ also }), "dimensions").blocks, "lists").flatMap(
      (block) => block.lists,
    );
    expect(lists.find(({ title }) => title === "Water")?.items).toEqual([
      "Water-stress map (e.g. WRI Aqueduct)",
      "Other (Rain gauge)",
    ]);
    // Topics without any share a row.
    const none = lists.filter(({ items }) => items[0] === "None");
    expect(none.map(({ title }) => title)).toContain("Climate Action, Energy Efficiency and Waste");
  });

  it("lists every required question and whether its practice is in place", () => {
    const [questions] = blocksOf(partOf(readinessReport({ yes: 3 }), "details").blocks, "table");
    expect(questions?.groups[0]?.title).toBe("Environment · Climate Action · 3 of 10");
    const rows = questions?.groups.flatMap((group) => group.rows) ?? [];
    expect(rows).toHaveLength(80);
    const inPlace = { text: "Implemented", href: null, isStrong: true };
    expect(rows.filter(([, said]) => JSON.stringify(said) === JSON.stringify(inPlace))).toHaveLength(24);
    expect(rows.filter(([, said]) => said === "Not implemented")).toHaveLength(56);
    // The practice, and on the page also the question as it was asked.
    expect(rows[0]?.[0]).toMatchObject({
      text: expect.not.stringMatching(/\?/),
      below: expect.stringMatching(/\?$/),
    });
  });

  it.each(LANGUAGES)("is in %s from the first word to the last", (language) => {
    const said = JSON.stringify(readinessReport({ yes: 3 }, language));
    expect(/\{\{|undefined/.exec(said)).toBeNull();
    const titlesIn = (each: Language) => readinessReport({}, each).parts.map(({ title }) => title);
    const english = titlesIn(language).filter((title, index) => title === titlesIn("en")[index]);
    expect(english).toEqual(language === "en" ? titlesIn("en") : []);
  });
});

describe("a figure's geometry", () => {
  const steps = LEVELS.map((id) => ({ id, name: id }));
  const standing = (percent: number) => ({ steps, currentId: "advanced" as const, percent, label: "Advanced" });

  it("turns the needle from one end of the half circle to the other, never beyond", () => {
    const tip = (percent: number) => {
      const needle = drawGauge(standing(percent)).shapes.find((shape) => shape.paint === "needle");
      return needle?.is === "path" ? /^M([\d.-]+) ([\d.-]+)/.exec(needle.d)?.slice(1).map(Number) : null;
    };
    expect(tip(0)).toEqual([100, 232]);
    expect(tip(50)).toEqual([240, 92]);
    expect(tip(100)).toEqual([380, 232]);
    expect(tip(130)).toEqual(tip(100));
  });

  it("paints the steps from Laggard to Leader", () => {
    for (const { shapes } of [drawScale(standing(50)), drawGauge(standing(50))]) {
      const paints: string[] = shapes.flatMap((shape) => (shape.is === "text" ? [] : [shape.paint]));
      expect(paints.filter((paint) => (LEVELS as readonly string[]).includes(paint))).toEqual([...LEVELS]);
    }
  });

  it("keeps the marker inside the scale", () => {
    const { width, shapes } = drawScale(standing(100));
    const marker = shapes.find((shape) => shape.is === "rect" && shape.paint === "ink");
    expect(marker?.is === "rect" && marker.x + marker.width).toBe(width);
  });

  it.each([drawBars, drawNarrowBars])("draws bars as long as their percentages, up to the full length", (draw) => {
    const row = (percent: number) => ({ name: "A", bars: [{ percent, text: "", paint: "peer" as const }] });
    const widths = draw("Scores", [row(50), row(100), row(140), row(0)]).shapes.flatMap((shape) =>
      shape.is === "rect" ? shape.width : [],
    );
    expect(widths[1]).toBe((widths[0] ?? 0) * 2);
    expect(widths[2]).toBe(widths[1]);
    // A bar of zero still has a visible foot.
    expect(widths[3]).toBe(2);
  });
});
