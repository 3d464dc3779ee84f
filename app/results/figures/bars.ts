import { along, type Drawing, type Paint, round, type Shape } from "./drawing";
import { ASCENT, inLines, inWholeWords, widestOf } from "./measure";

/** A score as a bar: its length, the text at its end, and its colour. */
export interface Bar {
  percent: number;
  text: string;
  paint: Paint;
}

export interface BarRow {
  name: string;
  bars: Bar[];
}

/** Width of the drawing. */
const WIDTH = 560;
/** Width of the drawing on a phone. */
const NARROW = 296;
/** Width of the column of names. */
const NAMES = 160;
/** Height of a bar that is alone in its row. */
const ALONE = 16;
/** Height of a bar with others in its row. */
const BELOW_EACH_OTHER = 12;
/** Space between two bars of a row. */
const BETWEEN = 2;
/** Space above and below the bars of a row. */
const AROUND = 12;
/** Space below all rows. */
const BELOW = 24;
/** Height of a bar of parts. */
const SHARES = 20;
/** Gap between two parts of a bar. */
const CUT = 3;
const SCALE = [0, 20, 40, 60, 80, 100];

/** Font size of names. */
const NAME = 14;
/** Font size of values. */
const VALUE = 12.5;
/** Distance between two lines of a name. */
const LINE = 16;
/** Space between a name and the bars beside it. */
const GAP = 14;
/** Space between a name and the bars below it. */
const UNDER = 6;
/** Space between a bar and its text. */
const BESIDE = 8;

/** The space that the texts at the ends of bars take. */
const valuesOf = (rows: readonly BarRow[]) =>
  BESIDE +
  widestOf(
    rows.flatMap(({ bars }) => bars.map(({ text }) => text)),
    VALUE,
  );

/** Rows of horizontal bars from 0 to 100, named on the left, each with its own text at its end. */
export function drawBars(label: string, rows: readonly BarRow[]): Drawing {
  const names = inWholeWords(
    rows.map(({ name }) => name),
    NAMES - GAP,
    NAME,
  );
  const [left, right] = [Math.max(NAMES, widestOf(names.flat(), NAME) + GAP), WIDTH - valuesOf(rows)];
  let y = 0;
  const shapes: Shape[] = [];
  for (const [at, { bars }] of rows.entries()) {
    const bar = bars.length > 1 ? BELOW_EACH_OTHER : ALONE;
    const lines = names[at] ?? [];
    const drawn = bars.length * (bar + BETWEEN) - BETWEEN;
    const height = Math.max(drawn, lines.length * LINE);
    const middle = y + AROUND / 2 + height / 2;
    for (const [index, text] of lines.entries()) {
      const y = middle + 5 + (index - (lines.length - 1) / 2) * LINE;
      shapes.push({ is: "text", at: [left - GAP, y], text, size: NAME, paint: "ink", anchor: "end" });
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

/** The same for a phone: each row's name is above its bars. */
export function drawNarrowBars(label: string, rows: readonly BarRow[]): Drawing {
  const right = NARROW - valuesOf(rows);
  let y = 0;
  const shapes: Shape[] = [];
  for (const { name, bars } of rows) {
    const bar = bars.length > 1 ? BELOW_EACH_OTHER : ALONE;
    y += Math.ceil(NAME * ASCENT) - LINE;
    for (const text of inLines(name, NARROW, NAME)) {
      y += LINE;
      shapes.push({ is: "text", at: [0, y], text, size: NAME, paint: "ink", anchor: "start" });
    }
    shapes.push(...drawRow(bars, bar, { left: 0, right, top: y + UNDER }));
    y += UNDER + bars.length * (bar + BETWEEN) + AROUND;
  }
  return { width: NARROW, height: y, label, shapes };
}

/** The bars of a row, one below the other, each with its own text at its end. */
function drawRow(bars: readonly Bar[], height: number, { left, right, top }: Record<"left" | "right" | "top", number>) {
  return bars.flatMap(({ percent, text, paint }, index): Shape[] => {
    const y = top + index * (height + BETWEEN);
    const end = along(percent, left, right);
    return [
      // A bar of zero keeps a minimum width, so that it stays visible.
      { is: "rect", x: left, y, width: Math.max(2, end - left), height, radius: 3, paint },
      {
        is: "text",
        text,
        size: VALUE,
        paint: "ink-2",
        anchor: "start",
        at: [Math.max(left + 2, end) + BESIDE, y + height / 2 + 4.5],
      },
    ];
  });
}

/** A whole as one bar, divided into its parts in the given order. */
export function drawShares(
  label: string,
  parts: readonly { count: number; paint: Paint }[],
  { width: most, height } = { width: WIDTH, height: SHARES },
): Drawing {
  const whole = Math.max(
    1,
    parts.reduce((sum, { count }) => sum + count, 0),
  );
  let before = 0;
  const shapes = parts.flatMap(({ count, paint }): Shape[] => {
    const [x, end] = [before, before + count].map((at) => along((at / whole) * 100, 0, most)) as [number, number];
    before += count;
    return count > 0
      ? [{ is: "rect", x, y: 0, width: round(Math.max(2, end - x - CUT)), height, radius: 3, paint }]
      : [];
  });
  return { width: most, height, label, shapes };
}
