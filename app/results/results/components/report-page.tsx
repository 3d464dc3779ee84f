import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PreviewDialog } from "~/assessment/evidence/components/preview-dialog";
import type { Kind } from "~/core/kinds/kind";
import { useNameOf } from "~/foundation/web/use-assessment-name";
import type { ReportProof } from "~/results/proof/latest.server";
import { type EvidenceView, findShown } from "~/results/results/evidence-view";
import type { ReportProfile } from "~/results/results/profile.server";
import type { ScoresView } from "~/results/results/scores-view";
import type { SinceView } from "~/results/results/since-view";
import { type ContentsEntry, WithContents } from "~/ui/contents";
import { inertWhile } from "~/ui/dialog";
import { Icon } from "~/ui/icons";
import { Disclaimer, Profile } from "./about";
import { Cover } from "./cover";
import { Evidence } from "./evidence";
import { Proof } from "./proof";
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
  /** Where its owner shares it; null for anybody else. */
  sharePath: string | null;
  /** The user has just submitted. */
  isNew: boolean;
  evidence: EvidenceView;
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

/** The page of a result: the company and how to print the report, the answer, and the parts that say where it comes from. */
export function ReportPage({
  report,
  view,
  title,
  summary,
  disclaimer,
  lead,
  actions,
  top,
  parts,
  children,
  ending,
  dialog,
}: {
  report: ReportProps;
  view: ScoresView;
  title: string;
  /** What the level is based on, for the printed cover. */
  summary: string;
  disclaimer: string;
  lead: ReactNode;
  /** How to get the printable report. */
  actions: ReactNode;
  /** Shown above everything else on a screen; says which assessment this is. */
  top?: ReactNode;
  /** The parts of `children` and of `ending`; the documents are the page's own. */
  parts: { before: ContentsEntry[]; after?: ContentsEntry[] };
  children: ReactNode;
  /** Shown between the documents and the disclaimer. */
  ending?: ReactNode;
  /** A dialog over the page. */
  dialog?: ReactNode;
}) {
  const { t } = useTranslation("results");
  const { t: evidenceText } = useTranslation("evidence");
  const { t: verifyText } = useTranslation("verify");
  const { profile, path, evidence, since, preview, nonce } = report;
  const assessment = useNameOf(path);
  const contents = [
    ...parts.before,
    ...(since ? [{ id: "since", name: t("since.title") }] : []),
    { id: "documents", name: evidenceText("results.title") },
    ...(parts.after ?? []),
    ...(report.proof.code ? [{ id: "proof", name: verifyText("proof") }] : []),
  ];
  const shown = findShown(evidence, preview);
  return (
    <>
      <div {...inertWhile(Boolean(dialog) || shown !== null)}>
        <Cover view={view} company={profile.company} assessment={assessment} report={title} summary={summary} />
        {top}
        <div className="pt-5 print:pt-0">
          <div className="pb-4 max-sm:text-small sm:pb-5">
            <h1 className="font-sans text-body font-semibold tracking-normal">{title}</h1>
            <p className="text-ink-2">
              {[profile.company, ...(top ? [] : [assessment]), t("submitted", { date: view.submittedOn })].join(" · ")}
            </p>
          </div>
          {/* The answer comes first, then what can be done with it. */}
          {lead}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-4 sm:pt-5 print:hidden">{actions}</div>
          <div className="mt-4 sm:mt-6">
            <Profile profile={profile} reportDate={view.submittedOn} />
          </div>
        </div>
        <div className="mt-4 lg:mt-12 print:mt-0">
          <WithContents label={t("contents.label")} top={t("contents.top")} parts={contents}>
            {children}
            {since ? <SinceLast since={since} path={path} /> : null}
            <Evidence evidence={evidence} path={path} />
            {ending}
            <Proof proof={report.proof} withdrawPath={report.withdrawPath} />
            <Disclaimer text={disclaimer} />
          </WithContents>
        </div>
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
