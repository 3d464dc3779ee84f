import { Pie } from "@nivo/pie";
import { CHART_COLOURS } from "./colours";

export interface PieData {
  label: string;
  parts: { id: string; value: number; text: string; colour: string; href: string | null }[];
}

/** As large as the specification has it (results 9), with room around it for the figures. */
const SIZE = 220;

/** A whole in its parts, each with its figure beside it. What the colours stand for is said below it. */
export function PieChart({ label, parts }: PieData) {
  const shown = parts.filter(({ value }) => value > 0);
  const texts = new Map(parts.map(({ id, text }) => [id, text]));
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label} width={SIZE} height={SIZE}>
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
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="presentation"
      />
    </svg>
  );
}
