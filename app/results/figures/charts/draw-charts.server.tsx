import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { remember } from "~/core/remember";
import { ColumnsChart } from "./columns-chart";
import { PieChart } from "./pie-chart";
import { RadarChart } from "./radar-chart";
import { ScoreChart } from "./score-chart";
import { StackChart } from "./stack-chart";

/** The charts that the library draws, by name. Each takes only JSON data, and reads nothing else. */
const CHARTS = { scores: ScoreChart, stack: StackChart, columns: ColumnsChart, radar: RadarChart, pie: PieChart };

export type ChartName = keyof typeof CHARTS;
export type ChartData<N extends ChartName> = Parameters<(typeof CHARTS)[N]>[0];

/**
 * Drawings that an isolate caches, about 12 KB each. Their cache keys contain only numbers, and names that a reader was allowed to read.
 */
const KEPT = 200;

const draw = remember(KEPT, (asked) => {
  const [name, data]: [ChartName, object] = JSON.parse(asked);
  return renderToStaticMarkup(createElement(CHARTS[name] as FunctionComponent<object>, data));
});

/** A chart as SVG markup, drawn once for the same data. */
export function drawChartNow<N extends ChartName>(name: N, data: ChartData<N>): string {
  return draw(JSON.stringify([name, data]));
}
