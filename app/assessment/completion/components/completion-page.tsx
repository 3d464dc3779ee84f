import { useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CompletionStep } from "~/assessment/completion/load-page.server";
import type { ChecklistView } from "~/assessment/completion/view";
import { DraftActions } from "~/assessment/drafts/components/draft-actions";
import type { DocumentAnswer, FormLimits } from "~/assessment/evidence/components/use-document-form";
import uploadUrl from "~/assessment/evidence/enhance/upload?worker&url";
import type { DocumentChoices } from "~/assessment/evidence/view";
import { TopicRail, TopicRailOpener } from "~/assessment/form/components/topic-rail";
import type { SectionView } from "~/assessment/form/section-view";
import type { TopicStates } from "~/assessment/teamwork/form-view";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { useKind } from "~/foundation/web/use-kind";
import { usePaths } from "~/foundation/web/use-paths";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { PageHeader } from "~/ui/shell";
import { Stats } from "../../form/components/summary";
import { CompletionDialog } from "./completion-dialog";

export interface CompletionPageProps {
  canSubmit: boolean;
  /** The draft's questionnaire version is not the newest. */
  isOutdated: boolean;
  /** The open step of the dialog, if any. */
  step: CompletionStep | null;
  checklist: ChecklistView;
  /** Names of shared topics that have not been reviewed. */
  unreviewed: string[];
  states: TopicStates;
  changedOn: string;
  rail: SectionView["rail"];
  indicators: Record<string, string>;
  overall: SectionView["overall"];
  dimensions: DocumentChoices["dimensions"];
  limits: FormLimits;
  answer?: DocumentAnswer;
  nonce: string;
}

/** The page once every required question is answered: review, add documents, and submit or ask the owner to. */
export function CompletionPage(props: CompletionPageProps) {
  const { t } = useTranslation("completion");
  const { canSubmit, step, checklist, rail, overall, nonce } = props;
  const paths = usePaths();
  const { id } = useParams();
  const kind = useKind();
  const assessment = useAssessmentName();
  return (
    <>
      <div {...inertWhile(step !== null)}>
        <PageHeader eyebrow={assessment} title={t("summary.title")} lead={t("summary.lead")} />
        <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-12">
          <div className="grid gap-5">
            <Card padded as="section">
              <h2>{t("summary.next")}</h2>
              <p className="mt-2 max-w-measure text-ink-2">{t("summary.text", { context: kind })}</p>
              <div className="mt-6 flex flex-wrap gap-3">
                {canSubmit ? (
                  <ButtonLink href={paths.completeStep("complete")} variant="primary">
                    {t("summary.submit")}
                  </ButtonLink>
                ) : null}
                <ButtonLink href={paths.review}>{t("summary.review")}</ButtonLink>
                <TopicRailOpener />
                <ButtonLink href={paths.documents}>{t("summary.upload")}</ButtonLink>
              </div>
            </Card>
            {canSubmit ? null : <NotifyOwner path={paths.complete} />}
            <Stats
              counts={{ sections: checklist.sections, questions: checklist.required + checklist.optional }}
              date={props.changedOn}
              dateLabel={t("summary.date")}
            />
            <DraftActions canDiscard={canSubmit} isOutdated={props.isOutdated} />
          </div>
          <TopicRail
            rail={rail}
            indicators={props.indicators}
            overall={overall}
            kind={kind}
            linked={id}
            states={props.states}
            ways={{
              team: { href: paths.topics },
              points: { href: paths.points },
              offline: { href: paths.workbook },
              documents: { href: paths.documents },
            }}
          />
        </div>
      </div>
      {step ? <CompletionDialog {...props} step={step} /> : null}
      {step === "upload" ? <script type="module" src={uploadUrl} nonce={nonce} /> : null}
    </>
  );
}

function NotifyOwner({ path }: { path: string }) {
  const { t } = useTranslation("completion");
  return (
    <Card padded as="section">
      <h2>{t("owner.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t("owner.text")}</p>
      <form method="post" action={path} className="mt-5">
        <Button variant="primary" name="intent" value="tell-owner">
          {t("owner.tell")}
        </Button>
      </form>
    </Card>
  );
}
