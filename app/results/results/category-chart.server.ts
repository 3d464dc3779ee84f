import type { Language } from "~/core/language";
import { translator } from "~/i18n/i18n.server";
import { CHART_COLOURS, LEVEL_COLOURS } from "~/results/figures/charts/colours";
import { drawChart } from "~/results/figures/charts/draw.server";
import type { ScoreBar } from "~/results/figures/charts/score-chart";
import type { OverviewView } from "./overview-view";
import type { ScoresView } from "./scores-view";

/** "Score of Category" as SVG markup. */
export function drawCategoryChart({ dimensions }: ScoresView, language: Language): Promise<string> {
  const t = translator(language, "results");
  const bars: ScoreBar[] = dimensions.map(({ id, name, own, peers, level }) => ({
    id,
    name,
    own: { percent: own.percent, label: t("source.you", { percent: own.whole }), colour: LEVEL_COLOURS[level.id] },
    peers: peers && { percent: peers.percent, label: t("source.peersBar", { percent: peers.whole }) },
  }));
  return drawChart("scores", { label: t("source.category"), bars });
}

/** How much of each dimension is answered, drawn the same way. */
export function drawProgressChart(dimensions: OverviewView["dimensions"], language: Language): Promise<string> {
  const bars = dimensions.map(({ id, name, percent, said }): ScoreBar => {
    return { id, name, own: { percent, label: said, colour: CHART_COLOURS.accent }, peers: null };
  });
  return drawChart("scores", { label: translator(language, "climate")("overview.chart"), bars });
}
