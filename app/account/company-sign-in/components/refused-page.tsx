import { useTranslation } from "react-i18next";
import { beginCompanySignInPath } from "~/core/addresses/account";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/shell";
import type { SignInFault } from "../strategy.server";

/** Why a company's sign-in let nobody in, and what can be done. */
export function CompanySignInRefusedPage({
  id,
  reason,
  company,
  next,
  minutes,
}: {
  id: string;
  reason: SignInFault | "too-many-requests";
  company: string;
  next: string;
  minutes: number;
}) {
  const { t } = useTranslation("provider");
  const why =
    reason === "too-many-requests"
      ? t("refused.too-many-requests", { count: minutes })
      : t(`refused.${reason}`, { company });
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={t("refused.title")} />
      <Card padded>
        <p role="alert" className="text-lead wrap-anywhere">
          {why}
        </p>
        <div className="mt-5 flex flex-wrap gap-3 max-sm:grid">
          <ButtonLink variant="primary" href={beginCompanySignInPath(id, next)}>
            {t("refused.again")}
          </ButtonLink>
          <ButtonLink href="/login">{t("refused.other")}</ButtonLink>
        </div>
      </Card>
    </div>
  );
}
