import { useTranslation } from "react-i18next";
import { PreviewDialog } from "~/features/evidence/components/preview-dialog";
import { type EvidenceView, findShown } from "~/features/results/evidence-view";
import type { ReportProfile } from "~/features/results/profile.server";
import type { ReviewsView } from "~/features/results/reviews";
import type { ResultsView } from "~/features/results/view";
import { useAssessmentName } from "~/features/web/use-assessment-name";
import { ButtonLink } from "~/ui/button";
import { inertWhile } from "~/ui/dialog";
import { Icon } from "~/ui/icons";
import { Notice } from "~/ui/notice";
import { PrintButton } from "~/ui/print-button";
import { About } from "./about";
import { Evidence } from "./evidence";
import { Lead } from "./lead";
import { NextSteps } from "./next-steps";
import { Performance } from "./performance";
import { ApproveDialog, Reviews } from "./reviews";
import { SdgMapping } from "./sdg-mapping";
import { Sources } from "./sources";
import { WelcomeDialog } from "./welcome-dialog";

/** The readiness results: the answer, where it comes from, what to do next, and the details. */
export function ResultsPage({
  view,
  chart,
  profile,
  reviews,
  path,
  isNew,
  isWelcome,
  isPrinted,
  evidence,
  preview,
  nonce,
}: {
  view: ResultsView;
  /** «Score of Category» as SVG markup. */
  chart: string;
  profile: ReportProfile;
  reviews: ReviewsView;
  path: string;
  /** Somebody comes from submitting; the welcome is shown to them once. */
  isNew: boolean;
  isWelcome: boolean;
  /** Somebody comes to print it, which is the one state that has a script. */
  isPrinted: boolean;
  evidence: EvidenceView;
  /** Id of the file that is looked at. */
  preview: string | null;
  nonce: string;
}) {
  const { t } = useTranslation("results");
  const { t: evidenceText } = useTranslation("evidence");
  const { t: completion } = useTranslation("completion");
  const assessment = useAssessmentName();
  const printHref = `${path}?download=true`;
  const shown = isWelcome ? null : findShown(evidence, preview);
  return (
    <>
      <div {...inertWhile(isWelcome || reviews.asks || shown !== null)}>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pt-7 pb-5 md:pt-10 print:pt-0">
          <div>
            <p className="font-semibold">{t("report")}</p>
            <p className="text-ink-2">
              {[profile.company, assessment, t("submitted", { date: view.submittedOn })].join(" · ")}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            {isPrinted ? (
              <>
                <p className="flex max-w-[52ch] gap-2.5 text-small text-ink-3">
                  <Icon name="print" className="mt-px size-5 shrink-0" />
                  {t("print")}
                </p>
                <PrintButton label={completion("report.print")} atOnce />
              </>
            ) : (
              <ButtonLink href={printHref}>
                <Icon name="print" className="size-5 shrink-0" />
                {completion("report.print")}
              </ButtonLink>
            )}
          </div>
        </div>
        {isNew ? (
          <div role="status" className="mb-5 print:hidden">
            <Notice tone="success" title={completion("report.ready")} />
          </div>
        ) : null}
        <Lead view={view} />
        <Sources view={view} chart={chart} peerIndustry={profile.peerIndustry} />
        {view.next ? <NextSteps next={view.next} /> : null}
        <Performance view={view} />
        <SdgMapping sdgs={view.sdgs} />
        <Evidence evidence={evidence} path={path} />
        <Reviews reviews={reviews} path={path} />
        <About profile={profile} reportDate={view.submittedOn} />
      </div>
      {isWelcome ? <WelcomeDialog closeHref={path} printHref={printHref} /> : null}
      {reviews.asks ? <ApproveDialog path={path} /> : null}
      {shown ? (
        <PreviewDialog
          file={shown.file}
          name={evidenceText("file.label", { number: shown.number })}
          closeHref={`${path}#documents`}
          nonce={nonce}
        />
      ) : null}
    </>
  );
}
