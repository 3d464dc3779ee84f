import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { READINESS } from "~/core/kinds/kind";
import type { ResultsView } from "~/results/results/view";
import { Charts } from "./charts";
import { KindCards } from "./kind-cards";
import { formerOf } from "./lead";
import { PlanNext } from "./next-practices";
import { Performance } from "./performance";
import { ReadinessLead } from "./readiness-lead";
import { Ready, ReportPage, type ReportProps } from "./report-page";
import { SdgMapping } from "./sdg-mapping";
import { Sources } from "./sources";
import { Welcome } from "./welcome";

/** The readiness results. */
export function ResultsPage({
  report,
  view,
  chart,
  signing,
}: {
  report: ReportProps;
  view: ResultsView;
  /** "Score of Category" as SVG markup. */
  chart: string;
  /** The part in which the report is reviewed and approved. */
  signing?: ReactNode;
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
      lead={
        <ReadinessLead
          view={view}
          path={path}
          news={isNew ? <Ready /> : null}
          action={<PlanNext report={report} practices={view.practices} />}
          former={report.isOwn ? formerOf(profile) : null}
        />
      }
      practices={view.practices}
      practicesTitle={t("next.title")}
      scores={<Sources view={view} path={path} evidence={evidence} peerIndustry={profile.peerIndustry} />}
      top={isOwn && kind === READINESS ? <KindCards path={path} current={READINESS} /> : null}
      dialog={isNew ? <Welcome path={path} level={view.level.name} percent={view.own.whole} /> : null}
    >
      {signing}
      <Performance view={view} linksHowTos />
      <Charts view={view} text={t("source.categoryText")} chart={chart} />
      <SdgMapping sdgs={view.sdgs} path={path} />
    </ReportPage>
  );
}
