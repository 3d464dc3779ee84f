import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describeEmissions } from "~/results/results/climate-words";
import type { ProgressView } from "~/results/results/progress-view";
import type { ContentsEntry } from "~/ui/contents";
import { ActionPlan } from "./action-plan";
import { Certifications } from "./certifications";
import { GreenhouseGas } from "./greenhouse-gas";
import { Lead } from "./lead";
import { PlanLink } from "./plan-link";
import { DownloadReport } from "./report-actions";
import { Ready, ReportPage, type ReportProps } from "./report-page";
import { Sources } from "./sources";

/** The results of a Progress Assessment: the answer, where it comes from, emissions, certificates and what to do next. */
export function ProgressPage({
  report,
  view,
  chart,
  ending,
}: {
  report: ReportProps;
  view: ProgressView;
  /** "Score of Category" as SVG markup. */
  chart: string;
  /** What follows the documents, with its entries in the table of contents. */
  ending?: { parts: ContentsEntry[]; content: ReactNode };
}) {
  const { t } = useTranslation("climate");
  const { t: results } = useTranslation("results");
  const points = t("points", { count: view.points.reached, of: view.points.of });
  const parts = [
    { id: "source", name: results("source.title") },
    { id: "ghg", name: t("ghg.title") },
    { id: "certifications", name: t("certifications.title") },
    { id: "plan", name: t("plan.title") },
  ];
  return (
    <ReportPage
      report={report}
      view={view}
      title={t("report")}
      summary={points}
      disclaimer={t("disclaimer")}
      actions={
        <DownloadReport
          reportPath={report.reportPath}
          sharePath={report.sharePath}
          fetches={report.isNew ? { nonce: report.nonce } : undefined}
        />
      }
      lead={
        <Lead
          view={view}
          path={report.path}
          text={[points, describeEmissions(view.ghg, t)].filter(Boolean).join(" ")}
          news={report.isNew ? <Ready /> : null}
        >
          <p className="mt-5 max-w-measure text-ink-2">{view.performance}</p>
        </Lead>
      }
      parts={{ before: parts, after: ending?.parts ?? [] }}
      ending={ending?.content}
    >
      <Sources
        view={view}
        path={report.path}
        text={t("source")}
        chart={chart}
        peerIndustry={report.profile.peerIndustry}
      />
      <GreenhouseGas ghg={view.ghg} />
      <Certifications names={view.certifications} />
      <ActionPlan rows={view.plan} isPastHalf={view.isPastHalf} />
      {report.isOwn ? <PlanLink kind={report.kind} /> : null}
    </ReportPage>
  );
}
