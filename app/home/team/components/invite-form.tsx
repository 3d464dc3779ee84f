import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language, SPOKEN } from "~/core/language";
import { COLLEAGUE_ROLES } from "~/core/viewer";
import { type Fields, useFormFields } from "~/foundation/identity/components/form-fields";
import type enTeam from "~/i18n/locales/en/team.json";
import { readMessage } from "~/i18n/message";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceGroup } from "~/ui/choice-group";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextField } from "~/ui/field";
import { TEAM } from "./team-dialogs";

export type InviteError = `errors.${Exclude<keyof typeof enTeam.errors, "tooMany" | "tooSoon">}`;

/** Whom to invite, and in which role. */
export function InviteForm({
  language,
  lastResult,
}: {
  /** The owner's language. The mail uses it unless another is chosen. */
  language: Language;
  lastResult?: SubmissionResult<string[]> | null;
}) {
  const { t } = useTranslation(["team", "common"]);
  const [form, fields] = useForm<Record<string, string>>({
    id: "invite",
    lastResult,
    defaultValue: { role: "contributor", language },
  });
  const say = (message: string) => {
    const [key, values] = readMessage(message);
    return t(key as InviteError, values);
  };
  const { text, select } = useFormFields(fields as Fields, say);
  const role = fields.role;
  const errors = [fields.email, role, fields.language].flatMap((field) =>
    (field?.errors ?? []).map((key) => ({ href: `#${field?.id}`, text: say(key) })),
  );
  return (
    <Card padded as="section">
      <h2>{t("invite.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t("invite.text")}</p>
      <form method="post" action={TEAM} {...getFormProps(form)} noValidate className="mt-5 grid gap-6">
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        <TextField {...text("email", "off", "email")} label={t("invite.email")} />
        <ChoiceGroup
          id={role?.id ?? "role"}
          legend={t("invite.role")}
          type="radio"
          name="role"
          errors={role?.errors?.map(say)}
          options={COLLEAGUE_ROLES.map((value) => ({
            value,
            checked: (role?.initialValue ?? "contributor") === value,
            label: (
              <span>
                <span className="font-semibold">{t(`roles.${value}`)}</span>
                <span className="block text-small text-ink-2">{t(`may.${value}`)}</span>
              </span>
            ),
          }))}
        />
        <SelectField
          {...select("language")}
          label={t("invite.language")}
          options={LANGUAGES.map((value) => ({ value, label: SPOKEN[value].name }))}
        />
        <div>
          <Button variant="primary" name="intent" value="invite">
            {t("invite.submit")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
