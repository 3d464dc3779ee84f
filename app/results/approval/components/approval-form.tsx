import { useTranslation } from "react-i18next";
import type enApproval from "~/i18n/locales/en/approval.json";
import type { Approval } from "~/results/results/rules/approval";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field";

export type ApprovalErrors = { [K in keyof Approval]?: `errors.${keyof typeof enApproval.errors}` | undefined };

/** Asks who approves a report, in what role, and on which day. */
export function ApprovalForm({
  action,
  given,
  errors = {},
  lastDay,
  backHref,
}: {
  action: string;
  given: Partial<Approval>;
  errors?: ApprovalErrors;
  lastDay: string;
  /** Where users who change their mind go; the form on the report's own page needs none. */
  backHref?: string;
}) {
  const { t } = useTranslation("approval");
  const field = (name: keyof Approval, more: { autoComplete: string; type?: string; max?: string }) => ({
    label: t(`fields.${name}`),
    errors: errors[name] && [t(errors[name])],
    field: { id: `approval-${name}`, name, defaultValue: given[name], ...more },
  });
  return (
    <form method="post" action={action} noValidate className="grid gap-6">
      <TextField {...field("name", { autoComplete: "name" })} />
      <TextField {...field("designation", { autoComplete: "organization-title" })} />
      <TextField {...field("date", { autoComplete: "off", type: "date", max: lastDay })} hint={t("fields.dateHint")} />
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button variant="primary">{t("save")}</Button>
        {backHref ? <ButtonLink href={backHref}>{t("back")}</ButtonLink> : null}
      </div>
    </form>
  );
}
