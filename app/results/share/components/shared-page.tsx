import { useTranslation } from "react-i18next";
import { ReportSheet, ReportStatus } from "~/results/report/components/report-page";
import type { SharedReport } from "../parts";

/** A report as the reader of a link sees it: only the report, and how long it can be read. */
export function SharedPage({ report, until }: { report: SharedReport; until: string }) {
  const { t } = useTranslation("share");
  return (
    <div className="pb-5 print:py-0">
      <ReportStatus standing={report.standing} check={report.check} />
      <p className="pt-5 pb-3 print:hidden">
        <a href={report.check.path} className="inline-flex min-h-11 items-center">
          {report.check.text}
        </a>
      </p>
      <p className="pb-5 text-small text-ink-2 wrap-anywhere print:hidden">
        {t("shared.lead", { company: report.cover.company, date: until })}
      </p>
      <ReportSheet report={report} />
      <p className="pt-5 text-small text-ink-3 print:hidden">
        {t("shared.counted", { company: report.cover.company })}
      </p>
    </div>
  );
}
