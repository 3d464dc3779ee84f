import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

/** Suggests a break after long work. Everything is saved before it opens. */
export function BreakDialog({ continueHref }: { continueHref: string }) {
  const { t } = useTranslation(["completion", "common"]);
  return (
    <Dialog
      id="break"
      title={t("pause.title")}
      closeHref={continueHref}
      closeLabel={t("common:shell.close")}
      actions={
        <>
          <ButtonLink href="/user/history">{t("pause.stop")}</ButtonLink>
          <ButtonLink href={continueHref} variant="primary">
            {t("pause.go")}
          </ButtonLink>
        </>
      }
    >
      <p>{t("pause.text")}</p>
    </Dialog>
  );
}
