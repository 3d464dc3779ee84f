import { useTranslation } from "react-i18next";
import type { StartView } from "~/assessment/drafts/start-view";
import { assessmentPaths, startPath } from "~/core/addresses/assessment";
import { BESIDE, KIND } from "~/core/addresses/drafts";
import type { Kind } from "~/core/kinds/kind";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

/**
 * The question before a new assessment: whether to continue the draft that has answers instead, and what a new one
 * starts with. The form names that draft. If it is sent again once the new draft has answers, the form asks again.
 */
export function StartDialog({ kind, draft, lastDay, closeHref }: StartView & { closeHref: string }) {
  const { t } = useTranslation(["drafts", "journey", "common"]);
  return (
    <Dialog
      id="start"
      title={draft ? t("start.beside.title") : t("start.title")}
      closeHref={closeHref}
      closeLabel={t("common:shell.close")}
      actions={
        <>
          <form method="post" action="/user/history" className="contents">
            <input type="hidden" name={KIND} value={kind} />
            {draft ? <input type="hidden" name={BESIDE} value={draft.sealedId} /> : null}
            <Button variant={draft || lastDay ? "secondary" : "primary"} name="from" value="nothing">
              {draft ? t("start.beside.empty") : lastDay ? t("start.empty") : t("start.begin")}
            </Button>
            {lastDay ? (
              <Button variant={draft ? "secondary" : "primary"} name="from" value="last">
                {t("start.copy")}
              </Button>
            ) : null}
          </form>
          {draft ? (
            <ButtonLink href={assessmentPaths(kind, draft.sealedId).form} variant="primary">
              {t("start.beside.goOn")}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {draft ? <p>{t("start.beside.text", { ...draft, date: draft.changedOn })}</p> : null}
      {lastDay ? <p className={draft ? "mt-3" : undefined}>{t("start.text", { date: lastDay })}</p> : null}
      {draft || lastDay ? null : <p>{t(`journey:onboarding.actions.start_${kind}.text`)}</p>}
    </Dialog>
  );
}

/** Starts an assessment at once, or asks first if there is something to ask. */
export function StartNew({ kind, asks, isFirst }: { kind: Kind; asks: boolean; isFirst: boolean }) {
  const { t } = useTranslation("assessment");
  const variant = isFirst ? "primary" : "secondary";
  if (asks) {
    return (
      <ButtonLink href={startPath(kind)} variant={variant}>
        {t("history.start")}
      </ButtonLink>
    );
  }
  return (
    <form method="post" action="/user/history" className="grid">
      <input type="hidden" name={KIND} value={kind} />
      <Button variant={variant}>{t("history.start")}</Button>
    </form>
  );
}
