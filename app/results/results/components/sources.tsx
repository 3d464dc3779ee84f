import { useTranslation } from "react-i18next";
import { drawNarrowBars } from "~/results/figures/bars";
import { Figure } from "~/results/figures/figure";
import { comparisonLegend, drawComparison } from "~/results/results/comparison";
import type { ScoresView } from "~/results/results/scores-view";
import { Card } from "~/ui/card";
import { ChartFigure } from "~/ui/chart-figure";
import { Table } from "~/ui/table";
import { IndicatorTable } from "./indicator-table";
import { ResultsSection } from "./section";

/** Where the level comes from: the score of each dimension, then of each indicator, against the peers'. */
export function Sources({
  view,
  path,
  text,
  chart,
  peerIndustry,
}: {
  view: ScoresView;
  /** The path of the results, where each score can be traced. */
  path?: string;
  /** What the scores are shares of. */
  text: string;
  chart: string;
  peerIndustry: string;
}) {
  const { t } = useTranslation("results");
  const { basis, dimensions } = view;
  const hasPeers = basis.kind !== "none";
  const peersColumn = hasPeers ? [{ key: "peers", header: t("columns.peers"), align: "end" as const }] : [];
  return (
    <ResultsSection id="source" title={t("source.title")}>
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
      <Card className="mt-4 pt-5 sm:pt-7">
        <div className="px-5 sm:px-7">
          <h3 id="indicator">{t("source.indicator")}</h3>
          <p className="mt-1 mb-4 max-w-measure text-ink-3">
            {t(`source.${basis.kind}`, { companies: basis.companies, fewest: basis.fewest, industry: peerIndustry })}{" "}
            <a href="/legal-documents?tab=methodology">{t("source.methodology")}</a>
          </p>
        </div>
        <IndicatorTable labelledBy="indicator" path={path} dimensions={dimensions} hasPeers={hasPeers} />
      </Card>
      <Comparison view={view} />
    </ResultsSection>
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
