import type { ChartData, ChartName } from "./draw-charts.server";

/** A chart as SVG markup. The library that draws it is a separate module (scripts/apart), and never becomes a script of a page. */
export async function drawChart<N extends ChartName>(name: N, data: ChartData<N>): Promise<string> {
  const { drawChartNow } = await import("./draw-charts.server");
  return drawChartNow(name, data);
}
