import { Pie, type PieCustomLayerProps } from "@nivo/pie";
import { widestOf } from "../measure";
import { CHART_COLOURS } from "./colours";
import { partOf } from "./part";
import { LEADS } from "./stack-chart";

export interface PieData {
  label: string;
  parts: { id: string; name: string; value: number; text: string; colour: string; href: string | null }[];
}

/** Height of the chart (specification, results 9). */
const HEIGHT = 220;
/** Font size. */
const SIZE = 12;
/** Height of a line. */
const LINE = 15;
/** Distance of texts from the parts. */
const OFFSET = 12;
const RADIUS = HEIGHT / 2 - LINE / 2 - OFFSET;

/** A part narrower than this share of the whole is too small for a finger; the table links its companies instead. */
const ROOM = 1 / 12;

/** A whole in its parts, each with its figure beside it, and a link if it leads somewhere. The colours are explained below it. */
export function PieChart({ label, parts }: PieData) {
  const shown = parts.filter(({ value }) => value > 0);
  const whole = shown.reduce((sum, { value }) => sum + value, 0);
  const isLinked = ({ value, href }: PieData["parts"][number]) => href !== null && value / whole >= ROOM;

  /**
   * Each part once more, over the shape that the library has drawn, with its figure beside it and a line from the part; a link if it leads
   * somewhere. No two figures overlap.
   */
  const drawParts = ({
    dataWithArc,
    arcGenerator,
    centerX,
    centerY,
  }: PieCustomLayerProps<{ id: string; value: number }>) => {
    const places = placeTexts(
      dataWithArc.map(({ id, arc }) => ({ id: String(id), turn: (arc.startAngle + arc.endAngle) / 2 })),
    );
    return (
      <g key="parts" transform={`translate(${centerX},${centerY})`} fontSize={SIZE} fill={CHART_COLOURS.ink}>
        {shown.map((part) => {
          const { id, name, text, href } = part;
          const arc = dataWithArc.find((each) => each.id === id)?.arc;
          const outline = (arc && arcGenerator(arc)) ?? undefined;
          const about = partOf(id, [name], text);
          const place = places.find((each) => each.id === id);
          const own = (
            <>
              <path d={outline} fill="transparent" />
              {place ? <Beside {...place} text={text} isLink={isLinked(part)} /> : null}
            </>
          );
          return isLinked(part) ? (
            <a key={id} href={href ?? undefined} {...about} aria-label={`${label}, ${name}: ${text}`}>
              {own}
            </a>
          ) : (
            <g key={id} {...about}>
              {own}
            </g>
          );
        })}
      </g>
    );
  };

  const width =
    2 *
    (besideAt(0) +
      widestOf(
        parts.map(({ text }) => text),
        SIZE,
      ));
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role={shown.some(isLinked) ? "group" : "img"}
      aria-label={label}
      width={width}
      height={HEIGHT}
    >
      <Pie
        width={width}
        height={HEIGHT}
        margin={{
          top: HEIGHT / 2 - RADIUS,
          right: width / 2 - RADIUS,
          bottom: HEIGHT / 2 - RADIUS,
          left: width / 2 - RADIUS,
        }}
        data={shown.map(({ id, value }) => ({ id, value }))}
        colors={({ id }) => parts.find((part) => part.id === id)?.colour ?? CHART_COLOURS.accent}
        sortByValue={false}
        padAngle={shown.length > 1 ? 1 : 0}
        cornerRadius={2}
        enableArcLabels={false}
        enableArcLinkLabels={false}
        layers={["arcs", drawParts]}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="presentation"
      />
    </svg>
  );
}

/** The figure of a part beside it, with a line from the part. */
function Beside({ turn, side, y, text, isLink }: FigurePosition & { text: string; isLink: boolean }) {
  const [edge, x] = [[Math.sin(turn) * RADIUS, -Math.cos(turn) * RADIUS], besideAt(y)];
  return (
    <>
      <path d={`M${edge.join(" ")}L${side * (x - 3)} ${y}`} stroke={CHART_COLOURS.inkFaint} fill="none" />
      <text
        x={side * x}
        y={y}
        dominantBaseline="central"
        textAnchor={side > 0 ? "start" : "end"}
        {...(isLink ? LEADS : null)}
      >
        {text}
      </text>
    </>
  );
}

interface FigurePosition {
  /** The direction of the part. */
  turn: number;
  /** On the right of the pie (1) or on its left (-1), and how far below its middle. */
  side: number;
  y: number;
}

/** How far from the centre a text is at a height. */
const besideAt = (y: number) => Math.sqrt(Math.max(0, (RADIUS + OFFSET) ** 2 - y ** 2)) + OFFSET / 2;

/** Places the texts of parts that point in these directions: each at its part, or as near as the others on its side allow. */
function placeTexts(parts: readonly { id: string; turn: number }[]): (FigurePosition & { id: string })[] {
  const most = HEIGHT / 2 - LINE / 2;
  return [1, -1].flatMap((side) => {
    const own = parts
      .filter(({ turn }) => (turn <= Math.PI ? 1 : -1) === side)
      .map((part) => ({ ...part, side, y: -Math.cos(part.turn) * (RADIUS + OFFSET) }))
      .toSorted((one, other) => one.y - other.y);
    let least = -most;
    for (const each of own) {
      each.y = Math.max(each.y, least);
      least = each.y + LINE;
    }
    let highest = most;
    for (const each of own.toReversed()) {
      each.y = Math.min(each.y, highest);
      highest = each.y - LINE;
    }
    return own;
  });
}
