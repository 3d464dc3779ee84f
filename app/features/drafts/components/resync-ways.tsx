import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";

/** The way to what a resync would change, for the head of the question form, which `to` saves first. */
export function ResyncButton({ to }: { to: { form: string; name: string; value: string } }) {
  const { t } = useTranslation("drafts");
  return (
    <Button variant="quiet" {...to}>
      {t("actions.resync.name")}
    </Button>
  );
}

/** That a draft's questions are no longer the newest ones; `href` shows what would change. */
export function OutdatedLine({ href }: { href: string }) {
  const { t } = useTranslation("drafts");
  return (
    <p className="text-small text-ink-2">
      {t("resync.available")} <a href={href}>{t("resync.look")}</a>
    </p>
  );
}
