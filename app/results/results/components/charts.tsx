import { useTranslation } from "react-i18next";
import { drawNarrowBars } from "~/results/figures/bars";
import { Figure } from "~/results/figures/figure";
import { comparisonLegend, drawComparison } from "~/results/results/comparison";
import type { ScoresView } from "~/results/results/scores-view";
import { Card } from "~/ui/card";
import { ChartFigure } from "~/ui/chart-figure";
import { Table } from "~/ui/table";
import { ResultsPart } from "./part";

/** The scores of the dimensions and of the indicators as bars, against the peers'. */
export function Charts({
  view,
  text,
  chart,
}: {
  view: ScoresView;
  /** What the scores are shares of. */
  text: string;
  /** "Score of Category" as SVG markup. */
  chart: string;
}) {
  const { t } = useTranslation("results");
  const { basis, dimensions } = view;
  const hasPeers = basis.kind !== "none";
  const peersColumn = hasPeers ? [{ key: "peers", header: t("columns.peers"), align: "end" as const }] : [];
  return (
    <ResultsPart id="charts" title={t("charts.title")}>
      <Card padded>
        <ChartFigure
          title={t("source.category")}
          description={text}
          tableSummary={t("source.categoryTable")}
          table={
            <Table
              caption={t("source.category")}
              captionHidden
              isCompact
              columns={[
                { key: "dimension", header: t("columns.dimension") },
                { key: "own", header: t("columns.own"), align: "end" },
                ...peersColumn,
                { key: "level", header: t("columns.level"), wide: true },
              ]}
              rows={dimensions.map((dimension) => ({
                key: dimension.id,
                cells: {
                  dimension: dimension.name,
                  own: dimension.own.exact,
                  peers: dimension.peers?.whole,
                  level: dimension.level.name,
                },
              }))}
            />
          }
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that the loader's own drawing has escaped */}
          <div dangerouslySetInnerHTML={{ __html: chart }} />
        </ChartFigure>
      </Card>
      <Comparison view={view} />
    </ResultsPart>
  );
}

/** Every indicator's bar above its peers'. */
function Comparison({ view }: { view: ScoresView }) {
  const { t } = useTranslation("results");
  const title = t("comparison.title");
  const rows = view.dimensions.flatMap(({ topics }) => topics);
  const drawing = drawComparison(view, rows, title);
  const narrow = drawComparison(view, rows, title, drawNarrowBars);
  if (!drawing || !narrow) return null;
  const legend = comparisonLegend(view).map(({ key, paint }) => ({ name: t(key), paint }));
  return (
    <Card padded className="mt-4">
      <h3>{title}</h3>
      <Figure drawing={drawing} narrow={narrow} legend={legend} />
    </Card>
  );
}
