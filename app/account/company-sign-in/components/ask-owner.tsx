import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { COMPANY_SIGN_IN_PATH } from "~/core/addresses/account";
import { CodeField, CurrentPasswordField } from "~/foundation/identity/components/proof-fields";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";

export type Asked = "require" | "release" | "remove";

/** Asks the owner, with password and code, before the company sign-in is required of everybody, no longer required, or removed. */
export function AskOwner({
  what,
  outsiders,
  asksCode,
  lastResult,
  minutes,
}: {
  what: Asked;
  outsiders: string[];
  asksCode: boolean;
  lastResult?: SubmissionResult<string[]>;
  minutes: number;
}) {
  const { t } = useTranslation(["provider", "security", "common"]);
  const { summary } = useSecurityMessages();
  const [form, fields] = useForm<{ password: string; code: string }>({ id: "ask-owner", lastResult });
  return (
    <div className="max-w-narrow">
      <PageHeader title={t(`ask.${what}Title`)} lead={t(`ask.${what}Text`)} />
      <div className="grid gap-5">
        <ErrorSummary title={t("common:form.summary")} errors={summary([fields.password, fields.code], minutes)} />
        {what === "require" && outsiders.length > 0 ? (
          <Notice tone="attention">
            <p className="wrap-anywhere">{t("require.outside", { people: outsiders.join(", ") })}</p>
          </Notice>
        ) : null}
        <Card padded>
          <form
            method="post"
            action={`${COMPANY_SIGN_IN_PATH}?ask=${what}`}
            {...getFormProps(form)}
            noValidate
            className="grid gap-6"
          >
            <CurrentPasswordField field={fields.password} label={t("security:passkeys.password")} />
            {asksCode ? (
              <CodeField
                field={fields.code}
                label={t("security:twoStep.ask.code")}
                hint={t("security:twoStep.ask.codeHint")}
              />
            ) : null}
            <div className="flex flex-wrap gap-3 max-sm:grid">
              <Button variant={what === "release" ? "primary" : "danger"} name="intent" value={what}>
                {t(`ask.${what}Submit`)}
              </Button>
              <ButtonLink href={COMPANY_SIGN_IN_PATH}>{t("ask.back")}</ButtonLink>
            </div>
          </form>
        </Card>
      </div>
    </div>
  );
}
