import { useTranslation } from "react-i18next";
import { READINESS } from "~/core/kinds/kind";
import type { ReviewsView } from "~/results/results/reviews";
import type { ResultsView } from "~/results/results/view";
import { KindCards } from "./kind-cards";
import { NextSteps } from "./next-steps";
import { useParts } from "./parts";
import { Performance } from "./performance";
import { PlanLink } from "./plan-link";
import { ReadinessLead } from "./readiness-lead";
import { ReportActions } from "./report-actions";
import { Ready, ReportPage, type ReportProps } from "./report-page";
import { ApproveDialog, Reviews } from "./reviews";
import { SdgMapping } from "./sdg-mapping";
import { Sources } from "./sources";
import { Welcome } from "./welcome";

/** The readiness results: the answer, where it comes from, what to do next, and the details. */
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
  const { t: reviewsText } = useTranslation("reviews");
  const { kind, path, profile, isNew, isOwn } = report;
  const parts = {
    before: useParts(view),
    after: isOwn ? [{ id: "reviews", name: reviewsText("title") }] : [],
  };
  return (
    <ReportPage
      report={report}
      view={view}
      title={t("report")}
      summary={t("lead.practices", { count: view.points.reached, of: view.points.of })}
      disclaimer={t("disclaimer.text")}
      actions={<ReportActions path={path} reportPath={report.reportPath} sharePath={report.sharePath} isOwn={isOwn} />}
      lead={<ReadinessLead view={view} path={path} news={isNew ? <Ready /> : null} />}
      top={isOwn && kind === READINESS ? <KindCards path={path} current={READINESS} /> : null}
      parts={parts}
      ending={isOwn ? <Reviews reviews={reviews} path={path} /> : null}
      dialog={reviews.asks ? <ApproveDialog path={path} /> : isNew ? <Welcome path={path} /> : null}
    >
      <Sources
        view={view}
        path={path}
        text={t("source.categoryText")}
        chart={chart}
        peerIndustry={profile.peerIndustry}
      />
      {view.next ? <NextSteps next={view.next} linksHowTos /> : null}
      {isOwn ? <PlanLink kind={kind} /> : null}
      <Performance view={view} linksHowTos />
      <SdgMapping sdgs={view.sdgs} path={path} />
    </ReportPage>
  );
}
