import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { MAX_PASTED } from "~/core/pasted-code";
import { toScope } from "~/core/scopes";
import { ScopeChoice } from "~/foundation/company/components/scope-choice";
import type enCompany from "~/i18n/locales/en/company.json";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckboxField, TextField } from "~/ui/field";

/** A new code, what joining means in plain words, and the checkbox for consent. */
export function NewCodeForm({
  here,
  code,
  lastResult,
  minutes,
}: {
  here: string;
  /** The code from an invitation; empty without one. */
  code: string;
  lastResult?: SubmissionResult<string[]>;
  minutes: number;
}) {
  const { t } = useTranslation(["company", "common", "account"]);
  const [form, fields] = useForm<{ code: string; figures: string; agree: string }>({
    id: "new-code",
    defaultValue: { code },
    lastResult,
  });
  const chosen = toScope(lastResult?.initialValue?.scope);
  const say = (keys: string[] | undefined) => keys?.map((key) => t(key as `errors.${keyof typeof enCompany.errors}`));
  const errors = [fields.code, fields.agree].flatMap(({ id, errors: keys }) =>
    (say(keys) ?? []).map((text) => ({ href: `#${id}`, text })),
  );
  const waiting = minutes > 0 ? [{ text: t("account:errors.tooMany", { count: minutes }) }] : [];
  return (
    <div className="grid gap-5">
      <ErrorSummary title={t("common:form.summary")} errors={[...waiting, ...errors]} />
      <form method="post" {...getFormProps(form)} noValidate className="grid gap-4">
        <TextField
          field={{
            ...getInputProps(fields.code, { type: "text" }),
            autoComplete: "off",
            autoCapitalize: "characters",
            spellCheck: false,
            maxLength: MAX_PASTED,
          }}
          label={t("add.code")}
          hint={t("add.codeHint")}
          errors={say(fields.code.errors)}
        />
        <ScopeChoice name="scope" words="scope" chosen={chosen} />
        <CheckboxField
          field={getInputProps(fields.figures, { type: "checkbox" })}
          label={t("add.figures")}
          hint={t("add.figuresHint")}
        />
        <p>{t("add.shares")}</p>
        <CheckboxField
          field={getInputProps(fields.agree, { type: "checkbox" })}
          label={t("add.agree")}
          errors={say(fields.agree.errors)}
        />
        <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <ButtonLink href={here}>{t("add.cancel")}</ButtonLink>
          <Button variant="primary" name="intent" value="add">
            {t("add.save")}
          </Button>
        </div>
      </form>
    </div>
  );
}
