import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { REASON } from "~/core/office-acts";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextAreaField } from "~/ui/field";
import type { RefusedReason } from "../reason";
import { useReasonErrors } from "./use-reason-errors";

/** Asks an administrator to confirm an act and give a reason for the audit log. Posts `intent` to `action`. */
export function ReasonDialog({
  id,
  title,
  action,
  intent,
  confirm,
  closeHref,
  refused,
  fields = {},
  more,
  moreErrors = [],
  variant = "primary",
  children,
}: {
  id: string;
  title: string;
  action: string;
  intent: string;
  confirm: string;
  closeHref: string;
  refused: RefusedReason | null;
  fields?: Record<string, string>;
  /** Further fields shown before the reason, and their errors. */
  more?: ReactNode;
  moreErrors?: { href: string; text: string }[];
  variant?: "primary" | "danger";
  children: ReactNode;
}) {
  const { t } = useTranslation(["office", "common"]);
  const errors = useReasonErrors(refused);
  const all = [...moreErrors, ...errors.map((text) => ({ href: "#reason", text }))];
  return (
    <Dialog
      id={id}
      title={title}
      closeHref={closeHref}
      closeLabel={t("common:shell.close")}
      hasErrors={all.length > 0}
      actions={
        <>
          <ButtonLink href={closeHref}>{t("reason.back")}</ButtonLink>
          <Button variant={variant} name="intent" value={intent} form={`${id}-form`}>
            {confirm}
          </Button>
        </>
      }
    >
      <ErrorSummary title={t("common:form.summary")} errors={all} />
      <div className="grid gap-2">{children}</div>
      <form id={`${id}-form`} method="post" action={action} noValidate className="mt-5 grid gap-5">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {more}
        <TextAreaField
          field={{ id: "reason", name: "reason", defaultValue: refused?.typed, maxLength: REASON.max, required: true }}
          label={t("reason.label")}
          hint={t("reason.hint")}
          errors={errors}
          rows={3}
        />
      </form>
    </Dialog>
  );
}
