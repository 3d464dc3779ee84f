import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ComeBackStrip } from "~/assessment/deadlines/components/come-back";
import type { ComeBackView } from "~/assessment/deadlines/view";
import { PreviewDialog } from "~/assessment/evidence/components/preview-dialog";
import { yearsPath } from "~/core/addresses/assessment";
import { isClimate, type Kind } from "~/core/kinds/kind";
import { useNameOf } from "~/foundation/web/use-assessment-name";
import type { ReportProof } from "~/results/proof/latest.server";
import { type EvidenceView, findShown } from "~/results/results/evidence-view";
import type { ReportPart } from "~/results/results/parts";
import type { Practice } from "~/results/results/practices";
import type { ReportProfile } from "~/results/results/profile.server";
import type { ScoresView } from "~/results/results/scores-view";
import type { SinceView } from "~/results/results/since-view";
import { inertWhile } from "~/ui/dialog";
import { Icon } from "~/ui/icons";
import { Notice } from "~/ui/notice";
import { Disclaimer, Profile } from "./about";
import { Cover } from "./cover";
import { Evidence } from "./evidence";
import { NextPractices } from "./next-practices";
import { OpenPart } from "./part";
import { Proof } from "./proof";
import { FetchedReport, ReportMenu } from "./report-menu";
import { SinceLast } from "./since-last";

/** What the page of a result needs, whatever its kind. */
export interface ReportProps {
  kind: Kind;
  profile: ReportProfile;
  path: string;
  /** The reader belongs to the company. Others see the result with the company's consent, and change nothing. */
  isOwn: boolean;
  /** Where the printable report is. */
  reportPath: string;
  /** Where its slides for a meeting are. */
  slidesPath: string;
  /** Where its owner shares it; null for anybody else. */
  sharePath: string | null;
  /** The user has just submitted. */
  isNew: boolean;
  evidence: EvidenceView;
  /** When the next assessment is; null for readers of another company, and on a result that is not the latest. */
  next: ComeBackView | null;
  /** Where the company's newer result is; null if this is the latest, and for readers of another company. */
  newerPath: string | null;
  /** Ids of the questions whose practices are in the reader's plan. */
  planned: readonly string[];
  /** The part that the address opens. */
  open: ReportPart | null;
  /** The report's file shows facts that have changed since, and the reader may have it made again. */
  isOutdated: boolean;
  /** What has changed since the previous assessment; null for the first. */
  since: SinceView | null;
  proof: ReportProof;
  /** Where its owner withdraws it; null for everybody else. */
  withdrawPath: string | null;
  /** The id of the file in the preview. */
  preview: string | null;
  /** Of this one response; empty if no dialog has a script. */
  nonce: string;
}

/** The page of a result: the answer and what to do next, the scores, and everything else folded. */
export function ReportPage({
  report,
  view,
  title,
  summary,
  disclaimer,
  lead,
  practices,
  practicesTitle,
  scores,
  top,
  children,
  dialog,
}: {
  report: ReportProps;
  view: ScoresView;
  title: string;
  /** What the level is based on, for the printed cover. */
  summary: string;
  disclaimer: string;
  lead: ReactNode;
  /** What to do next, and what that list is called. */
  practices: Practice[];
  practicesTitle: string;
  scores: ReactNode;
  /** Shown above everything else on a screen; says which assessment this is. */
  top?: ReactNode;
  /** The folded parts of this kind of report; those that all have follow. */
  children: ReactNode;
  /** A dialog over the page. */
  dialog?: ReactNode;
}) {
  const { t: evidenceText } = useTranslation("evidence");
  const { t } = useTranslation(["results", "years"]);
  const { kind, profile, path, evidence, since, preview, nonce, isOwn, isNew } = report;
  const assessment = useNameOf(path);
  const shown = findShown(evidence, preview);
  return (
    <>
      <div {...inertWhile(Boolean(dialog) || shown !== null)}>
        <Cover view={view} company={profile.company} assessment={assessment} report={title} summary={summary} />
        {top}
        <div className="relative flex items-start justify-between gap-4 py-4">
          <div className="min-w-0 max-sm:text-small">
            <h1 className="font-sans text-body font-semibold tracking-normal max-sm:text-small">{title}</h1>
            <p className="text-ink-2">
              {/* The company's own people know whose result it is. */}
              <span className={isOwn ? "max-sm:hidden" : undefined}>{profile.company} · </span>
              {top ? null : `${assessment} · `}
              <span className="whitespace-nowrap">{t("submitted", { date: view.submittedOn })}</span>
            </p>
          </div>
          <ReportMenu report={report} fetches={isClimate(kind) && isNew} />
        </div>
        {report.newerPath === null ? null : (
          <div className="mb-4 print:hidden">
            <Notice tone="attention" title={t("newer.title")}>
              <a href={report.newerPath}>{t("newer.open")}</a>
            </Notice>
          </div>
        )}
        {isClimate(kind) && isNew ? <FetchedReport nonce={nonce} /> : null}
        <AnswerFirst
          lead={lead}
          next={
            <NextPractices
              title={practicesTitle}
              practices={practices}
              plans={isOwn && report.newerPath === null ? { kind, planned: report.planned } : null}
            />
          }
        />
        {scores}
        {report.next ? (
          <ComeBackStrip view={report.next}>
            <a href={yearsPath(kind)} className="inline-flex min-h-11 items-center font-semibold">
              {t("years:title")}
            </a>
          </ComeBackStrip>
        ) : null}
        <OpenPart.Provider value={report.open}>
          <Parts>
            {children}
            {since ? <SinceLast since={since} path={path} /> : null}
            <Evidence evidence={evidence} path={path} />
            <Profile profile={profile} reportDate={view.reportDate} />
            <Proof proof={report.proof} withdrawPath={report.withdrawPath} />
            <Disclaimer text={disclaimer} />
          </Parts>
        </OpenPart.Provider>
      </div>
      {dialog}
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

/** The answer, and beside it what to do next, where there is room. */
export function AnswerFirst({ lead, next }: { lead: ReactNode; next: ReactNode }) {
  return (
    <div className="grid gap-4 lg:grid-cols-[1.4fr_1fr]">
      {lead}
      {next}
    </div>
  );
}

/** The folded parts of a result's page. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className="mt-8 border-t border-line print:mt-0 print:border-0">{children}</div>;
}

/** Tells a user who has just submitted that this is the report. */
export function Ready() {
  const { t } = useTranslation("completion");
  return (
    <p role="status" className="mb-2 flex items-center gap-2 font-semibold text-accent print:hidden">
      <Icon name="check" />
      {t("report.ready")}
    </p>
  );
}
