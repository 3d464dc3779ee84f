import { Bar, type BarCustomLayerProps } from "@nivo/bar";
import { ASCENT, inLines, widestOf, widthOf } from "../measure";
import { CHART_COLOURS, LEVEL_COLOURS } from "./colours";
import { partOf } from "./part";
import { CARD_ROOMS, layRows, ROOM_NAMES, type Room } from "./room";

/** A row of a chart: its parts in the order of the series, each with its link, and the text at its end. */
export interface StackRow {
  id: string;
  name: string;
  values: number[];
  texts: string[];
  hrefs: (string | null)[];
  label: string;
  /** The colour of the row's only part, if it has one of its own. */
  colour?: string | undefined;
}

export interface StackData {
  label: string;
  /** Colours of the parts, and what they mean. */
  colours: string[];
  names: string[];
  /**
   * The value of the whole width, and the texts that need room at its end. They are those of all compared charts, so that the bars compare
   * too.
   */
  most: number;
  ends: string[];
  /** The texts at both ends of an axis below the bars; null for no axis. */
  axis: readonly [string, string] | null;
  /** The parts are beside each other, each with its text, and not one after the other. */
  isPaired: boolean;
  rows: StackRow[];
}

const BAR = 24;
const LINE = 18;
const BETWEEN = 22;
const NAME = 14;
const VALUE = 13;
/** Height of two bars beside each other. */
const PAIR = 42;
/** Space between a name's baseline and its bar. */
const UNDER = 8;
/** Height of the axis. */
const AXIS = 26;
/** Baseline of the axis's texts. */
const TICK = 18;
/** Space between a bar and its text. */
const BESIDE = 8;
/** Space around a value within its part. */
const AROUND = 4;
/** A part shorter than this many units is too small for a finger. */
const FINGER = 30;

/** Horizontal bars of one part or several, each row under its name, with its text at its end. */
export function StackChart(data: StackData) {
  return (
    <div className="@container">
      {ROOM_NAMES.map((room) => (
        <Drawing key={room} {...data} room={room} />
      ))}
    </div>
  );
}

type Datum = Record<string, string | number> & { id: string };

