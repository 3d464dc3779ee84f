import { useTranslation } from "react-i18next";
import { READINESS } from "~/core/kinds/kind";
import type { ReviewsView } from "~/results/results/reviews";
import type { ResultsView } from "~/results/results/view";
import { Charts } from "./charts";
import { KindCards } from "./kind-cards";
import { Performance } from "./performance";
import { ReadinessLead } from "./readiness-lead";
import { Ready, ReportPage, type ReportProps } from "./report-page";
import { ApproveDialog, Reviews } from "./reviews";
import { SdgMapping } from "./sdg-mapping";
import { Sources } from "./sources";
import { Welcome } from "./welcome";

/** The readiness results. */
export function ResultsPage({
  report,
  view,
  chart,
  reviews,
}: {
  report: ReportProps;
  view: ResultsView;
  /** "Score of Category" as SVG markup. */
  chart: string;
  reviews: ReviewsView;
}) {
  const { t } = useTranslation("results");
  const { kind, path, profile, isNew, isOwn, evidence } = report;
  return (
    <ReportPage
      report={report}
      view={view}
      title={t("report")}
      summary={t("lead.practices", { count: view.points.reached, of: view.points.of })}
      disclaimer={t("disclaimer.text")}
      lead={<ReadinessLead view={view} path={path} news={isNew ? <Ready /> : null} />}
      practices={view.practices}
      practicesTitle={t("next.title")}
      scores={<Sources view={view} path={path} evidence={evidence} peerIndustry={profile.peerIndustry} />}
      top={isOwn && kind === READINESS ? <KindCards path={path} current={READINESS} /> : null}
      dialog={reviews.asks ? <ApproveDialog path={path} /> : isNew ? <Welcome path={path} /> : null}
    >
      {isOwn ? <Reviews reviews={reviews} path={path} /> : null}
      <Performance view={view} linksHowTos />
      <Charts view={view} text={t("source.categoryText")} chart={chart} />
      <SdgMapping sdgs={view.sdgs} path={path} />
    </ReportPage>
  );
}
