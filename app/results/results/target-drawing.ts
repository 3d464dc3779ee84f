import { type Drawing, type Point as Place, round, type Shape } from "~/results/figures/drawing";
import type { DrawnTarget } from "./target-view";

/** Drawings of one figure for phones, for wider pages and for half a slide: letters keep their size only near a drawing's own width. */
const TARGET_SIZES = {
  narrow: { width: 296, height: 210 },
  wide: { width: 620, height: 250 },
  slide: { width: 380, height: 220 },
} as const;

/** Space above for the text of the highest point, below for the years, and on both sides for half a dot. */
const EDGE = { top: 28, bottom: 30, side: 8 };
/** Texts of two points nearer than this would overlap, so the text of the second begins at its point. */
const NEAR = 60;
const SIZE = 13;
const DOT = 5;

type Point = DrawnTarget["line"][number];

/** The line to a target, dashed, and the entered emissions, each with its own text. `goal` is the name of the target. */
export function drawTarget(
  { line, actuals, state }: DrawnTarget,
  { label, goal }: { label: string; goal: string },
  size: keyof typeof TARGET_SIZES,
): Drawing {
  const { width, height } = TARGET_SIZES[size];
  const [start, end] = [line[0], line[1]];
  const [first, last] = [start?.year ?? 0, line.at(-1)?.year ?? 0];
  const most = Math.max(...[...line, ...actuals].map(({ value }) => value)) || 1;
  const axis = height - EDGE.bottom;
  const at = ({ year, value }: Point): Place => [
    round(EDGE.side + ((year - first) / (last - first || 1)) * (width - 2 * EDGE.side)),
    round(axis - (value / most) * (axis - EDGE.top)),
  ];
  const path = (points: Point[]) => `M${points.map((point) => at(point).join(" ")).join("L")}`;
  const anchorAt = (x: number) => {
    if (x < EDGE.side + NEAR) return "start";
    return x > width - EDGE.side - NEAR ? "end" : "middle";
  };
  const now = state === "start" ? undefined : actuals.at(-1);
  const words = (point: Point | undefined, below: (y: number) => boolean, more: Partial<Said>): Shape[] => {
    if (!point) return [];
    const [x, y] = at(point);
    const place: Place = [x, y + (below(y) ? 22 : -12)];
    return [{ is: "text", at: place, text: point.said, size: SIZE, paint: "ink-2", anchor: anchorAt(x), ...more }];
  };
  return {
    width,
    height,
    label,
    shapes: [
      { is: "line", from: [0, axis], to: [width, axis], width: 1, paint: "line" },
      { is: "path", d: path(line), paint: "ink-3", width: 2, dashes: [5, 4] },
      ...(actuals.length > 1 ? [{ is: "path", d: path(actuals), paint: "ink", width: 2 } as const] : []),
      ...actuals.map((point): Shape => ({ is: "path", d: ring(at(point)), paint: "ink" })),
      ...(end ? [{ is: "path", d: ring(at(end)), paint: "ink-3", width: 2 } as const] : []),
      ...words(end, (y) => y + 30 < axis, { text: `${goal} ${end?.said}` }),
      ...words(start, () => false, { anchor: "start", bold: true }),
      ...words(now, () => state === "onTrack", { bold: true }),
      ...[start, end, now].flatMap((point): Shape[] => {
        if (!point) return [];
        const [x] = at(point);
        const year = String(point.year);
        return [{ is: "text", at: [x, height - 8], text: year, size: SIZE, paint: "ink-2", anchor: anchorAt(x) }];
      }),
    ],
  };
}

type Said = Extract<Shape, { is: "text" }>;

const ring = ([x, y]: Place) =>
  `M${x - DOT} ${y}A${DOT} ${DOT} 0 0 1 ${x + DOT} ${y}A${DOT} ${DOT} 0 0 1 ${x - DOT} ${y}Z`;
