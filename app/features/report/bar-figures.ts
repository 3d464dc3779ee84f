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
const [BAR, BETWEEN, AROUND, BELOW] = [16, 3, 14, 24];
/** How high a bar of parts is, and what is left free between two. */
const [SHARES, CUT] = [20, 3];
const SCALE = [0, 20, 40, 60, 80, 100];

/** Rows of horizontal bars from 0 to 100, named on the left, each with its own words at its end. */
export function drawBars(label: string, rows: readonly BarRow[]): Drawing {
  const [left, right] = [NAMES, WIDTH - VALUES];
  let y = 0;
  const shapes: Shape[] = [];
  for (const { name, bars } of rows) {
    const height = bars.length * (BAR + BETWEEN) - BETWEEN;
    const middle = y + AROUND / 2 + height / 2;
    shapes.push({
      ...{ is: "text", at: [left - 14, middle + 5], text: name, size: 14, paint: "ink", anchor: "end" },
    });
    for (const [index, { percent, text, paint }] of bars.entries()) {
      const top = y + AROUND / 2 + index * (BAR + BETWEEN);
      const end = along(percent, left, right);
      // A bar of nothing keeps a foot, so that it can be seen to be there.
      shapes.push({
        ...{ is: "rect", x: left, y: top, width: Math.max(2, end - left), height: BAR, radius: 3, paint },
      });
      shapes.push({
        ...{ is: "text", at: [Math.max(left + 2, end) + 8, top + 13], text, size: 13, paint: "ink-2", anchor: "start" },
      });
    }
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
