import { useTranslation } from "react-i18next";
import type { StartView } from "~/assessment/drafts/start-view";
import { assessmentPaths, startPath } from "~/core/addresses/assessment";
import { BESIDE, KIND } from "~/core/addresses/drafts";
import type { Kind } from "~/core/kinds/kind";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

/** The form that starts the assessment. Its fields are in the dialog, its button is among the dialog's. */
const FORM = "start-form";

/**
 * The question before a new assessment: whether to continue the draft that has answers instead, and whether a new one begins with the last
 * answers. The form names that draft. If it is sent again once the new draft has answers, the form asks again.
 */
export function StartDialog({ kind, draft, lastDay, done, closeHref }: StartView & { closeHref: string }) {
  const { t } = useTranslation(["drafts", "journey", "common"]);
  return (
    <Dialog
      id="start"
      title={draft ? t("start.beside.title") : t("start.title")}
      closeHref={closeHref}
      closeLabel={t("common:shell.close")}
      actions={
        <>
          <Button form={FORM} variant={draft ? "secondary" : "primary"}>
            {t(draft ? "start.beside.empty" : "start.begin")}
          </Button>
          {draft ? (
            <ButtonLink href={assessmentPaths(kind, draft.sealedId).form} variant="primary">
              {t("start.beside.goOn")}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {draft ? <p>{t("start.beside.text", { ...draft, date: draft.changedOn })}</p> : null}
      <form id={FORM} method="post" action="/user/history" className={draft && lastDay ? "mt-3" : undefined}>
        <input type="hidden" name={KIND} value={kind} />
        {draft ? <input type="hidden" name={BESIDE} value={draft.sealedId} /> : null}
        {lastDay ? (
          <>
            <p>{t("start.text", { date: lastDay })}</p>
            <label className="choice mt-3">
              <input
                type="checkbox"
                name="from"
                value="last"
                defaultChecked
                aria-describedby="start-copied"
                className="tick"
              />
              {t("start.copy")}
            </label>
            <p id="start-copied" className="mt-1.5 text-small text-ink-3">
              {t("start.copyHint")}
            </p>
            {done > 0 ? <p className="mt-3">{t("start.done", { count: done })}</p> : null}
          </>
        ) : null}
      </form>
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
