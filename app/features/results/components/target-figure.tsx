import type { DrawnTarget } from "~/features/results/target-view";
import { CHART_COLOURS } from "./chart-colours";

/** Drawings of one figure for phones and for wider pages: letters keep their size only near a drawing's own width. */
const SHAPES = {
  narrow: { width: 296, height: 210, className: "sm:hidden" },
  wide: { width: 620, height: 250, className: "max-sm:hidden" },
} as const;

/** Room above for the words of the highest point, below for the years, and at both sides for half a dot. */
const EDGE = { top: 28, bottom: 30, side: 8 };
/** Words of two points that are nearer than this would run into each other, so those of the second begin at it. */
const NEAR = 60;
const TEXT = { fontSize: 13, fill: CHART_COLOURS.inkSoft } as const;

/** The line to a target, dashed, and the emissions that were entered, each with its own words. */
export function TargetFigure({ label, goal, target }: { label: string; goal: string; target: DrawnTarget }) {
  return (
    <>
      <Drawing label={label} goal={goal} target={target} shape="narrow" />
      <Drawing label={label} goal={goal} target={target} shape="wide" />
    </>
  );
}

type Props = Parameters<typeof TargetFigure>[0] & { shape: keyof typeof SHAPES };
type Point = DrawnTarget["line"][number];

function Drawing({ label, goal, target: { line, actuals, state }, shape }: Props) {
  const { width, height, className } = SHAPES[shape];
  const [start, end] = [line[0], line[1]];
  const [first, last] = [start?.year ?? 0, line.at(-1)?.year ?? 0];
  const most = Math.max(...[...line, ...actuals].map(({ value }) => value)) || 1;
  const x = ({ year }: Point) => EDGE.side + ((year - first) / (last - first || 1)) * (width - 2 * EDGE.side);
  const y = ({ value }: Point) => height - EDGE.bottom - (value / most) * (height - EDGE.top - EDGE.bottom);
  const path = (points: Point[]) => points.map((point) => `${x(point).toFixed(1)},${y(point).toFixed(1)}`).join(" ");
  const anchorAt = (point: Point) => {
    if (x(point) < EDGE.side + NEAR) return "start";
    return x(point) > width - EDGE.side - NEAR ? "end" : "middle";
  };
  const now = state === "start" ? undefined : actuals.at(-1);
  const axis = height - EDGE.bottom;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} role="img" aria-label={label} className={className}>
      <line x1={0} x2={width} y1={axis} y2={axis} stroke={CHART_COLOURS.line} />
      <polyline points={path(line)} fill="none" stroke={CHART_COLOURS.inkFaint} strokeWidth="2" strokeDasharray="5 4" />
      <polyline points={path(actuals)} fill="none" stroke={CHART_COLOURS.ink} strokeWidth="2" />
      {actuals.map((point) => (
        <circle key={point.year} cx={x(point)} cy={y(point)} r="5" fill={CHART_COLOURS.ink} />
      ))}
      {end ? (
        <>
          <circle cx={x(end)} cy={y(end)} r="5" fill="none" stroke={CHART_COLOURS.inkFaint} strokeWidth="2" />
          <text {...TEXT} x={x(end)} y={y(end) + (y(end) + 30 < axis ? 22 : -12)} textAnchor={anchorAt(end)}>
            {`${goal} ${end.said}`}
          </text>
        </>
      ) : null}
      {start ? (
        <text {...TEXT} x={x(start)} y={y(start) - 12} fontWeight="600">
          {start.said}
        </text>
      ) : null}
      {now ? (
        <text
          {...TEXT}
          x={x(now)}
          y={y(now) + (state === "onTrack" ? 22 : -12)}
          textAnchor={anchorAt(now)}
          fontWeight="600"
        >
          {now.said}
        </text>
      ) : null}
      {[start, end, now].map((point) =>
        point ? (
          <text key={point.year} {...TEXT} x={x(point)} y={height - 8} textAnchor={anchorAt(point)}>
            {point.year}
          </text>
        ) : null,
      )}
    </svg>
  );
}
