import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/domain/language";
import { remember } from "~/domain/remember";
import { translator } from "~/i18n/i18n.server";
import { CHART_COLOURS, LEVEL_COLOURS } from "./components/chart-colours";
import { type ScoreBar, ScoreChart } from "./components/score-chart";
import type { OverviewView } from "./overview-view";
import type { ScoresView } from "./scores-view";

/** Drawings that an isolate keeps, some 12 KB each. They hold what they are asked by: percentages and names of categories. */
const KEPT = 200;

const draw = remember(KEPT, (asked) => {
  const { label, bars }: { label: string; bars: ScoreBar[] } = JSON.parse(asked);
  return renderToStaticMarkup(<ScoreChart label={label} bars={bars} />);
});

/** «Score of Category» as SVG markup. Drawn in the loader, so that the chart library never becomes a script of the page. */
export function drawCategoryChart({ dimensions }: ScoresView, language: Language): string {
  const t = translator(language, "results");
  const bars: ScoreBar[] = dimensions.map(({ id, name, own, peers, level }) => ({
    id,
    name,
    own: { percent: own.percent, label: t("source.you", { percent: own.whole }), colour: LEVEL_COLOURS[level.id] },
    peers: peers && { percent: peers.percent, label: t("source.peersBar", { percent: peers.whole }) },
  }));
  return draw(JSON.stringify({ label: t("source.category"), bars }));
}

/** How much of each dimension is answered, drawn the same way. */
export function drawProgressChart(dimensions: OverviewView["dimensions"], language: Language): string {
  const bars = dimensions.map(({ id, name, percent, said }): ScoreBar => {
    return { id, name, own: { percent, label: said, colour: CHART_COLOURS.accent }, peers: null };
  });
  return draw(JSON.stringify({ label: translator(language, "climate")("overview.chart"), bars }));
}
