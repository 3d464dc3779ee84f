import { useTranslation } from "react-i18next";
import { PreviewDialog } from "~/features/evidence/components/preview-dialog";
import { type EvidenceView, findShown } from "~/features/results/evidence-view";
import type { ReportProfile } from "~/features/results/profile.server";
import type { ReviewsView } from "~/features/results/reviews";
import type { ResultsView } from "~/features/results/view";
import { useAssessmentName } from "~/features/web/use-assessment-name";
import { ButtonLink } from "~/ui/button";
import { WithContents } from "~/ui/contents";
import { inertWhile } from "~/ui/dialog";
import { Icon } from "~/ui/icons";
import { PrintButton } from "~/ui/print-button";
import { About } from "./about";
import { Cover } from "./cover";
import { Evidence } from "./evidence";
import { Lead } from "./lead";
import { NextSteps } from "./next-steps";
import { useParts } from "./parts";
import { Performance } from "./performance";
import { ApproveDialog, Reviews } from "./reviews";
import { SdgMapping } from "./sdg-mapping";
import { Sources } from "./sources";
import { Welcome } from "./welcome";

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
  /** Somebody comes from submitting; the welcome is open to them once. */
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
  const { t: reviewsText } = useTranslation("reviews");
  const printHref = `${path}?download=true`;
  const parts = [
    ...useParts(view),
    { id: "documents", name: evidenceText("results.title") },
    { id: "reviews", name: reviewsText("title") },
    { id: "about", name: t("profile.title") },
  ];
  const shown = findShown(evidence, preview);
  return (
    <>
      <div {...inertWhile(reviews.asks || shown !== null)}>
        <Cover view={view} company={profile.company} />
        <div className="pt-5 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-x-10 md:pt-10 print:block print:pt-0">
          <div className="pb-4 max-sm:text-small sm:col-start-1 sm:row-start-1 sm:pb-5">
            <p className="font-semibold">{t("report")}</p>
            <p className="text-ink-2">
              {[profile.company, assessment, t("submitted", { date: view.submittedOn })].join(" · ")}
            </p>
          </div>
          <div className="sm:col-span-2 sm:row-start-2">
            <Lead view={view} news={isNew ? <Ready /> : null} />
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:pt-4 sm:col-start-2 sm:row-start-1 sm:justify-end sm:pb-5 print:hidden">
            {isPrinted ? (
              <>
                <p className="flex max-w-[52ch] gap-2.5 text-small text-ink-3 sm:max-w-[34ch]">
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
        <Welcome isOpen={isWelcome} path={path} />
        <div className="mt-4 lg:mt-12 print:mt-0">
          <WithContents label={t("contents.label")} top={t("contents.top")} parts={parts}>
            <Sources view={view} chart={chart} peerIndustry={profile.peerIndustry} />
            {view.next ? <NextSteps next={view.next} /> : null}
            <Performance view={view} />
            <SdgMapping sdgs={view.sdgs} />
            <Evidence evidence={evidence} path={path} />
            <Reviews reviews={reviews} path={path} />
            <About profile={profile} reportDate={view.submittedOn} />
          </WithContents>
        </div>
      </div>
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

/** Says to whoever has just submitted that this is the report. */
function Ready() {
  const { t } = useTranslation("completion");
  return (
    <p role="status" className="mb-2 flex items-center gap-2 font-semibold text-accent print:hidden">
      <Icon name="check" className="size-5 shrink-0" />
      {t("report.ready")}
    </p>
  );
}
