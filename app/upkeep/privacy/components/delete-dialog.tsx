import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type enPrivacy from "~/i18n/locales/en/privacy.json";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckboxField, PasswordField } from "~/ui/field";
import type { PrivacyView } from "~/upkeep/privacy/queries.server";

type ErrorKey = `errors.${Exclude<keyof typeof enPrivacy.errors, `tooMany_${string}`>}`;

/** Lists exactly what is deleted with the account, and asks for the password and a tick. */
export function DeleteDialog({
  view,
  lastResult,
  minutes,
}: {
  view: PrivacyView;
  lastResult?: SubmissionResult<string[]> | null;
  /** Minutes to wait after too many tries; otherwise 0. */
  minutes: number;
}) {
  const { t } = useTranslation(["privacy", "common"]);
  const [form, fields] = useForm<{ password: string; understood: string }>({ id: "delete-account", lastResult });
  const { company, erasureScope: scope } = view;
  const say = (keys?: string[]) => keys?.map((key) => t(key as ErrorKey));
  const errors = [
    ...(minutes > 0 ? [{ href: `#${fields.password.id}`, text: t("errors.tooMany", { count: minutes }) }] : []),
    ...[fields.password, fields.understood].flatMap((field) =>
      (say(field.errors) ?? []).map((text) => ({ href: `#${field.id}`, text })),
    ),
  ];
  const lost = [
    t("dialog.lost.account"),
    ...(scope === "company"
      ? [
          ...(view.colleagues > 0 ? [t("dialog.lost.colleagues", { count: view.colleagues })] : []),
          t("dialog.lost.company", { company }),
          ...(view.assessments > 0 ? [t("dialog.lost.assessments", { count: view.assessments })] : []),
        ]
      : []),
    t("dialog.lost.files"),
  ];
  return (
    <Dialog
      id="delete-account-dialog"
      title={t("dialog.title")}
      closeHref="/user/privacy#delete"
      closeLabel={t("common:shell.close")}
      hasErrors={errors.length > 0}
      actions={
        <>
          <ButtonLink href="/user/privacy#delete">{t("dialog.cancel")}</ButtonLink>
          <Button form={form.id} name="intent" value="delete" variant="danger">
            {t("dialog.submit")}
          </Button>
        </>
      }
    >
      <form
        method="post"
        action="/user/privacy?dialog=delete"
        {...getFormProps(form)}
        noValidate
        className="grid gap-4"
      >
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        <div className="grid gap-2">
          <p>{t("dialog.when", { date: view.wouldBeOn })}</p>
          <ul className="grid list-disc gap-1 ps-6">
            {lost.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{t(`dialog.stays.${scope}`, { company })}</p>
          <p>
            {t("dialog.mind")} <a href="/user/privacy#export">{t("dialog.copyFirst")}</a>
          </p>
        </div>
        <PasswordField
          field={{ ...getInputProps(fields.password, { type: "password" }), autoComplete: "current-password" }}
          label={t("dialog.password")}
          hint={t("dialog.passwordHint")}
          showText={t("common:form.showPassword")}
          errors={say(fields.password.errors)}
        />
        <CheckboxField
          field={getInputProps(fields.understood, { type: "checkbox", value: "on" })}
          label={t(`dialog.understood.${scope}`, { company })}
          errors={say(fields.understood.errors)}
        />
      </form>
    </Dialog>
  );
}
