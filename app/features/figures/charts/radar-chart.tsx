import { Radar } from "@nivo/radar";
import { CHART_COLOURS } from "./colours";
import { inLines } from "./lines";

export interface RadarData {
  label: string;
  /** How far apart the rings stand, of 100. */
  step: number;
  rows: { name: string; value: number; label: string }[];
}

const THEME = {
  grid: { line: { stroke: CHART_COLOURS.line } },
};
const [SIZE, AROUND] = [440, 122];
/** Letters that have room beside the rings. */
const LETTERS = 15;

/** Scores of 0 to 100 around a centre, each named with its figure at its end. */
export function RadarChart({ label, step, rows }: RadarData) {
  const rings = 100 / step;
  const labels = new Map(rows.map((row) => [row.name, row.label]));
  const data = rows.map(({ name, value }) => ({ name, value }));
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label} width={SIZE} className="overflow-visible">
      <Radar
        width={SIZE}
        height={SIZE}
        margin={{ top: AROUND, right: AROUND, bottom: AROUND, left: AROUND }}
        data={data}
        indexBy="name"
        keys={["value"]}
        maxValue={100}
        gridLevels={rings}
        gridShape="linear"
        gridLabelOffset={14}
        gridLabel={({ id, x, y, anchor }) => {
          const lines = inLines(String(id), LETTERS);
          return (
            <text x={x} y={y - (lines.length - 1) * 8} textAnchor={anchor} fontSize="13" fill={CHART_COLOURS.ink}>
              {lines.map((line, index) => (
                <tspan key={line} x={x} dy={index ? 15 : 0}>
                  {line}
                </tspan>
              ))}
              <tspan x={x} dy="15" fontWeight="600">
                {labels.get(String(id))}
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
