import { Bar, type BarCustomLayerProps, type BarDatum } from "@nivo/bar";
import { CHART_COLOURS } from "./chart-colours";

export interface ScoreBar {
  id: string;
  name: string;
  own: { percent: number; label: string; colour: string };
  peers: { percent: number; label: string } | null;
}

/** Two drawings of one chart: letters keep their size on a phone only when the drawing itself is narrow. */
const SHAPES = {
  wide: { width: 960, left: 180, right: 170, name: "beside", className: "hidden sm:block" },
  narrow: { width: 320, left: 0, right: 132, name: "above", className: "sm:hidden" },
} as const;

const BAR = 22;
const GAP = 4;
/** Room of a category outside its bars: the space to the next one, and its name where that stands above. */
const AROUND = { beside: 26, above: 50 };

/** Scores of 0 to 100 as horizontal bars, each with its own words at its end, beside those of the peers. */
export function ScoreChart({ label, bars }: { label: string; bars: ScoreBar[] }) {
  return (
    <>
      <Drawing label={label} bars={bars} shape="wide" />
      <Drawing label={label} bars={bars} shape="narrow" />
    </>
  );
}

function Drawing({ label, bars, shape }: { label: string; bars: ScoreBar[]; shape: keyof typeof SHAPES }) {
  const { width, left, right, name, className } = SHAPES[shape];
  const keys = bars.some(({ peers }) => peers) ? ["peers", "own"] : ["own"];
  const barsHeight = keys.length * BAR + (keys.length - 1) * GAP;
  const group = barsHeight + AROUND[name];
  const height = group * bars.length;
  const byId = new Map(bars.map((bar) => [bar.id, bar]));
  // The library stacks horizontal bars from the bottom up.
  const data = bars.toReversed().map(({ id, own, peers }) => ({ id, own: own.percent, peers: peers?.percent ?? 0 }));

  const Words = ({ bars: drawn, innerHeight }: BarCustomLayerProps<BarDatum>) => (
    <>
      {drawn.map(({ key, x, y, width: length, height: thickness, data: { id, indexValue } }) => {
        const bar = byId.get(String(indexValue));
        const isOwn = id === "own";
        return (
          <text
            key={key}
            x={x + length + 9}
            y={y + thickness / 2}
            dominantBaseline="central"
            fontWeight={isOwn ? 600 : 400}
            fill={isOwn ? CHART_COLOURS.ink : CHART_COLOURS.inkSoft}
          >
            {isOwn ? bar?.own.label : bar?.peers?.label}
          </text>
        );
      })}
      {bars.map((bar, index) => {
        const top = (innerHeight / bars.length) * index;
        const place = name === "beside" ? { x: -left, y: top + group / 2 } : { x: 0, y: top + 13 };
        return (
          <text key={bar.id} {...place} dominantBaseline="central" fill={CHART_COLOURS.ink}>
            {bar.name}
          </text>
        );
      })}
    </>
  );

  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={className} width={width}>
      <Bar
        width={width}
        height={height}
        margin={{ left, right, top: name === "above" ? 12 : 0, bottom: name === "above" ? -12 : 0 }}
        data={data}
        keys={keys}
        layout="horizontal"
        groupMode="grouped"
        valueScale={{ type: "linear", min: 0, max: 100 }}
        padding={AROUND[name] / group}
        innerPadding={GAP}
        borderRadius={3}
        colors={({ id, indexValue }) =>
          id === "own" ? (byId.get(String(indexValue))?.own.colour ?? CHART_COLOURS.peers) : CHART_COLOURS.peers
        }
        enableLabel={false}
        enableGridX
        enableGridY={false}
        gridXValues={[0, 20, 40, 60, 80, 100]}
        axisBottom={null}
        axisLeft={null}
        theme={{ grid: { line: { stroke: CHART_COLOURS.line } } }}
        layers={["grid", "bars", Words]}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
      />
    </svg>
  );
}
