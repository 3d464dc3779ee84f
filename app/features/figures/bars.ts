import { along, type Drawing, type Paint, round, type Shape } from "./drawing";

/** A score as a bar: its length, what stands at its end, and its colour. */
export interface Bar {
  percent: number;
  text: string;
  paint: Paint;
}

export interface BarRow {
  name: string;
  bars: Bar[];
}

const [WIDTH, NAMES, VALUES] = [560, 160, 76];
/** On a phone. */
const [NARROW, NARROW_VALUES] = [296, 52];
/** How high a bar is that stands alone, and one of several; the space between them, around them, and below all. */
const [ALONE, BESIDE, BETWEEN, AROUND, BELOW] = [16, 12, 2, 12, 24];
/** How high a bar of parts is, and what is left free between two. */
const [SHARES, CUT] = [20, 3];
const SCALE = [0, 20, 40, 60, 80, 100];

/** What has room beside the bars: so many letters a line, how wide a letter is at most on average, and how far apart two lines stand. */
const [LETTERS, LETTER, LINE] = [15, 7.8, 16];
/** Between a name and its bars. */
const GAP = 14;

/** A name in one line or in two, cut between the two words nearest to its middle. */
function inLines(name: string): string[] {
  if (name.length <= LETTERS) return [name];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const nearest = spaces.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))[0];
  return nearest === undefined ? [name] : [name.slice(0, nearest), name.slice(nearest + 1)];

  function fromMiddle(at: number) {
    return Math.abs(at - name.length / 2);
  }
}

/** Rows of horizontal bars from 0 to 100, named on the left, each with its own words at its end. */
export function drawBars(label: string, rows: readonly BarRow[]): Drawing {
  const longest = Math.max(0, ...rows.flatMap(({ name }) => inLines(name).map(({ length }) => length)));
  const [left, right] = [Math.max(NAMES, Math.ceil(longest * LETTER) + GAP), WIDTH - VALUES];
  let y = 0;
  const shapes: Shape[] = [];
  for (const { name, bars } of rows) {
    const bar = bars.length > 1 ? BESIDE : ALONE;
    const lines = inLines(name);
    const drawn = bars.length * (bar + BETWEEN) - BETWEEN;
    const height = Math.max(drawn, lines.length * LINE);
    const middle = y + AROUND / 2 + height / 2;
    for (const [index, text] of lines.entries()) {
      const y = middle + 5 + (index - (lines.length - 1) / 2) * LINE;
      shapes.push({ is: "text", at: [left - GAP, y], text, size: 14, paint: "ink", anchor: "end" });
    }
    shapes.push(...drawRow(bars, bar, { left, right, top: middle - drawn / 2 }));
    y += height + AROUND;
  }
  const grid = SCALE.flatMap((value): Shape[] => {
    const x = along(value, left, right);
    return [
      { is: "line", from: [x, 0], to: [x, y], width: 1, paint: "line" },
      { is: "text", at: [x, y + 18], text: String(value), size: 12, paint: "ink-3", anchor: "middle" },
    ];
  });
  return { width: WIDTH, height: y + BELOW, label, shapes: [...grid, ...shapes] };
}

/** The same for a phone: each row's name stands above its bars. */
export function drawNarrowBars(label: string, rows: readonly BarRow[]): Drawing {
  let y = 0;
  const shapes: Shape[] = [];
  for (const { name, bars } of rows) {
    const bar = bars.length > 1 ? BESIDE : ALONE;
    shapes.push({ is: "text", at: [0, y + LINE - 3], text: name, size: 14, paint: "ink", anchor: "start" });
    shapes.push(...drawRow(bars, bar, { left: 0, right: NARROW - NARROW_VALUES, top: y + LINE + 4 }));
    y += LINE + 4 + bars.length * (bar + BETWEEN) + AROUND;
  }
  return { width: NARROW, height: y, label, shapes };
}

/** The bars of a row below each other, each with its own words at its end. */
function drawRow(bars: readonly Bar[], height: number, { left, right, top }: Record<"left" | "right" | "top", number>) {
  return bars.flatMap(({ percent, text, paint }, index): Shape[] => {
    const y = top + index * (height + BETWEEN);
    const end = along(percent, left, right);
    return [
      // A bar of nothing keeps a foot, so that it can be seen to be there.
      { is: "rect", x: left, y, width: Math.max(2, end - left), height, radius: 3, paint },
      {
        ...{ is: "text", text, size: 12.5, paint: "ink-2", anchor: "start" },
        at: [Math.max(left + 2, end) + 8, y + height / 2 + 4.5],
      },
    ];
  });
}

/** A whole as one bar, cut into its parts in the order given. */
export function drawShares(label: string, parts: readonly { count: number; paint: Paint }[]): Drawing {
  const whole = Math.max(
    1,
    parts.reduce((sum, { count }) => sum + count, 0),
  );
  let before = 0;
  const shapes = parts.flatMap(({ count, paint }): Shape[] => {
    const [x, end] = [before, before + count].map((at) => along((at / whole) * 100, 0, WIDTH)) as [number, number];
    before += count;
    return count > 0
      ? [{ is: "rect", x, y: 0, width: round(Math.max(2, end - x - CUT)), height: SHARES, radius: 3, paint }]
      : [];
  });
  return { width: WIDTH, height: SHARES, label, shapes };
}
