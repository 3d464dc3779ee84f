import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeader } from "~/ui/shell";
import { ApprovalForm } from "./approval-form";

/** The approval form on a page of its own, with the errors beside each field. */
export function ApprovePage({ signs, ...form }: { signs: boolean } & ComponentProps<typeof ApprovalForm>) {
  const { t } = useTranslation(["approval", "common"]);
  const lead = [t("page.lead"), signs ? t("page.leadSigned") : ""].filter(Boolean).join(" ");
  const errors = Object.entries(form.errors ?? {}).flatMap(([name, key]) =>
    key ? [{ href: `#approval-${name}`, text: t(key) }] : [],
  );
  return (
    <div className="max-w-narrow">
      <PageHeader title={t("page.title")} lead={lead} />
      <div className="grid gap-5">
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        <Card padded>
          <ApprovalForm {...form} />
        </Card>
      </div>
    </div>
  );
}