function Drawing({ label, colours, names, most, ends, axis, rows, isPaired, room }: StackData & { room: Room }) {
  const { width, className } = CARD_ROOMS[room];
  const end = BESIDE + widestOf(ends, NAME, true);
  // A pair has the text of its row beside the name, so that both bars have the room below.
  const lines = new Map(rows.map(({ id, name }) => [id, inLines(name, isPaired ? width - end : width, NAME)]));
  const maxLines = Math.max(1, ...[...lines.values()].map(({ length }) => length));
  const above = Math.ceil((maxLines - 1) * LINE + NAME * ASCENT + UNDER);
  const { height, padding, margin } = layRows(rows.length, {
    above,
    bars: isPaired ? PAIR : BAR,
    between: BETWEEN,
    below: axis ? AXIS : 0,
  });
  const right = isPaired
    ? BESIDE +
      widestOf(
        rows.flatMap(({ texts }) => texts),
        NAME,
        true,
      )
    : end;
  const keys = colours.map((_, index) => `part${index}`);
  // The library stacks horizontal bars from the bottom up.
  const data = rows.toReversed().map(
    ({ id, values }): Datum => ({
      id,
      ...Object.fromEntries(keys.map((key, index) => [key, values[index] ?? 0])),
    }),
  );
  const isLinked = rows.some(({ hrefs }) => hrefs.some(Boolean));
  const byId = new Map(rows.map((row) => [row.id, row]));

  /** A row's only bar and the text at its end are one link, so that the text shows where it leads and a short bar has room for a finger. */
  const linkOf = (row: StackRow | undefined) =>
    colours.length === 1 && !isPaired && (row?.values[0] ?? 0) > 0 ? (row?.hrefs[0] ?? null) : null;
  const endOf = (row: StackRow | undefined, innerWidth: number) => {
    const whole = (row?.values ?? []).reduce((sum, value) => sum + value, 0);
    return Math.min(1, whole / most) * innerWidth + BESIDE;
  };

  /** Each part, drawn over the library's own, with a link around it if it leads somewhere. */
  const drawParts = ({ bars, innerWidth }: BarCustomLayerProps<Datum>) =>
    bars.map(({ key, x, y, width: long, height: high, color, data: { id, indexValue } }) => {
      const row = byId.get(String(indexValue));
      const index = keys.indexOf(String(id));
      const value = row?.values[index] ?? 0;
      if (value <= 0) return null;
      const own = linkOf(row);
      const href = own ?? (long >= FINGER ? row?.hrefs[index] : null);
      const part = (
        <>
          <rect x={x} y={y} width={Math.max(2, long - 2)} height={high} rx="3" fill={row?.colour ?? color} />
          {isPaired ? (
            <text x={long + BESIDE} y={y + high / 2} {...AT_END}>
              {row?.texts[index]}
            </text>
          ) : colours.length > 1 && long >= widthOf(String(value), VALUE, true) + AROUND ? (
            <text x={x + long / 2} y={y + high / 2} {...ON_PART} fill={inkOn(color)}>
              {value}
            </text>
          ) : null}
          {own ? (
            <>
              <path
                d={areaOf(x, y, endOf(row, innerWidth) + widthOf(row?.label ?? "", NAME, true), high)}
                fill="transparent"
              />
              <text x={endOf(row, innerWidth)} y={y + high / 2} {...AT_END} {...LEADS}>
                {row?.label}
              </text>
            </>
          ) : null}
        </>
      );
      const about = partOf(String(indexValue), [row?.name, names.length > 1 ? names[index] : ""], row?.texts[index]);
      return href ? (
        <a
          key={key}
          href={href}
          {...about}
          aria-label={`${row?.name}, ${names[index]}: ${own ? row?.label : isPaired ? (row?.texts[index] ?? "") : value}`}
        >
          {part}
        </a>
      ) : (
        <g key={key} {...about}>
          {part}
        </g>
      );
    });

  const drawNames = ({ bars, innerWidth }: BarCustomLayerProps<Datum>) =>
    bars
      .filter(({ data: { id } }) => id === keys[0])
      .map(({ key, y, height: high, data: { indexValue } }) => {
        const own = lines.get(String(indexValue)) ?? [];
        const row = byId.get(String(indexValue));
        const place = isPaired
          ? { x: width, y: y - UNDER - (own.length - 1) * LINE - NAME / 3, textAnchor: "end" as const }
          : { x: endOf(row, innerWidth), y: y + high / 2 };
        return (
          <g key={key}>
            {own.map((line, index) => (
              <text
                key={line}
                x="0"
                y={y - UNDER - (own.length - 1 - index) * LINE}
                fontSize={NAME}
                fill={CHART_COLOURS.ink}
              >
                {line}
              </text>
            ))}
            {linkOf(row) ? null : (
              <text {...place} {...AT_END}>
                {row?.label}
              </text>
            )}
          </g>
        );
      });

  /** A line as long as a bar can be, with the texts at its ends. */
  const drawAxis = ({ innerWidth }: BarCustomLayerProps<Datum>) =>
    axis && (
      <g
        key="axis"
        transform={`translate(0,${height - AXIS - margin.top})`}
        fontSize={VALUE}
        fill={CHART_COLOURS.inkFaint}
      >
        <path d={`M0 -3V0H${innerWidth}V-3`} stroke={CHART_COLOURS.inkFaint} fill="none" />
        <text y={TICK}>{axis[0]}</text>
        <text x={innerWidth} y={TICK} textAnchor="end">
          {axis[1]}
        </text>
      </g>
    );

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role={isLinked ? "group" : "img"}
      aria-label={label}
      className={className}
      width={width}
    >
      <Bar<Datum>
        width={width}
        height={height}
        margin={{ left: 0, right, ...margin }}
        data={data}
        keys={keys}
        layout="horizontal"
        groupMode={isPaired ? "grouped" : "stacked"}
        innerPadding={isPaired ? 2 : 0}
        valueScale={{ type: "linear", min: 0, max: most, nice: false }}
        padding={padding}
        indexScale={{ type: "band", round: false }}
        colors={({ id }) => colours[keys.indexOf(String(id))] ?? CHART_COLOURS.accent}
        enableLabel={false}
        enableGridY={false}
        axisBottom={null}
        axisLeft={null}
        layers={[drawParts, drawNames, drawAxis]}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="presentation"
      />
    </svg>
  );
}

const AT_END = { dominantBaseline: "central", fontSize: NAME, fontWeight: 600, fill: CHART_COLOURS.ink } as const;

/** What the text of a link looks like, as on the page around the chart. */
export const LEADS = { fill: CHART_COLOURS.accent, textDecoration: "underline" } as const;

/** A rectangle as a path, so that it is not taken for a bar. */
export const areaOf = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const ON_PART = {
  textAnchor: "middle",
  dominantBaseline: "central",
  fontSize: VALUE,
  fontWeight: 600,
} as const;

/** A readable text colour for a part: the same dark colour, in either scheme, on the two that are neither light nor dark. */
export function inkOn(colour: string): string {
  return colour === LEVEL_COLOURS.intermediate || colour === CHART_COLOURS.peers
    ? CHART_COLOURS.dark
    : CHART_COLOURS.surface;
}
