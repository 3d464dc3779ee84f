import { Container } from "@nivo/core";
import { BasicTooltip, TooltipWrapper } from "@nivo/tooltip";
import type { Tip } from "../live-charts";

const THEME = {
  tooltip: {
    container: {
      background: "var(--color-surface)",
      color: "var(--color-ink)",
      border: "1px solid var(--color-line-strong)",
      borderRadius: "6px",
      fontSize: "0.875rem",
      whiteSpace: "nowrap" as const,
    },
  },
};

/** The library's tooltip at a part of a chart. */
export default function ChartTip({ text, colour, x, y, anchor }: Tip) {
  return (
    <Container animate={false} isInteractive={false} renderWrapper={false} theme={THEME}>
      <TooltipWrapper position={[x, y]} anchor={anchor}>
        <BasicTooltip id={text} color={colour} enableChip={!colour.startsWith("transparent")} />
      </TooltipWrapper>
    </Container>
  );
}
