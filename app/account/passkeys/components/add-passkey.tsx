import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { PASSKEYS_PATH } from "~/core/addresses/account";
import { CodeField, CurrentPasswordField } from "~/foundation/identity/components/proof-fields";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { PasskeyForm, PasskeyScript } from "./passkey-form";

/**
 * Asks for the name of a new passkey, the password and, with two-step sign-in on, a code. Hidden until the script knows
 * that the browser can make a passkey.
 */
export function AddPasskey({
  usualName,
  isFull,
  asksCode,
  lastResult,
  nonce,
}: {
  usualName: string;
  isFull: boolean;
  asksCode: boolean;
  lastResult?: SubmissionResult<string[]>;
  nonce: string;
}) {
  const { t } = useTranslation(["security", "common"]);
  const { messages } = useSecurityMessages();
  const [form, fields] = useForm<{ name: string; password: string; code: string }>({
    id: "add-passkey",
    lastResult,
    defaultValue: { name: usualName },
  });
  return (
    <Card as="section" padded>
      <h2>{t("passkeys.add")}</h2>
      {isFull ? (
        <p className="mt-2 max-w-measure text-ink-2">{t("passkeys.full")}</p>
      ) : (
        <>
          <p data-without-passkeys className="mt-2 max-w-measure text-ink-2">
            {t("passkeys.needs")}
          </p>
          <div data-with-passkeys hidden>
            <p className="mt-2 max-w-measure text-ink-2">{t("passkeys.addText")}</p>
            <form method="post" action={PASSKEYS_PATH} {...getFormProps(form)} noValidate className="mt-6 grid gap-6">
              <TextField
                field={{ ...getInputProps(fields.name, { type: "text" }), autoComplete: "off", maxLength: 60 }}
                label={t("passkeys.name")}
                hint={t("passkeys.nameHint")}
                errors={messages(fields.name.errors)}
              />
              <CurrentPasswordField
                field={fields.password}
                label={t("passkeys.password")}
                hint={t("passkeys.passwordHint")}
              />
              {asksCode ? (
                <CodeField field={fields.code} label={t("twoStep.ask.code")} hint={t("twoStep.ask.codeHint")} />
              ) : null}
              <div>
                <Button variant="primary" name="intent" value="prepare">
                  {t("passkeys.continue")}
                </Button>
              </div>
            </form>
          </div>
          <PasskeyScript nonce={nonce} />
        </>
      )}
    </Card>
  );
}

/** Shown once the password was right. The next press makes the passkey; browsers require a separate press for that. */
export function MakePasskey({
  name,
  options,
  nonce,
}: {
  name: string;
  /** The WebAuthn options for the browser, as JSON. */
  options: string;
  nonce: string;
}) {
  const { t } = useTranslation("security");
  return (
    <Card as="section" padded>
      <h2>{t("passkeys.create.title")}</h2>
      <p className="mt-2 mb-6 max-w-measure text-ink-2">{t("passkeys.create.text", { name })}</p>
      <PasskeyForm what="create" action={PASSKEYS_PATH} intent="add" options={options} nonce={nonce}>
        {t("passkeys.create.submit")}
      </PasskeyForm>
      <p className="mt-4">
        <ButtonLink href={PASSKEYS_PATH}>{t("passkeys.cancel")}</ButtonLink>
      </p>
    </Card>
  );
}
