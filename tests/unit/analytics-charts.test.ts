import { describe, expect, it } from "vitest";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { LANGUAGES } from "~/core/language";
import { LEVELS } from "~/core/level";
import { reasonOf } from "~/foundation/shell/components/error-page";
import { decimalNumber } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { byQuarter, columnsOf, type Mode, pairOf, radarOf, stackOf, tableOf } from "~/network/analytics/figure";
import {
  averagesFigure,
  emissionFigures,
  flooredFigure,
  levelsFigure,
  type Making,
  themeFigure,
  thenAndNowFigures,
  topicSubjects,
} from "~/network/analytics/figures-of";
import { toFirsts } from "~/network/analytics/names-view";
import { type Group, NOBODY } from "~/network/analytics/rules/figures";
import { writeListed } from "~/network/analytics/rules/lists";
import { DIMENSION_COLOURS, LEVEL_COLOURS, PIE_COLOURS } from "~/results/figures/charts/colours";
import { drawChartNow } from "~/results/figures/charts/draw-charts.server";
import { counterOf } from "~/results/statistics/rules/contribution";

const making = (over: Partial<Making> = {}): Making => {
  const language = over.language ?? "en";
  const [t, common] = [translator(language, "analytics"), translator(language, "common")];
  return { t, common, language, mode: "number", catalogue: newestReadiness, listHref: () => null, ...over };
};

/** One company with 56.78 percent in Water. */
const ONE: Group = {
  companies: 1,
  counters: { [counterOf.level("water", "intermediate")]: 1, [counterOf.sum("water")]: 5_678 },
};

describe("the indicator level chart", () => {
  it("ends its axis two above the highest score, rounded down, and labels that end", () => {
    const figure = flooredFigure(making(), ONE);
    expect(figure.most).toBe(58);
    const words = [...drawChartNow("stack", stackOf(figure)).matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(
      ([, word]) => word,
    );
    expect(words.filter((word) => word === "58%")).toHaveLength(3);
    expect(flooredFigure(making(), NOBODY).most).toBe(10);
  });
});

describe("a row's only bar that leads to its companies", () => {
  const subjects = [
    { id: "water", name: "Water" },
    { id: "health", name: "Health" },
  ];
  const shape = { id: "average", title: "" };
  const figure = averagesFigure(making({ listHref: (list) => `/?${writeListed(list)}` }), ONE, subjects, shape);
  const [, ...links] = drawChartNow("stack", stackOf(figure)).split("<a ");

  it("has the figure at its end within the link, with the line of a link", () => {
    // A drawing for each width.
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toMatch(/^href="\/\?water\.any"[^>]*aria-label="Water, Average score: 56\.78%"/);
      const inside = link.slice(0, link.indexOf("</a>"));
      expect(inside).toMatch(/<text[^>]*text-decoration="underline"[^>]*>56\.78%<\/text>/);
    }
  });

  it("leads there however short it is, and over time too", () => {
    const short = { ...figure, most: 100_000 };
    for (const svg of [drawChartNow("stack", stackOf(short)), drawChartNow("columns", columnsOf(short))])
      expect(svg.match(/<a [^>]*aria-label="Water, Average score: 56\.78%"/g)).toHaveLength(3);
  });

  it("is no link where it leads nowhere", () => {
    const svg = drawChartNow("stack", stackOf(averagesFigure(making(), ONE, subjects, shape)));
    expect(svg).not.toContain("<a ");
    expect(svg).not.toContain("underline");
    expect(svg.split(">56.78%<")).toHaveLength(4);
  });
});

