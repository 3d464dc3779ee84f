import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/domain/language";
import { translator } from "~/i18n/i18n.server";
import { LEVEL_COLOURS } from "./components/chart-colours";
import { ScoreChart } from "./components/score-chart";
import type { ResultsView } from "./view";

/** «Score of Category» as SVG markup. Drawn in the loader, so that the chart library never becomes a script of the page. */
export function drawCategoryChart({ dimensions }: ResultsView, language: Language): string {
  const t = translator(language, "results");
  const bars = dimensions.map(({ id, name, own, peers, level }) => ({
    id,
    name,
    own: { percent: own.percent, label: t("source.you", { percent: own.whole }), colour: LEVEL_COLOURS[level.id] },
    peers: peers && { percent: peers.percent, label: t("source.peersBar", { percent: peers.whole }) },
  }));
  return renderToStaticMarkup(<ScoreChart label={t("source.category")} bars={bars} />);
}
