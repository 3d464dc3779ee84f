import { Bar, type BarCustomLayerProps } from "@nivo/bar";
import { cx } from "~/ui/cx";
import { CHART_COLOURS } from "./colours";

export interface ScoreBar {
  id: string;
  name: string;
  own: { percent: number; label: string; colour: string };
  peers: { percent: number; label: string } | null;
}

/** Where a name is longer than so many letters, there is no room beside the bars, and all names stand above theirs. */
const MOST_BESIDE = 16;
const ABOVE = { left: 0, above: 10, below: 0, around: 48 };

/** Drawings of one chart for phones, tablets and paper, and wide screens: letters keep their size only near a drawing's own width. */
const SHAPES = {
  narrow: { width: 296, ...ABOVE, right: 132, className: "sm:hidden" },
  medium: { width: 620, left: 138, right: 148, above: 0, below: 28, around: 30, className: "max-sm:hidden xl:hidden" },
  wide: { width: 850, left: 170, right: 150, above: 0, below: 28, around: 30, className: "max-xl:hidden" },
} as const;

type Shape = keyof typeof SHAPES;

const BAR = 22;
const GAP = 4;
const TICKS = [0, 20, 40, 60, 80, 100];

const THEME = {
  grid: { line: { stroke: CHART_COLOURS.line } },
  axis: { ticks: { text: { fontFamily: "inherit", fontSize: 13, fill: CHART_COLOURS.inkFaint } } },
};

/** Scores of 0 to 100 as horizontal bars, each with its own words at its end, above those of the peers. */
export function ScoreChart({ label, bars }: { label: string; bars: ScoreBar[] }) {
  return (
    <>
      <Drawing label={label} bars={bars} shape="narrow" />
      <Drawing label={label} bars={bars} shape="medium" />
      <Drawing label={label} bars={bars} shape="wide" />
    </>
  );
}

/** A category as the library takes it: its values, and what the words layer writes beside them. */
type Datum = Record<"id" | "name" | "ownLabel" | "peersLabel" | "colour", string> & Record<"own" | "peers", number>;

function Drawing({ label, bars, shape }: { label: string; bars: ScoreBar[]; shape: Shape }) {
  const isAbove = shape === "narrow" || bars.some(({ name }) => name.length > MOST_BESIDE);
  const { width, left, right, above, below, around, className } = { ...SHAPES[shape], ...(isAbove && ABOVE) };
  const keys = bars.some(({ peers }) => peers) ? ["own", "peers"] : ["own"];
  const group = keys.length * (BAR + GAP) - GAP + around;
  const height = group * bars.length + below;
  // The library stacks horizontal bars from the bottom up.
  const data = bars.toReversed().map(({ id, name, own, peers }): Datum => {
    const peerData = { peers: peers?.percent ?? 0, peersLabel: peers?.label ?? "" };
    return { id, name, own: own.percent, ownLabel: own.label, colour: own.colour, ...peerData };
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={cx(className, "overflow-visible")}
      width={width}
    >
      <Bar<Datum>
        width={width}
        height={height}
        margin={{ left, right, top: above, bottom: below - above }}
        data={data}
        keys={keys}
        layout="horizontal"
        groupMode="grouped"
        valueScale={{ type: "linear", min: 0, max: 100 }}
        padding={around / group}
        innerPadding={GAP}
        borderRadius={3}
        colors={({ id, data: { colour } }) => (id === "own" ? colour : CHART_COLOURS.peers)}
        enableLabel={false}
        enableGridX
        enableGridY={false}
        gridXValues={TICKS}
        axisBottom={isAbove ? null : { tickValues: TICKS, tickSize: 0, tickPadding: 8 }}
        axisLeft={null}
        theme={THEME}
        layers={isAbove ? ["bars", NamesAbove, Values] : ["grid", "axes", "bars", NamesBeside, Values]}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="presentation"
      />
    </svg>
  );
}

const MIDDLE = { dominantBaseline: "central", fill: CHART_COLOURS.ink } as const;

function Values({ bars }: BarCustomLayerProps<Datum>) {
  return bars.map(({ key, x, y, width, height, data: { id, data } }) => {
    const place = { x: x + width + 9, y: y + height / 2 };
    if (id !== "own") {
      return (
        <text key={key} {...MIDDLE} {...place} fill={CHART_COLOURS.inkSoft}>
          {data.peersLabel}
        </text>
      );
    }
    return (
      <text key={key} {...MIDDLE} {...place} fontWeight="600">
        {data.ownLabel}
      </text>
    );
  });
}

/** Each category's name above its bars. */
function NamesAbove({ bars }: BarCustomLayerProps<Datum>) {
  return ownBars(bars).map(({ key, y, data: { data } }) => (
    // Small enough for a long name on a phone.
    <text key={key} {...MIDDLE} x="0" y={y - 15} fontSize="14">
      {data.name}
    </text>
  ));
}

/** Each category's name at the left edge, level with the middle of its bars. */
function NamesBeside({ bars, margin }: BarCustomLayerProps<Datum>) {
  return ownBars(bars).map(({ key, y, height, data: { data } }) => (
    <text key={key} {...MIDDLE} x={-margin.left} y={y + (data.peersLabel ? height + GAP / 2 : height / 2)}>
      {data.name}
    </text>
  ));
}

function ownBars(bars: BarCustomLayerProps<Datum>["bars"]) {
  return bars.filter(({ data: { id } }) => id === "own");
}
