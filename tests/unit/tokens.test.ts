import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const app = join(import.meta.dirname, "../../app");
const tokens = readFileSync(join(app, "ui/tokens.css"), "utf8");
const [light = "", dark = ""] = tokens.split("@media screen and (prefers-color-scheme: dark)");
const base = coloursOf(light);
const SCHEMES = { light: base, dark: { ...base, ...coloursOf(dark) } };

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for anything that users must see to use or understand the page. */
const [WORDS, SHAPES] = [4.5, 3];

/** Which colours appear on which, as the product uses them. */
const PAIRS: [least: number, on: string[], what: string[]][] = [
  [WORDS, ["ground", "surface", "sunk", "accent-soft"], ["ink", "ink-2", "ink-3", "accent"]],
  [WORDS, ["ground", "surface"], ["danger", "attention"]],
  [WORDS, ["attention-soft"], ["ink", "ink-2", "attention"]],
  [WORDS, ["danger-soft"], ["ink", "ink-2", "danger"]],
  [WORDS, ["accent", "accent-press", "danger", "danger-press"], ["on-accent"]],
  // The header of the action plan.
  [WORDS, ["beginner", "leader"], ["on-accent"]],
  // The toast.
  [WORDS, ["ink"], ["on-accent", "accent-soft", "attention-soft", "danger-soft"]],
  [WORDS, ["paper"], ["print"]],
  [SHAPES, ["ground", "surface", "sunk"], ["control", "needle", "peer"]],
  // The figures in the bars of the statistics.
  [WORDS, ["laggard", "beginner", "advanced", "leader", "accent"], ["surface"]],
  [WORDS, ["intermediate", "peer"], ["print"]],
  [SHAPES, ["surface"], ["pie-laggard", "pie-beginner", "pie-intermediate", "pie-advanced", "pie-leader"]],
  [SHAPES, ["surface", "sunk"], ["dimension-1", "dimension-2", "dimension-3"]],
  [SHAPES, ["surface", "sunk"], ["laggard", "beginner", "intermediate", "advanced", "leader"]],
];

it.each(Object.entries(SCHEMES))("text is readable in the %s scheme", (_, colours) => {
  const pairs = PAIRS.flatMap(([least, on, what]) => on.flatMap((one) => what.map((other) => ({ one, other, least }))));
  const tooDim = pairs.filter(({ one, other, least }) => !(contrast(colours[one], colours[other]) >= least));
  expect(tooDim).toEqual([]);
});

it.each(Object.entries(SCHEMES))(
  "colours go from red over orange to three greens, level by level, in the %s scheme",
  (_, colours) => {
    const hues = ["laggard", "beginner", "intermediate", "advanced", "leader"].map((level) => hueOf(colours[level]));
    const [red = 0, orange = 0, ...greens] = hues;
    expect([red < 15 || red > 350, orange > 20 && orange < 45]).toEqual([true, true]);
    for (const green of greens) expect(green).toSatisfy((hue: number) => hue > 70 && hue < 170);
    // The hues of the indicators' rows.
    const [first = 0, second = 0, third = 0] = [1, 2, 3].map((at) => hueOf(colours[`dimension-${at}`]));
    expect([first > 70 && first < 170, second > 40 && second < 60, third > 190 && third < 250]).toEqual([
      true,
      true,
      true,
    ]);
  },
);

it("the browser colours its own bars as the page is coloured", () => {
  const root = readFileSync(join(app, "root.tsx"), "utf8");
  for (const [scheme, colours] of Object.entries(SCHEMES))
    expect(root).toMatch(
      new RegExp(`theme-color" content="${colours.surface}" media="\\(prefers-color-scheme: ${scheme}\\)`),
    );
});

/** The colours in a part of the style sheet, as six digits each. */
function coloursOf(css: string): Record<string, string> {
  const found = [...css.matchAll(/--color-([\w-]+): #([0-9a-f]{3,6});/g)];
  return Object.fromEntries(
    found.map(([, name, hex = ""]) => [name, `#${hex.length === 3 ? hex.replace(/./g, "$&$&") : hex}`]),
  );
}

/** Degrees around the colour wheel: red at 0, green at 120. */
function hueOf(colour = ""): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
}

function contrast(one = "", other = ""): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
