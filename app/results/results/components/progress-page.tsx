import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describeEmissions } from "~/results/results/climate-words";
import type { ProgressView } from "~/results/results/progress-view";
import { ActionPlan } from "./action-plan";
import { Certifications } from "./certifications";
import { Charts } from "./charts";
import { GreenhouseGas } from "./greenhouse-gas";
import { formerOf, Lead } from "./lead";
import { PlanNext, PlanSteps } from "./next-practices";
import { ResultsPart } from "./part";
import { Ready, ReportPage, type ReportProps } from "./report-page";
import { Sources } from "./sources";

/** The results of a Progress Assessment. */
export function ProgressPage({
  report,
  view,
  chart,
  signing,
}: {
  report: ReportProps;
  view: ProgressView;
  /** "Score of Category" as SVG markup. */
  chart: string;
  /** The part in which the report is approved and signed. */
  signing?: ReactNode;
}) {
  const { t } = useTranslation("climate");
  const { t: results } = useTranslation("results");
  const { path, isNew, evidence, profile } = report;
  const points = t("points", { count: view.points.reached, of: view.points.of });
  return (
    <ReportPage
      report={report}
      view={view}
      title={t("report")}
      summary={points}
      disclaimer={t("disclaimer")}
      lead={
        <Lead
          view={view}
          path={path}
          text={[points, view.next ? t("next", view.next) : results("lead.top"), describeEmissions(view.ghg, t)]
            .filter(Boolean)
            .join(" ")}
          news={isNew ? <Ready /> : null}
          action={<PlanNext report={report} practices={view.practices} />}
          former={report.isOwn ? formerOf(profile) : null}
        />
      }
      practices={view.practices}
      practicesTitle={results("next.title")}
      scores={<Sources view={view} path={path} evidence={evidence} peerIndustry={profile.peerIndustry} />}
    >
      {signing}
      <GreenhouseGas ghg={view.ghg} />
      <ActionPlan rows={view.plan} isPastHalf={view.isPastHalf}>
        <PlanSteps report={report} practices={view.practices} />
      </ActionPlan>
      <ResultsPart id="performance" title={t("performance", { level: view.level.name })}>
        <p className="max-w-measure text-ink-2">{view.performance}</p>
      </ResultsPart>
      <Charts view={view} text={t("source")} chart={chart} />
      <Certifications names={view.certifications} />
    </ReportPage>
  );
}