describe("a table of the statistics", () => {
  const subjects = [
    { id: "water", name: "Water" },
    { id: "health", name: "Health" },
  ];
  const shape = { id: "any", title: "" };

  it("says a dash for a share or a mean of nobody, and 0 for a count of nobody", () => {
    // No company has a result in Health.
    const lines = (mode: Mode) => tableOf(levelsFigure(making({ mode }), ONE, subjects, shape)).lines;
    expect(lines("number")[1]).toEqual(["Health", "0", "0", "0", "0", "0", "0"]);
    expect(lines("percent")).toEqual([
      ["Water", "0%", "0%", "100%", "0%", "0%", "1"],
      ["Health", "–", "–", "–", "–", "–", "0"],
    ]);
    expect(tableOf(averagesFigure(making(), ONE, subjects, shape)).lines).toEqual([
      ["Water", "56.78%", "0.00%", "1"],
      ["Health", "–", "–", "0"],
    ]);
    expect(flooredFigure(making(), ONE).rows.map(({ label }) => label)).toContain("–");
  });

  it("tells a mean of 0 from none, in a quarter too", () => {
    const none: Group = { companies: 1, counters: { [counterOf.level("water", "laggard")]: 1 } };
    const [water] = subjects;
    const by = (group: Group) => [averagesFigure(making(), group, water ? [water] : [], shape)];
    const quarters = [
      { id: "2026-Q1", months: { first: "2026-01", last: "2026-03" } },
      { id: "2026-Q2", months: { first: "2026-04", last: "2026-06" } },
    ];
    const [figure] = byQuarter(by(none), quarters, ({ first }) => by(first === "2026-01" ? NOBODY : none), "Quarter");
    expect(figure?.rows.map(({ texts, label }) => [...texts, label])).toEqual([
      ["–", "–"],
      ["0.00%", "0%"],
    ]);
  });

  it("says a dash for tonnes that nobody recorded, and 0 for those recorded as 0", () => {
    const group: Group = { companies: 2, counters: { scope1Recorded: 1, scope1Kilograms: 0 } };
    const [recorded, totals, intensity] = emissionFigures(making(), group).map((figure) => tableOf(figure).lines);
    expect(recorded?.map(([, count]) => count)).toEqual(["1", "0", "0"]);
    expect(totals?.map(([, tonnes]) => tonnes)).toEqual([decimalNumber(0, "en"), "–"]);
    expect(intensity?.map(([, tonnes]) => tonnes)).toEqual(["–"]);
  });

  it("has no difference between a group's mean and none", () => {
    const of = (...ids: string[]) =>
      averagesFigure(
        making(),
        {
          companies: 1,
          counters: Object.fromEntries(
            ids.flatMap((id) => [
              [counterOf.level(id, "intermediate"), 1],
              [counterOf.sum(id), 5_000],
            ]),
          ),
        },
        subjects,
        shape,
      );
    const words = { head: "Difference", difference: (points: number) => `${points} points` };
    const pair = pairOf([of("water", "health"), of("water")], ["Mines", "Schools"], words);
    expect(pair && tableOf(pair).lines).toEqual([
      ["Water", "50.00%", "50.00%", "0 points"],
      ["Health", "50.00%", "–", "–"],
    ]);
  });
});

describe("two groups", () => {
  const shape = { id: "indicators", title: "" };
  const subjects = [{ id: "water", name: "Water" }];
  const of = (percent: number): Group => ({
    companies: 1,
    counters: { [counterOf.level("water", "intermediate")]: 1, [counterOf.sum("water")]: percent * 100 },
  });
  const figureOf = (group: Group) => averagesFigure(making(), group, subjects, shape);
  const words = { head: "Difference", difference: (points: number) => `${points} points` };

  it("are one chart, with both bars of a subject and their difference", () => {
    const pair = pairOf([figureOf(of(56.78)), figureOf(of(50.5))], ["Mines", "Schools"], words);
    if (!pair) throw new Error("no pair");
    expect(tableOf(pair)).toEqual({
      header: ["Subject", "Mines", "Schools", "Difference"],
      lines: [["Water", "56.78%", "50.50%", "6.28 points"]],
    });
    const svg = drawChartNow("stack", stackOf(pair));
    for (const text of ["56.78%", "50.50%", "6.28 points"]) expect(svg.split(`>${text}<`)).toHaveLength(4);
  });

  it("are no pair if one of them is empty, or if they are counted and not averaged", () => {
    expect(pairOf([figureOf(of(50)), figureOf(NOBODY)], ["", ""], words)).toBeNull();
    const counted = levelsFigure(making(), ONE, subjects, shape);
    expect(pairOf([counted, counted], ["", ""], words)).toBeNull();
  });
});

describe("the same companies then and now", () => {
  const group: Group = {
    companies: 9,
    counters: {
      [counterOf.moved("laggard", "beginner")]: 2,
      [counterOf.moved("leader", "beginner")]: 1,
      [counterOf.moved("leader", "leader")]: 1,
      [counterOf.scoreThen]: 20_000,
      [counterOf.scoreNow]: 18_000,
    },
  };
  const linesOf = (mode: Mode, of = group) =>
    thenAndNowFigures(making({ mode, listHref: (list) => writeListed(list) }), of).map(
      (figure) => tableOf(figure).lines,
    );

  it("are counted by the level that they had and have, with the mean of both", () => {
    expect(linesOf("number")).toEqual([
      [
        ["Then", "2", "0", "0", "0", "2", "50.00%"],
        ["Now", "0", "3", "0", "0", "1", "45.00%"],
      ],
      [
        ["Rose", "2"],
        ["Stayed on the same level", "1"],
        ["Fell", "1"],
      ],
      [
        ["Leader", "0", "1", "0", "0", "1", "2"],
        ["Advanced", "0", "0", "0", "0", "0", "0"],
        ["Intermediate", "0", "0", "0", "0", "0", "0"],
        ["Beginner", "0", "0", "0", "0", "0", "0"],
        ["Laggard", "0", "2", "0", "0", "0", "2"],
      ],
    ]);
    const [same, moved, moves] = linesOf("percent");
    expect(same?.[0]).toEqual(["Then", "50%", "0%", "0%", "0%", "50%", "50.00%"]);
    expect(moved?.map(([, share]) => share)).toEqual(["50%", "25%", "25%"]);
    expect(moves?.[4]).toEqual(["Laggard", "0%", "100%", "0%", "0%", "0%", "2"]);
  });

  it("say how many they are, and lead to those that have moved", () => {
    const [same, moved, moves] = thenAndNowFigures(making({ listHref: (list) => writeListed(list) }), group);
    expect(same?.caption).toContain("4 of 9 companies have a result before their latest one.");
    expect(moved?.rows.map(({ hrefs }) => hrefs)).toEqual([["moved~rose"], ["moved~stayed"], ["moved~fell"]]);
    expect(moves?.rows[0]?.hrefs).toEqual([null, "moved~leader~beginner", null, null, "moved~leader~leader"]);
    expect(same?.caption).toContain("Rose: 2. Same level: 1. Fell: 1.");
    const nobody = thenAndNowFigures(making(), NOBODY);
    expect(nobody.map(({ caption }) => caption)).toEqual([
      expect.stringContaining("0 of 0 companies have a result before their latest one. “Then” is"),
    ]);
  });
});

