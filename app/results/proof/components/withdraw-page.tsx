import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/shell";

/** Explains what withdrawing a report means, and asks its owner to confirm. */
export function WithdrawPage({ action, back }: { action: string; back: string }) {
  const { t } = useTranslation("verify");
  return (
    <div className="max-w-narrow">
      <PageHeader title={t("withdraw.title")} lead={t("withdraw.lead")} />
      <p className="mt-4">{t("withdraw.says")}</p>
      <p className="mt-4 font-semibold">{t("withdraw.noWay")}</p>
      <form method="post" action={action} className="mt-6 flex flex-wrap gap-3 max-sm:grid">
        <Button variant="danger" name="intent" value="withdraw">
          {t("withdraw.confirm")}
        </Button>
        <ButtonLink href={back}>{t("withdraw.back")}</ButtonLink>
      </form>
    </div>
  );
}
