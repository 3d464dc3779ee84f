import { cx } from "./cx";
import { type Level, STROKES } from "./level-dial";

/** Where the needle turns, and how far from there the levels and their names stand. */
const [X, Y, RADIUS, NAMES] = [240, 232, 160, 196];

/** Degrees of half a turn that a level takes, and what is left free between two. */
const [STEP, GAP] = [36, 1.2];

/** The point at so many degrees from the left end, so far from the middle. */
function at(degrees: number, radius: number): [x: number, y: number] {
  const turn = (degrees * Math.PI) / 180;
  return [round(X - radius * Math.cos(turn)), round(Y - radius * Math.sin(turn))];
}

const round = (value: number) => Math.round(value * 10) / 10;

function arc(from: number, to: number, radius: number): string {
  return `M${at(from, radius).join(" ")}A${radius} ${radius} 0 0 1 ${at(to, radius).join(" ")}`;
}

/** A compass of the five levels, with its needle at a percentage; the words around it say the same. */
export function LevelGauge({
  steps,
  currentId,
  percent,
  label,
}: {
  steps: { id: Level; name: string }[];
  currentId: Level;
  percent: number;
  label: string;
}) {
  const turn = Math.min(100, Math.max(0, percent)) * 1.8 - 90;
  const last = steps.length - 1;
  return (
    <svg role="img" aria-label={label} viewBox="0 0 480 268" className="block h-auto w-full">
      <path
        className="fill-none stroke-line-strong"
        d={arc(0, 180, 184)}
        strokeWidth="5"
        pathLength="100"
        strokeDasharray=".2 1.8"
        strokeDashoffset=".1"
      />
      {steps.map(({ id, name }, index) => {
        const isHere = id === currentId;
        // The outermost two stand under the ends of the ring, where there is room for any word.
        const isEnd = index === 0 || index === last;
        const [x, y] = isEnd ? [index === 0 ? X - RADIUS : X + RADIUS, Y + 22] : at((index + 0.5) * STEP, NAMES);
        return (
          <g key={id}>
            <path
              className={cx("fill-none", STROKES[id])}
              d={arc(index * STEP + GAP / 2, (index + 1) * STEP - GAP / 2, RADIUS)}
              strokeWidth={isHere ? 30 : 12}
            />
            <text
              className={cx("text-body", isHere ? "fill-ink font-semibold" : "fill-ink-3")}
              x={x}
              y={y}
              textAnchor={isEnd || index === 2 ? "middle" : index < 2 ? "end" : "start"}
            >
              {name}
            </text>
          </g>
        );
      })}
      <g transform={`rotate(${round(turn)} ${X} ${Y})`}>
        <path className="fill-needle" d={`M${X} ${Y - 140}l7 140h-14Z`} />
        <path className="fill-accent" d={`M${X} ${Y + 24}l7-24h-14Z`} />
        <circle className="fill-ink" cx={X} cy={Y} r="3.5" />
      </g>
    </svg>
  );
}
