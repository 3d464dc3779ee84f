import { useTranslation } from "react-i18next";
import type { EvidenceView } from "~/results/results/evidence-view";
import type { ScoresView } from "~/results/results/scores-view";
import { Card } from "~/ui/card";
import { IndicatorTable } from "./indicator-table";

/** Where the level comes from: the score of each dimension and indicator, beside its peers', its level and its evidence. */
export function Sources({
  view,
  path,
  evidence,
  peerIndustry,
}: {
  view: ScoresView;
  /** The path of the results, where each score can be traced. */
  path?: string;
  /** A sample has none. */
  evidence?: EvidenceView;
  peerIndustry: string;
}) {
  const { t } = useTranslation("results");
  const { basis, dimensions } = view;
  return (
    <Card as="section" className="mt-4 pt-5 sm:pt-6">
      <h2 id="source" className="px-5 pb-3 sm:px-7">
        {t("source.indicator")}
      </h2>
      <IndicatorTable
        labelledBy="source"
        path={path}
        dimensions={dimensions}
        hasPeers={basis.kind !== "none"}
        evidence={evidence?.topics}
      />
      <p className="px-5 py-4 text-small text-ink-3 sm:px-7">
        {t(`source.${basis.kind}`, { companies: basis.companies, fewest: basis.fewest, industry: peerIndustry })}{" "}
        <a href="/legal-documents?tab=methodology">{t("source.methodology")}</a>
      </p>
    </Card>
  );
}
