import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";

/** Says that the form's questions are outdated. The button saves with `to`, then shows what would change. */
export function OutdatedButton({ to }: { to: { form: string; name: string; value: string } }) {
  const { t } = useTranslation("drafts");
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 text-ink-2">
      {t("resync.available")}
      <Button variant="quiet" {...to}>
        {t("actions.resync.name")}
      </Button>
    </p>
  );
}

/** Says that a draft's questions are outdated; `href` shows what would change. */
export function OutdatedLine({ href }: { href: string }) {
  const { t } = useTranslation("drafts");
  return (
    <p className="text-small text-ink-2">
      {t("resync.available")} <a href={href}>{t("resync.look")}</a>
    </p>
  );
}
