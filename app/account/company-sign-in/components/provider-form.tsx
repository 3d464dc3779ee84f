import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { COMPANY_SIGN_IN_PATH } from "~/core/addresses/account";
import { CodeField, CurrentPasswordField } from "~/foundation/identity/components/proof-fields";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import { ADDRESS_LIMIT } from "~/foundation/webhooks/rules/address";
import type enProvider from "~/i18n/locales/en/provider.json";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { ErrorSummary } from "~/ui/error-summary";
import { PasswordField, TextField } from "~/ui/field";
import type { OwnSignIn } from "../manage.server";
import { CLIENT_LIMIT } from "../schema";

type IssuerFault = keyof typeof enProvider.issuer;

/** What the provider needs of Kompas, and Kompas of the provider. */
export function ProviderForm({
  signIn: { issuer, clientId, hasSecret },
  redirectUri,
  asksCode,
  lastResult,
  minutes,
}: {
  signIn: Pick<OwnSignIn, "issuer" | "clientId" | "hasSecret">;
  redirectUri: string;
  asksCode: boolean;
  lastResult?: SubmissionResult<string[]>;
  minutes: number;
}) {
  const { t } = useTranslation(["provider", "security", "common"]);
  const { messages, summary } = useSecurityMessages();
  const [form, fields] = useForm<Record<"issuer" | "clientId" | "clientSecret" | "password" | "code", string>>({
    id: "provider",
    lastResult,
    defaultValue: { issuer: issuer ?? "", clientId: clientId ?? "" },
  });
  const ofIssuer = fields.issuer.errors?.map((fault) => t(`issuer.${fault as IssuerFault}`));
  const errors = [
    ...(ofIssuer ?? []).map((text) => ({ href: `#${fields.issuer.id}`, text })),
    ...summary([fields.clientId, fields.clientSecret, fields.password, fields.code], minutes),
  ];
  return (
    <Card as="section" padded>
      <h2>{t("provider.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t("provider.text")}</p>
      <p className="mt-4 text-small text-ink-3">{t("provider.redirect")}</p>
      <p className="mb-2 font-mono text-small wrap-anywhere">{redirectUri}</p>
      <CopyButton value={redirectUri} label={t("provider.copy")} copied={t("domains.copied")} />
      <form method="post" action={COMPANY_SIGN_IN_PATH} {...getFormProps(form)} noValidate className="mt-6 grid gap-6">
        <ErrorSummary id="provider-errors" title={t("common:form.summary")} errors={errors} />
        <TextField
          field={{
            ...getInputProps(fields.issuer, { type: "url" }),
            autoComplete: "off",
            spellCheck: false,
            maxLength: ADDRESS_LIMIT,
          }}
          label={t("provider.issuer")}
          hint={<span className="wrap-anywhere">{t("provider.issuerHint")}</span>}
          errors={ofIssuer}
        />
        <TextField
          field={{
            ...getInputProps(fields.clientId, { type: "text" }),
            autoComplete: "off",
            spellCheck: false,
            maxLength: CLIENT_LIMIT,
          }}
          label={t("provider.clientId")}
          errors={messages(fields.clientId.errors)}
        />
        <PasswordField
          field={{
            ...getInputProps(fields.clientSecret, { type: "password" }),
            autoComplete: "off",
            maxLength: CLIENT_LIMIT,
          }}
          label={t("provider.clientSecret")}
          hint={t(hasSecret ? "provider.secretKept" : "provider.secretHint")}
          showText={t("common:form.showPassword")}
          errors={messages(fields.clientSecret.errors)}
        />
        <CurrentPasswordField field={fields.password} label={t("security:passkeys.password")} />
        {asksCode ? (
          <CodeField
            field={fields.code}
            label={t("security:twoStep.ask.code")}
            hint={t("security:twoStep.ask.codeHint")}
          />
        ) : null}
        <div className="max-sm:grid">
          <Button variant={issuer === null ? "primary" : "secondary"} name="intent" value="save">
            {t("provider.submit")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
