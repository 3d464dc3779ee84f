import { Radar } from "@nivo/radar";
import { ASCENT, DESCENT, inWholeWords, widestOf } from "../measure";
import { CHART_COLOURS } from "./colours";
import { partOf } from "./part";

export interface RadarData {
  label: string;
  /** The distance between the rings, of 100. */
  step: number;
  rows: { id: string; name: string; value: number; label: string }[];
}

const THEME = {
  grid: { line: { stroke: CHART_COLOURS.line } },
};

/** Drawings for a phone and for anything wider: the radius of the rings, and the width of a name's lines where words allow. */
const SHAPES = {
  narrow: { radius: 72, line: 84, className: "@min-[24rem]:hidden" },
  wide: { radius: 112, line: 116, className: "@max-[24rem]:hidden" },
} as const;

const SIZE = 13;
const LINE = 15;
const OFFSET = 14;

/** Scores of 0 to 100 around a centre, each with its name and figure at its end. */
export function RadarChart(data: RadarData) {
  return (
    <div className="@container">
      <Drawing {...data} shape="narrow" />
      <Drawing {...data} shape="wide" />
    </div>
  );
}

function Drawing({ label, step, rows, shape }: RadarData & { shape: keyof typeof SHAPES }) {
  const { radius, line, className } = SHAPES[shape];
  const names = inWholeWords(
    rows.map(({ name }) => name),
    line,
    SIZE,
  );
  const labels = rows.map((row) => row.label);
  const beside = OFFSET + Math.max(widestOf(names.flat(), SIZE), widestOf(labels, SIZE, true));
  const above = Math.ceil(OFFSET + (Math.max(...names.map(({ length }) => length)) + 1) * LINE + SIZE * DESCENT);
  const [width, height] = [2 * (radius + beside), 2 * (radius + above)];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} width={width} className={className}>
      <Radar
        width={width}
        height={height}
        margin={{ top: above, right: beside, bottom: above, left: beside }}
        data={rows.map(({ value }, index) => ({ index: String(index), value }))}
        indexBy="index"
        keys={["value"]}
        maxValue={100}
        gridLevels={100 / step}
        gridShape="linear"
        gridLabelOffset={OFFSET}
        gridLabel={({ id, x, y, anchor }) => {
          const [lines, row] = [names[Number(id)] ?? [], rows[Number(id)]];
          // At the top the name is above its point, at the bottom below it, and in between beside it.
          const raised = (lines.length + 1) * LINE * (0.5 - y / (radius + OFFSET) / 2);
          return (
            <text
              x={x}
              textAnchor={anchor}
              fontSize={SIZE}
              fill={CHART_COLOURS.ink}
              {...partOf(row?.id ?? "", [row?.name], row?.label)}
            >
              {lines.map((text, index) => (
                <tspan key={text} x={x} y={y - raised + SIZE * ASCENT + index * LINE}>
                  {text}
                </tspan>
              ))}
              <tspan x={x} y={y - raised + SIZE * ASCENT + lines.length * LINE} fontWeight="600">
                {row?.label}
              </tspan>
            </text>
          );
        }}
        colors={[CHART_COLOURS.accent]}
        fillOpacity={0.2}
        borderWidth={2}
        dotSize={7}
        dotColor={CHART_COLOURS.accent}
        theme={THEME}
        curve="linearClosed"
        animate={false}
        isInteractive={false}
        renderWrapper={false}
      />
    </svg>
  );
}
