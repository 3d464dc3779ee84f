import { Bar, type BarCustomLayerProps } from "@nivo/bar";
import { ASCENT, inLines, widestOf } from "../measure";
import { CHART_COLOURS } from "./colours";
import { layRows, ROOM_NAMES, ROOMS, type Room } from "./room";

export interface ScoreBar {
  id: string;
  name: string;
  own: { percent: number; label: string; colour: string };
  peers: { percent: number; label: string } | null;
}

const BAR = 22;
const GAP = 4;
const LINE = 18;
const NAME = 15;
const TICK = 13;
/** Names are beside the bars if they take at most this share of the width, and otherwise above them. */
const MAX_BESIDE = 0.28;
/** Space between a name and the bars beside it. */
const AFTER = 16;
/** Space between a name and the bars below it. */
const UNDER = 8;
/** Space between a bar and its text. */
const BESIDE = 9;
/** Room for the axis, which a phone does without. */
const BELOW = 28;
const TICKS = [0, 20, 40, 60, 80, 100];

const THEME = {
  grid: { line: { stroke: CHART_COLOURS.line } },
  axis: { ticks: { text: { fontFamily: "inherit", fontSize: TICK, fill: CHART_COLOURS.inkFaint } } },
};

/** Scores of 0 to 100 as horizontal bars, each with its own text at its end, above those of the peers. */
export function ScoreChart({ label, bars }: { label: string; bars: ScoreBar[] }) {
  return (
    <div className="@container">
      {ROOM_NAMES.map((room) => (
        <Drawing key={room} label={label} bars={bars} room={room} />
      ))}
    </div>
  );
}

/** A category as the library takes it: its values, and the texts to write beside them. */
type Datum = Record<"id" | "name" | "ownLabel" | "peersLabel" | "colour", string> & Record<"own" | "peers", number>;

function Drawing({ label, bars, room }: { label: string; bars: ScoreBar[]; room: Room }) {
  const { width, className } = ROOMS[room];
  const beside = widestOf(
    bars.map(({ name }) => name),
    NAME,
  );
  const isAbove = room === "narrow" || beside > width * MAX_BESIDE;
  const lines = new Map(bars.map(({ id, name }) => [id, isAbove ? inLines(name, width, NAME) : [name]]));
  const maxLines = Math.max(1, ...[...lines.values()].map(({ length }) => length));
  const keys = bars.some(({ peers }) => peers) ? ["own", "peers"] : ["own"];
  const { height, padding, margin } = layRows(bars.length, {
    above: isAbove ? Math.ceil((maxLines - 1) * LINE + NAME * ASCENT + UNDER) : 0,
    bars: keys.length * (BAR + GAP) - GAP,
    between: isAbove ? 18 : 30,
    below: isAbove ? 0 : BELOW,
  });
  const right = Math.max(
    widestOf(
      bars.map(({ own }) => own.label),
      NAME,
      true,
    ),
    widestOf(
      bars.map(({ peers }) => peers?.label ?? ""),
      NAME,
    ),
  );
  // The library stacks horizontal bars from the bottom up.
  const data = bars.toReversed().map(({ id, name, own, peers }): Datum => {
    const peerData = { peers: peers?.percent ?? 0, peersLabel: peers?.label ?? "" };
    return { id, name, own: own.percent, ownLabel: own.label, colour: own.colour, ...peerData };
  });

  /** Each category's name, above its bars or level with their middle. */
  const drawNames = ({ bars, margin: { left } }: BarCustomLayerProps<Datum>) =>
    bars
      .filter(({ data: { id } }) => id === "own")
      .map(({ key, y, height: high, data: { data } }) =>
        isAbove ? (
          (lines.get(data.id) ?? []).map((line, index, { length }) => (
            <text key={line} x="0" y={y - UNDER - (length - 1 - index) * LINE} fontSize={NAME} fill={CHART_COLOURS.ink}>
              {line}
            </text>
          ))
        ) : (
          <text key={key} {...MIDDLE} x={-left} y={y + (data.peersLabel ? high + GAP / 2 : high / 2)}>
            {data.name}
          </text>
        ),
      );

  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={className} width={width}>
      <Bar<Datum>
        width={width}
        height={height}
        margin={{ left: isAbove ? 0 : beside + AFTER, right: BESIDE + right, ...margin }}
        data={data}
        keys={keys}
        layout="horizontal"
        groupMode="grouped"
        valueScale={{ type: "linear", min: 0, max: 100 }}
        padding={padding}
        indexScale={{ type: "band", round: false }}
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
        layers={isAbove ? ["bars", drawNames, Values] : ["grid", "axes", "bars", drawNames, Values]}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="presentation"
      />
    </svg>
  );
}

const MIDDLE = { dominantBaseline: "central", fontSize: NAME, fill: CHART_COLOURS.ink } as const;

function Values({ bars }: BarCustomLayerProps<Datum>) {
  return bars.map(({ key, x, y, width, height, data: { id, data } }) => {
    const place = { x: x + width + BESIDE, y: y + height / 2 };
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
