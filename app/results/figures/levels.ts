import type { Level } from "~/core/level";
import { along, type Drawing, type Point, round, type Shape } from "./drawing";

interface Step {
  id: Level;
  name: string;
}

interface LevelRow {
  steps: readonly Step[];
  currentId: Level;
  percent: number;
  label: string;
}

/** The centre of the needle. */
const X = 240;
const Y = 232;
/** Distance of the levels from the centre. */
const RADIUS = 160;
/** Distance of their names from the centre. */
const NAMES = 196;
/** Distance of the ticks from the centre. */
const TICKS = 184;
/** Degrees of the half circle that a level takes. */
const STEP = 36;
/** Degrees between two levels. */
const GAP = 1.2;

/** A compass of the five levels with its needle at a percentage. */
export function drawGauge({ steps, currentId, percent, label }: LevelRow): Drawing {
  const last = steps.length - 1;
  const shapes = steps.flatMap(({ id, name }, index): Shape[] => {
    const isHere = id === currentId;
    // The outermost two names are under the ends of the ring, where there is room for any word.
    const isEnd = index === 0 || index === last;
    const at: Point = isEnd ? [index === 0 ? X - RADIUS : X + RADIUS, Y + 22] : point((index + 0.5) * STEP, NAMES);
    return [
      {
        is: "path",
        d: arc(index * STEP + GAP / 2, (index + 1) * STEP - GAP / 2, RADIUS),
        paint: id,
        width: isHere ? 30 : 12,
      },
      {
        is: "text",
        at,
        text: name,
        size: 16,
        paint: isHere ? "ink" : "ink-3",
        anchor: isEnd || index === 2 ? "middle" : index < 2 ? "end" : "start",
        ...(isHere ? { bold: true as const } : {}),
      },
    ];
  });
  const turn = Math.min(100, Math.max(0, percent)) * 1.8;
  const [side, far, near] = [turn + 90, point(turn, 140), point(turn + 180, 24)];
  const needle = (tip: Point) => `M${tip.join(" ")}L${point(side, 7).join(" ")}L${point(side + 180, 7).join(" ")}Z`;
  return {
    width: 480,
    height: 268,
    label,
    shapes: [
      { is: "path", d: arc(0, 180, TICKS), paint: "line-strong", width: 5, dashes: [1.2, 10.4] },
      ...shapes,
      { is: "path", d: needle(far), paint: "needle" },
      { is: "path", d: needle(near), paint: "accent" },
    ],
  };
}

/** The five steps in a row with a marker at a percentage, and their names below. */
export const drawScale = (row: LevelRow): Drawing => drawSteps(row, 560);

/** The same for a phone, which has room for one name: that of the level. */
export const drawNarrowScale = (row: LevelRow): Drawing => drawSteps(row, 296, true);

function drawSteps({ steps, currentId, percent, label }: LevelRow, width: number, isNarrow = false): Drawing {
  const marker = along(percent, 0, width);
  const step = width / steps.length;
  return {
    width,
    height: 56,
    label,
    shapes: [
      ...steps.flatMap(({ id, name }, index): Shape[] => {
        const isHere = id === currentId;
        const bar: Shape = {
          is: "rect",
          x: round(index * step),
          y: isHere ? 6 : 9,
          width: round(step - 4),
          height: isHere ? 16 : 10,
          radius: 3,
          paint: id,
        };
        if (isNarrow && !isHere) return [bar];
        // At an end, the only name reaches over the step beside its own.
        const anchor = isNarrow && index === 0 ? "start" : isNarrow && index === steps.length - 1 ? "end" : "middle";
        const x = { start: 0, middle: (index + 0.5) * step - 2, end: width - 4 }[anchor];
        return [
          bar,
          {
            is: "text",
            at: [round(x), 48],
            text: name,
            size: 14,
            anchor,
            paint: isHere ? "ink" : "ink-3",
            ...(isHere ? { bold: true as const } : {}),
          },
        ];
      }),
      {
        is: "rect",
        x: Math.min(width - 5, Math.max(0, marker - 2.5)),
        y: 0,
        width: 5,
        height: 28,
        radius: 2.5,
        paint: "ink",
      },
    ],
  };
}

/** The point at an angle in degrees from the left end, at a distance from the needle's centre. */
function point(degrees: number, radius: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [round(X - radius * Math.cos(turn)), round(Y - radius * Math.sin(turn))];
}

function arc(from: number, to: number, radius: number): string {
  return `M${point(from, radius).join(" ")}A${radius} ${radius} 0 0 1 ${point(to, radius).join(" ")}`;
}
