import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { TOKENS_PATH } from "~/core/addresses/account";
import type { TokenScope } from "~/core/token-scopes";
import { CodeField, CurrentPasswordField } from "~/foundation/identity/components/proof-fields";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import { TOKEN_DAYS, USUAL_DAYS } from "~/home/tokens/rules/tokens";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceGroup } from "~/ui/choice-group";
import { TextField } from "~/ui/field";

interface Fields {
  name: string;
  scopes: string[];
  days: string;
  password: string;
  code: string;
}

/** What a form that came back had in a field with several choices. One choice is not a list. */
const chosen = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Asks what a new token is for, what it may do and for how long, and who asks. */
export function MakeToken({
  once,
  offered,
  asksCode,
  lastResult,
}: {
  once: string;
  offered: TokenScope[];
  asksCode: boolean;
  lastResult?: SubmissionResult<string[]>;
}) {
  const { t } = useTranslation(["tokens", "security"]);
  const { messages } = useSecurityMessages();
  const [form, fields] = useForm<Fields>({ id: "make-token", lastResult });
  const given = lastResult?.initialValue ?? {};
  const scopes = chosen(given.scopes);
  const days = String(given.days ?? USUAL_DAYS);
  return (
    <Card as="section" padded>
      <h2>{t("make.title")}</h2>
      <form method="post" action={TOKENS_PATH} {...getFormProps(form)} noValidate className="mt-5 grid gap-6">
        <input type="hidden" name="once" value={once} />
        <TextField
          field={{ ...getInputProps(fields.name, { type: "text" }), autoComplete: "off", maxLength: 60 }}
          label={t("make.name")}
          hint={t("make.nameHint")}
          errors={messages(fields.name.errors)}
        />
        <ChoiceGroup
          isPart
          type="checkbox"
          id={fields.scopes.id}
          name="scopes"
          legend={t("make.scopes")}
          hint={t("make.scopesHint")}
          errors={messages(fields.scopes.errors)}
          options={offered.map((scope) => ({
            value: scope,
            checked: scopes.includes(scope),
            label: (
              <span>
                {t(`scopes.${scope}.name`)}
                <span className="block text-small text-ink-3">{t(`scopes.${scope}.text`)}</span>
              </span>
            ),
          }))}
        />
        <ChoiceGroup
          isPart
          type="radio"
          id={fields.days.id}
          name="days"
          legend={t("make.days")}
          hint={t("make.daysHint")}
          errors={messages(fields.days.errors)}
          layout="row"
          options={TOKEN_DAYS.map((count) => ({
            value: String(count),
            checked: days === String(count),
            label: t("make.day", { count }),
          }))}
        />
        <CurrentPasswordField
          field={fields.password}
          label={t("security:passkeys.password")}
          hint={t("security:passkeys.passwordHint")}
        />
        {asksCode ? (
          <CodeField
            field={fields.code}
            label={t("security:twoStep.ask.code")}
            hint={t("security:twoStep.ask.codeHint")}
          />
        ) : null}
        <div className="max-sm:grid">
          <Button variant="primary" name="intent" value="make">
            {t("make.submit")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
