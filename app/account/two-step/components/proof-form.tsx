import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { TWO_STEP_PATH } from "~/core/addresses/account";
import { CodeField, CurrentPasswordField } from "~/foundation/identity/components/proof-fields";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";

/** Asks for password and code before recovery codes are renewed or two-step sign-in is turned off. */
export function ProofForm({
  what,
  lastResult,
  minutes,
}: {
  what: "off" | "renew";
  lastResult?: SubmissionResult<string[]>;
  minutes: number;
}) {
  const { t } = useTranslation(["security", "common"]);
  const { summary } = useSecurityMessages();
  const [form, fields] = useForm<{ password: string; code: string }>({ id: "proof", lastResult });
  return (
    <div className="grid gap-5">
      <ErrorSummary title={t("common:form.summary")} errors={summary([fields.password, fields.code], minutes)} />
      <Card padded>
        <h2>{t(`twoStep.ask.${what}`)}</h2>
        <p className="mt-2 max-w-measure text-ink-2">{t(`twoStep.ask.${what}Text`)}</p>
        <form
          method="post"
          action={`${TWO_STEP_PATH}?ask=${what}`}
          {...getFormProps(form)}
          noValidate
          className="mt-6 grid gap-6"
        >
          <CurrentPasswordField field={fields.password} label={t("twoStep.password")} />
          <CodeField field={fields.code} label={t("twoStep.ask.code")} hint={t("twoStep.ask.codeHint")} />
          <div className="flex flex-wrap gap-3">
            <Button variant={what === "off" ? "danger" : "primary"} name="intent" value={what}>
              {t(what === "off" ? "twoStep.on.turnOff" : "twoStep.on.renew")}
            </Button>
            <ButtonLink href={TWO_STEP_PATH}>{t("twoStep.cancel")}</ButtonLink>
          </div>
        </form>
      </Card>
    </div>
  );
}
