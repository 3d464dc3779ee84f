import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

/** The choice of what a new assessment begins with, for a company that has completed one on `date`. */
export function StartDialog({ date, closeHref }: { date: string; closeHref: string }) {
  const { t } = useTranslation(["drafts", "common"]);
  return (
    <Dialog
      id="start"
      title={t("start.title")}
      closeHref={closeHref}
      closeLabel={t("common:shell.close")}
      actions={
        <form method="post" action="/user/history" className="contents">
          <Button name="from" value="nothing">
            {t("start.empty")}
          </Button>
          <Button variant="primary" name="from" value="last">
            {t("start.copy")}
          </Button>
        </form>
      }
    >
      <p>{t("start.text", { date })}</p>
    </Dialog>
  );
}

/** Starts an assessment at once, or asks first what it begins with. */
export function StartNew({ chooses }: { chooses: boolean }) {
  const { t } = useTranslation("assessment");
  if (chooses) {
    return (
      <ButtonLink href="/user/history?dialog=start" variant="primary">
        {t("history.start")}
      </ButtonLink>
    );
  }
  return (
    <form method="post" action="/user/history" className="grid">
      <Button variant="primary">{t("history.start")}</Button>
    </form>
  );
}
