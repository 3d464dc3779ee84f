import { Pie, type PieCustomLayerProps } from "@nivo/pie";
import { CHART_COLOURS } from "./colours";

export interface PieData {
  label: string;
  parts: { id: string; name: string; value: number; text: string; colour: string; href: string | null }[];
}

/** As large as the specification has it (results 9), with room around it for the figures. */
const SIZE = 220;

/** A part narrower than this share of the whole has no room for a finger; its companies are reached from the table. */
const ROOM = 1 / 12;

/** A whole in its parts, each with its figure beside it and a link where it leads somewhere. What the colours stand for is said below it. */
export function PieChart({ label, parts }: PieData) {
  const shown = parts.filter(({ value }) => value > 0);
  const texts = new Map(parts.map(({ id, text }) => [id, text]));
  const whole = shown.reduce((sum, { value }) => sum + value, 0);
  const linked = shown.filter(({ value, href }) => href !== null && value / whole >= ROOM);

  /** Over the parts that lead somewhere, as the library has drawn them. */
  const drawLinks = ({
    dataWithArc,
    arcGenerator,
    centerX,
    centerY,
  }: PieCustomLayerProps<{ id: string; value: number }>) => (
    <g key="links" transform={`translate(${centerX},${centerY})`}>
      {linked.map(({ id, name, text, href }) => {
        const arc = dataWithArc.find((each) => each.id === id)?.arc;
        return (
          <a key={id} href={href ?? undefined} aria-label={`${label}, ${name}: ${text}`}>
            <path d={(arc && arcGenerator(arc)) ?? undefined} fill="transparent" />
          </a>
        );
      })}
    </g>
  );

  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role={linked.length > 0 ? "group" : "img"}
      aria-label={label}
      width={SIZE}
      height={SIZE}
    >
      <Pie
        width={SIZE}
        height={SIZE}
        margin={{ top: 28, right: 28, bottom: 28, left: 28 }}
        data={shown.map(({ id, value }) => ({ id, value }))}
        colors={({ id }) => parts.find((part) => part.id === id)?.colour ?? CHART_COLOURS.accent}
        sortByValue={false}
        padAngle={shown.length > 1 ? 1 : 0}
        cornerRadius={2}
        enableArcLabels={false}
        arcLinkLabel={({ id }) => texts.get(String(id)) ?? ""}
        arcLinkLabelsDiagonalLength={8}
        arcLinkLabelsStraightLength={4}
        arcLinkLabelsTextColor={CHART_COLOURS.ink}
        arcLinkLabelsColor={CHART_COLOURS.inkFaint}
        arcLinkLabelsSkipAngle={0}
        layers={["arcs", "arcLinkLabels", drawLinks]}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="presentation"
      />
    </svg>
  );
}
