import { Bar, type BarCustomLayerProps } from "@nivo/bar";
import { widthOf } from "../measure";
import { CHART_COLOURS } from "./colours";
import { partOf } from "./part";
import { CARD_ROOMS, ROOM_NAMES, ROOMS, type Room } from "./room";
import { areaOf, inkOn, LEADS, type StackData, type StackRow } from "./stack-chart";

/** A stretch of time, with two short texts under its column, the second below the first. Either may be empty. */
export type ColumnRow = StackRow & { foot: readonly [string, string] };

/** Its rows are oldest first. */
export type ColumnsData = Pick<StackData, "label" | "colours" | "names" | "most"> & {
  rows: ColumnRow[];
  /** It has the whole width of a page beside a rail, and not that of a card among others. */
  isAcross?: true;
};

const HEIGHT = 160;
/** Room above the columns for a text, and below for the two of their feet. */
const ABOVE = 22;
const BELOW = 40;
const TEXT = 13;
const LINE = 17;
/** Space between a column and its text. */
const BESIDE = 6;
/** A part shorter than this many units is too small for a finger. */
const FINGER = 24;

/** A column for each stretch of time, of one part or several, with its text above. */
export function ColumnsChart(data: ColumnsData) {
  return (
    <div className="@container">
      {ROOM_NAMES.map((room) => (
        <Drawing key={room} {...data} room={room} />
      ))}
    </div>
  );
}

type Datum = Record<string, string | number> & { id: string };

function Drawing({ label, colours, names, most, rows, isAcross, room }: ColumnsData & { room: Room }) {
  const { width, className } = (isAcross ? ROOMS : CARD_ROOMS)[room];
  const keys = colours.map((_, index) => `part${index}`);
  const data = rows.map(
    ({ id, values }): Datum => ({
      id,
      ...Object.fromEntries(keys.map((key, index) => [key, values[index] ?? 0])),
    }),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const band = width / Math.max(1, rows.length);

  /** A quarter's only column and the text above it are one link, as in a chart of bars; null if that text has no room. */
  const linkOf = (row: StackRow | undefined) =>
    colours.length === 1 && (row?.values[0] ?? 0) > 0 && hasRoom(row) ? (row?.hrefs[0] ?? null) : null;
  const hasRoom = (row: StackRow | undefined) => widthOf(row?.label ?? "", TEXT, true) <= band;

  /** Each part, with a link around it if it leads somewhere. */
  const drawParts = ({ bars }: BarCustomLayerProps<Datum>) =>
    bars.map(({ key, x, y, width: wide, height: high, color, data: { id, indexValue } }) => {
      const row = byId.get(String(indexValue));
      const index = keys.indexOf(String(id));
      const value = row?.values[index] ?? 0;
      if (value <= 0) return null;
      const own = linkOf(row);
      const href = own ?? (high >= FINGER ? row?.hrefs[index] : null);
      const text = row?.texts[index] ?? "";
      const part = (
        <>
          <rect x={x} y={y} width={wide} height={Math.max(2, high - 1)} rx="2" fill={row?.colour ?? color} />
          {colours.length > 1 && high >= LINE && wide >= widthOf(text, TEXT, true) ? (
            <text x={x + wide / 2} y={y + high / 2} {...IN_MIDDLE} dominantBaseline="central" fill={inkOn(color)}>
              {text}
            </text>
          ) : null}
          {own ? (
            <>
              <path d={areaOf(x, y - ABOVE, wide, high + ABOVE)} fill="transparent" />
              <text x={x + wide / 2} y={y - BESIDE} {...IN_MIDDLE} {...LEADS}>
                {row?.label}
              </text>
            </>
          ) : null}
        </>
      );
      const about = partOf(String(indexValue), [row?.name, names.length > 1 ? names[index] : ""], text);
      return href ? (
        <a key={key} href={href} {...about} aria-label={`${row?.name}, ${names[index]}: ${text}`}>
          {part}
        </a>
      ) : (
        <g key={key} {...about}>
          {part}
        </g>
      );
    });

  /** What each column is of, and how much it is. */
  const drawTexts = ({ bars, innerHeight }: BarCustomLayerProps<Datum>) =>
    bars
      .filter(({ data: { id } }) => id === keys[0])
      .map(({ key, x, width: wide, data: { indexValue } }) => {
        const row = byId.get(String(indexValue));
        const whole = (row?.values ?? []).reduce((sum, value) => sum + value, 0);
        const top = innerHeight * (1 - Math.min(1, whole / most));
        const middle = x + wide / 2;
        return (
          <g key={key}>
            {hasRoom(row) && !linkOf(row) ? (
              <text x={middle} y={top - BESIDE} {...IN_MIDDLE} fill={CHART_COLOURS.ink}>
                {row?.label}
              </text>
            ) : null}
            {row?.foot.map((text, line) =>
              text ? (
                <text
                  key={text}
                  x={within(middle, widthOf(text, TEXT), width)}
                  y={innerHeight + (line + 1) * LINE}
                  textAnchor="middle"
                  fontSize={TEXT}
                  fill={CHART_COLOURS.inkFaint}
                >
                  {text}
                </text>
              ) : null,
            )}
          </g>
        );
      });

  const drawGround = ({ innerWidth, innerHeight }: BarCustomLayerProps<Datum>) => (
    <path key="ground" d={`M0 ${innerHeight}H${innerWidth}`} stroke={CHART_COLOURS.inkFaint} />
  );

  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role={rows.some(({ hrefs }) => hrefs.some(Boolean)) ? "group" : "img"}
      aria-label={label}
      data-columns
      className={className}
      width={width}
    >
      <Bar<Datum>
        width={width}
        height={HEIGHT}
        margin={{ top: ABOVE, bottom: BELOW, left: 0, right: 0 }}
        data={data}
        keys={keys}
        layout="vertical"
        groupMode="stacked"
        valueScale={{ type: "linear", min: 0, max: most, nice: false }}
        padding={0.3}
        indexScale={{ type: "band", round: false }}
        colors={({ id }) => colours[keys.indexOf(String(id))] ?? CHART_COLOURS.accent}
        enableLabel={false}
        enableGridY={false}
        axisBottom={null}
        axisLeft={null}
        layers={[drawGround, drawParts, drawTexts]}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="presentation"
      />
    </svg>
  );
}

const IN_MIDDLE = { textAnchor: "middle", fontSize: TEXT, fontWeight: 600 } as const;

/** Where the middle of a text is that belongs at `middle`, so that it lies inside a drawing. */
const within = (middle: number, wide: number, width: number) => Math.min(Math.max(middle, wide / 2), width - wide / 2);
