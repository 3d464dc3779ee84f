import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeader } from "~/ui/shell";

/** A step of the recovery: its form in a card, the errors above and the way out below. */
export function RecoveryPage({
  title,
  lead,
  errors,
  children,
  aside,
}: {
  title: string;
  lead: string;
  errors: { href?: string; text: string }[];
  children: ReactNode;
  aside?: ReactNode;
}) {
  const { t } = useTranslation(["account", "common"]);
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={title} lead={lead} />
      <div className="grid gap-5">
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        <Card padded>{children}</Card>
        {aside}
        <p>
          <a href="/login">{t("recovery.email.back")}</a>
        </p>
      </div>
    </div>
  );
}
