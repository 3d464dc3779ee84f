import { describe, expect, it } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { LANGUAGES } from "~/core/language";
import { LEVELS } from "~/core/level";
import { translator } from "~/i18n/i18n.server";
import { byQuarter, type Figure, onOneScale, onScalesOf } from "~/network/analytics/figure";
import { drawBars, drawNarrowBars } from "~/results/figures/bars";
import type { Drawing } from "~/results/figures/drawing";
import { drawGauge, drawScale } from "~/results/figures/levels";
import { ASCENT, DESCENT, inLines, inWholeWords, widthOf } from "~/results/figures/measure";

/** The texts that leave a drawing or overlap, in the widest font that a page may use. */
function faultsOf({ width, height, shapes }: Drawing): string[] {
  const boxes = shapes.flatMap((shape) => {
    if (shape.is !== "text") return [];
    const { at, text, size, anchor, bold } = shape;
    const long = widthOf(text, size, bold);
    const left = at[0] - { start: 0, middle: long / 2, end: long }[anchor];
    return [{ text, left, right: left + long, top: at[1] - size * ASCENT, bottom: at[1] + size * DESCENT }];
  });
  const outside = boxes.filter(
    ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height,
  );
  const covered = boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
      ),
  );
  return [...outside, ...covered].map(({ text }) => text);
}

describe.each(LANGUAGES)("a drawing in %s", (language) => {
  const t = translator(language, "common");
  const steps = LEVELS.map((id) => ({ id, name: t(`levels.${id}`) }));
  const names = newestReadiness.dimensions.flatMap(({ topics }) => topics.map(({ name }) => name[language]));

  it("fits the names of all levels, whichever is current", () => {
    for (const { id } of steps) {
      for (const draw of [drawGauge, drawScale]) {
        expect(faultsOf(draw({ steps, currentId: id, percent: 50, label: "" })), `${draw.name} ${id}`).toEqual([]);
      }
    }
  });

  it("fits every name and figure of its bars", () => {
    for (const draw of [drawBars, drawNarrowBars]) {
      const rows = [...names, "Pneumonoultramicroscopicsilicovolcanoconiosis"].map((name) => ({
        name,
        bars: [100, 0].map((percent) => ({ percent, text: `${percent}%`, paint: "accent" as const })),
      }));
      expect(faultsOf(draw("", rows.slice(0, -1))), draw.name).toEqual([]);
      if (draw === drawNarrowBars) expect(faultsOf(draw("", rows)), draw.name).toEqual([]);
    }
  });
});

describe("the wrapped lines of a text", () => {
  it("are no wider than allowed, and lose no text", () => {
    const text = "How often does the environmentally responsible person look at WWWWWWWWWWWWWWWW?";
    for (const width of [40, 90, 200, 2000]) {
      const lines = inLines(text, width, 14);
      for (const line of lines) expect(widthOf(line, 14)).toBeLessThanOrEqual(width);
      expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    }
  });

  it("keep words whole where the longest word may widen them", () => {
    expect(inWholeWords(["Anti-Corruption now", "A b"], 20, 13)).toEqual([["Anti-Corruption", "now"], ["A b"]]);
  });
});

describe("figures side by side", () => {
  const row = (value: number) => ({ id: "r", name: "R", values: [value], texts: [""], label: String(value) });
  const figure = (id: string, value: number): Figure => ({
    id,
    title: id,
    head: "",
    series: [],
    charts: [],
    rows: [row(value)],
    most: value,
  });

  it("share one scale, and the same space at the ends of their bars", () => {
    const [small, large] = onOneScale([figure("a", 9), figure("b", 12_345)]);
    expect([small?.most, large?.most]).toEqual([12_345, 12_345]);
    expect([small?.ends, large?.ends]).toEqual([["12345"], ["12345"]]);
  });

  it("share a scale with the same figure of another group, and with no other", () => {
    const [first, second, third] = onScalesOf([
      [figure("a", 1), figure("b", 50)],
      [figure("a", 4), figure("b", 20)],
      [],
    ]);
    expect(first?.map(({ most }) => most)).toEqual([4, 50]);
    expect(second?.map(({ most }) => most)).toEqual([4, 50]);
    expect(third).toEqual([]);
  });

  it("are columns over time: percents of a hundred, numbers of the highest quarter", () => {
    const quarters = ["2026-Q1", "2026-Q2"].map((id) => ({ id, months: { first: id, last: id } }));
    const over = (all: Figure) =>
      byQuarter([all], quarters, ({ first }) => [figure("a", first === "2026-Q1" ? 3 : 9)], "Quarter");
    const [numbers] = over(figure("a", 60));
    expect([numbers?.most, numbers?.charts]).toEqual([9, ["columns"]]);
    expect(numbers?.rows.map(({ name, values }) => [name, ...values])).toEqual([
      ["2026 Q1", 3],
      ["2026 Q2", 9],
    ]);
    const [percents] = over({ ...figure("a", 60), isPercent: true, short: (value) => `${value} %` });
    expect([percents?.most, percents?.rows.map(({ label }) => label)]).toEqual([100, ["3 %", "9 %"]]);
  });
});