describe("the ends of a ranking", () => {
  const found = (...scores: number[]) =>
    scores.map((score, index) => {
      const id = String(index);
      return { id, company: id, username: "", href: id, level: "leader" as const, score };
    });

  it.each([
    [[9, 8, 7, 6], null],
    [[9, 8, 7, 7, 7, 6], { count: 2, isMore: false, score: 7 }],
    [[9, 9, 9, 9, 9, 9], { count: 2, isMore: true, score: 9 }],
    [[9], null],
  ])("say of %j how many more have the last score", (scores, tied) => {
    const firsts = toFirsts(found(...scores), 3, 2);
    expect([firsts.named.map(({ score }) => score), firsts.tied]).toEqual([scores.slice(0, 3), tied]);
  });
});

describe("the colours of levels", () => {
  it("are the scale used on every other page, and the observed colours where requested", () => {
    const shape = { id: "dimensions", title: "", isPie: true };
    const coloursOf = (isObserved?: boolean) =>
      levelsFigure(making(), ONE, [{ id: "water", name: "Water" }], { ...shape, isObserved }).series.map(
        ({ colour }) => colour,
      );
    expect(coloursOf()).toEqual(LEVELS.map((level) => LEVEL_COLOURS[level]));
    expect(coloursOf(true)).toEqual(LEVELS.map((level) => PIE_COLOURS[level]));
  });

  it("use that scale in bars too, with a legend from Leader to Laggard", () => {
    const { legend } = levelsFigure(making(), ONE, [{ id: "water", name: "Water" }], { id: "levels", title: "" });
    const names = ["Leader", "Advanced", "Intermediate", "Beginner", "Laggard"];
    expect(legend?.map(({ name }) => name)).toEqual(names);
    expect(legend?.map(({ colour }) => colour)).toEqual(LEVELS.map((level) => LEVEL_COLOURS[level]).reverse());
  });
});

describe("the rows of indicators", () => {
  it("are green for the first four, yellow for the next three and blue for the eighth, which the legend explains", () => {
    const { rows, legend } = averagesFigure(making(), ONE, topicSubjects(making()), { id: "indicators", title: "" });
    const [green, yellow, blue] = DIMENSION_COLOURS;
    expect(rows.map(({ colour }) => colour)).toEqual([green, green, green, green, yellow, yellow, yellow, blue]);
    expect(legend?.map(({ name, colour }) => [name, colour])).toEqual([
      ["Environment", green],
      ["Social", yellow],
      ["Governance", blue],
    ]);
  });

  it.each([
    [undefined, 5],
    [25, 4],
  ] as const)("have a radar from 0 to 100 with rings %s apart, 20 by default: %i rings", (step, rings) => {
    const shape = { id: "indicators", title: "", ...(step ? { step } : {}) };
    const svg = drawChartNow("radar", radarOf(averagesFigure(making(), ONE, topicSubjects(making()), shape)));
    const [narrow = ""] = svg.split("</svg>");
    expect(narrow.match(/<path[^>]*fill="none"[^>]*>/g)?.length).toBe(rings);
  });
});

describe("the action charts of Progress", () => {
  it.each(LANGUAGES)("explain what Yes means, in legend and table, in %s", (language) => {
    const theme = scoredDimensions(newestProgress)[0];
    if (!theme) throw new Error("Progress has no theme");
    const figure = themeFigure(making({ language, catalogue: newestProgress }), NOBODY, theme, () => []);
    const said = { en: "earned a point", fr: "a valu un point", ms: "mendapat mata" }[language];
    expect(figure.series[0]?.name).toContain(said);
    expect(tableOf(figure).header[1]).toContain(said);
  });
});

describe("a user without access to a page", () => {
  const refused = (data: unknown) => ({ status: 403, statusText: "", internal: false, data });

  it("is told why, and an owner is not told to ask the owner", () => {
    expect(reasonOf(refused(null))).toBe("forbidden");
    expect(reasonOf(refused(null), true)).toBe("notOpen");
    expect(reasonOf(refused({ reason: "statistics" }), true)).toBe("statistics");
    expect(reasonOf(refused({ reason: "unconfirmed" }), true)).toBe("unconfirmed");
  });
});
