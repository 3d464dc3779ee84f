import { useTranslation } from "react-i18next";
import type { SectionView } from "~/features/assessment/section-view";
import { pointsPath } from "~/features/points/paths";
import type { TopicStates } from "~/features/teamwork/form-view";
import { workbookPath } from "~/features/workbook/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Dialog, inertWhile } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import { TopicRail } from "./topic-rail";

/** Every required question is answered: review, or submit after a last question. */
export function ReadyPage({
  sealedId,
  rail,
  overall,
  states,
  canSubmit,
  asks,
}: {
  sealedId: string;
  rail: SectionView["rail"];
  overall: SectionView["overall"];
  states: TopicStates;
  canSubmit: boolean;
  asks: boolean;
}) {
  const { t } = useTranslation(["assessment", "common"]);
  const hrefOf = (sectionId: string) => `/${sealedId}?section=${sectionId}`;
  return (
    <>
      <div {...inertWhile(asks)}>
        <PageHeader eyebrow={t("title")} title={t("ready.title")} lead={t("ready.lead", { count: overall.total })} />
        <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-12">
          <Card padded>
            <h2>{t("ready.next")}</h2>
            <p className="mt-2 max-w-measure text-ink-2">{t("ready.text")}</p>
            <p className="mt-2 max-w-measure text-ink-2">{t("ready.evidence")}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink href={`/uploadDocuments/${sealedId}`}>{t("ready.upload")}</ButtonLink>
              {canSubmit ? (
                <ButtonLink href={`/${sealedId}?dialog=submit`} variant="primary">
                  {t("ready.submit")}
                </ButtonLink>
              ) : null}
            </div>
            {canSubmit ? null : (
              <div className="mt-6">
                <Notice tone="info">{t("ready.ownerOnly")}</Notice>
              </div>
            )}
          </Card>
          <TopicRail
            rail={rail}
            overall={overall}
            to={(sectionId) => ({ href: hrefOf(sectionId) })}
            team={{ states, to: { href: `/topics/${sealedId}` } }}
            points={{ href: pointsPath(sealedId) }}
            offline={{ href: workbookPath(sealedId) }}
          />
        </div>
      </div>
      {asks ? (
        <Dialog
          id="submit"
          title={t("confirm.title")}
          closeHref={`/${sealedId}`}
          closeLabel={t("common:shell.close")}
          actions={
            <>
              <ButtonLink href={`/${sealedId}`}>{t("confirm.back")}</ButtonLink>
              <form method="post" action={`/${sealedId}`} className="grid">
                <Button variant="primary" name="intent" value="submit">
                  {t("confirm.submit")}
                </Button>
              </form>
            </>
          }
        >
          <p>{t("confirm.question")}</p>
          <p className="mt-2">{t("confirm.consequence")}</p>
        </Dialog>
      ) : null}
    </>
  );
}
