import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { TermsField } from "~/account/sign-up/components/terms-field";
import type { ColleagueRole } from "~/core/viewer";
import { type Fields, useFormFields } from "~/foundation/identity/components/form-fields";
import { useFormMessages } from "~/foundation/identity/components/form-messages";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { PasswordField, SelectField, TextField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import { RoleBadge } from "./role-badge";

/** Changing the language also posts this form, so that it keeps what was typed. */
export const JOIN_FORM = "join";

const FIELDS = ["username", "password", "mobileCountry", "mobile", "designation", "terms"] as const;

interface Props {
  company: string;
  inviter: string;
  role: ColleagueRole;
  email: string;
  callingCodes: { value: string; label: string }[];
  /** What was typed before a change of language. */
  typed: { username?: string; designation?: string; mobileCountry?: string; mobile?: string };
  lastResult?: SubmissionResult<string[]> | null;
  /** How long to wait after too many tries; 0 if there is nothing to wait for. */
  minutes: number;
}

/** Who invites whom to what, and the form that creates the account. */
export function JoinForm({ company, inviter, role, email, callingCodes, typed, lastResult, minutes }: Props) {
  const { t } = useTranslation(["team", "account", "common"]);
  const { summary, messages } = useFormMessages();
  const [form, fields] = useForm<Record<string, string>>({
    id: JOIN_FORM,
    lastResult,
    defaultValue: {
      username: typed.username,
      designation: typed.designation,
      mobileCountry: typed.mobileCountry ?? "ZA",
      mobile: typed.mobile,
    },
  });
  const { text, phone, select } = useFormFields(fields as Fields);
  const errors = summary(
    FIELDS.flatMap((name) => fields[name] ?? []),
    minutes,
  );
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={t("join.title", { company })} lead={t("join.lead", { inviter })} />
      <div className="grid gap-5">
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        <Card padded>
          <form method="post" {...getFormProps(form)} noValidate className="grid gap-6">
            <dl className="grid gap-4">
              <div>
                <dt className="mb-1 text-small text-ink-3">{t("join.asRole")}</dt>
                <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                  <RoleBadge role={role} />
                  <span className="text-ink-2">{t(`may.${role}`)}</span>
                </dd>
              </div>
              <div>
                <dt className="text-small text-ink-3">{t("join.email")}</dt>
                <dd className="font-semibold wrap-anywhere">{email}</dd>
                <dd className="text-ink-3">{t("join.emailHint")}</dd>
              </div>
            </dl>
            {/* For password managers, which keep it beside the password. */}
            <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
            <TextField
              {...text("username", "name")}
              label={t("account:signUp.username")}
              hint={t("account:signUp.usernameHint")}
            />
            <PasswordField
              {...text("password", "new-password", "password")}
              label={t("account:signUp.password")}
              hint={t("account:signUp.passwordHint")}
              showText={t("common:form.showPassword")}
            />
            <TextField
              {...text("designation", "organization-title")}
              label={t("account:signUp.designation")}
              optionalText={t("common:shell.optional")}
            />
            <SelectField
              {...select("mobileCountry")}
              label={t("account:signUp.mobileCountry")}
              options={callingCodes}
            />
            <TextField
              {...phone("mobile")}
              label={t("account:signUp.mobile")}
              hint={t("account:signUp.mobileHint")}
              optionalText={t("common:shell.optional")}
            />
            {fields.terms ? (
              <TermsField
                field={getInputProps(fields.terms, { type: "checkbox" })}
                errors={messages(fields.terms.errors)}
              />
            ) : null}
            <p className="max-w-measure text-ink-3">{t("join.seen")}</p>
            <div>
              <Button variant="primary" name="intent" value="join">
                {t("join.submit")}
              </Button>
            </div>
          </form>
        </Card>
      </div>
    </div>
  );
}
