import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { SignUpChoices } from "~/account/sign-up/sign-up-choices.server";
import { toScope } from "~/core/scopes";
import { PlaceFields } from "~/foundation/company/components/place-fields";
import { RevenueField } from "~/foundation/company/components/revenue-field";
import { ScopeChoice } from "~/foundation/company/components/scope-choice";
import { captchaText } from "~/foundation/identity/captcha-texts";
import { CAPTCHA_ANSWER, CaptchaField, captchaHref } from "~/foundation/identity/components/captcha-field";
import { type Fields, useFormFields } from "~/foundation/identity/components/form-fields";
import { useFormMessages } from "~/foundation/identity/components/form-messages";
import type { CaptchaChallenge, CaptchaRefusal } from "~/platform/captcha/captcha";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckboxField, PasswordField, SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icons";
import { TermsField } from "./terms-field";

type Values = Record<string, string | undefined>;

interface StepProps {
  step: 1 | 2 | 3;
  values: Values;
  keepsPassword: boolean;
  choices: SignUpChoices;
  /** Null once it is solved. */
  captcha: CaptchaChallenge | null;
  /** Marks the scripts of this response. */
  nonce: string;
  lastResult?: SubmissionResult<string[]>;
  /** How long to wait after too many tries; 0 when there is nothing to wait for. */
  minutes: number;
}

const FIELDS = {
  1: ["username", "email", "password", "mobileCountry", "mobile"],
  2: ["company", "companyReg", "companyLocation", "designation", "industry"],
  3: ["country", "state", "city", "companySize", "accessCode", "accessCodeConsent", "terms"],
} as const;

const EARLIER_STEPS = [1, 2] as const;

/** Id of a step's form. A change of language posts it too, so that it keeps what was typed. */
export const signUpForm = (step: number) => `sign-up-${step}`;

/** One step of the registration: its fields, and buttons that keep what was typed in either direction. */
export function SignUpStep({ step, values, keepsPassword, choices, captcha, nonce, lastResult, minutes }: StepProps) {
  const { t } = useTranslation(["account", "captcha", "common"]);
  const { summary } = useFormMessages();
  const [form, fields] = useForm<Record<string, string>>({
    id: signUpForm(step),
    lastResult,
    defaultValue: {
      mobileCountry: choices.place.country,
      ...values,
      ...(step === 3 ? { country: choices.place.country } : {}),
    },
  });
  const captchaErrors = captcha
    ? fields.captchaAnswer?.errors?.map((reason) =>
        t(`captcha:${captchaText(captcha.provider, reason as CaptchaRefusal)}`),
      )
    : undefined;
  const errors = [
    ...summary(
      FIELDS[step].flatMap((name) => fields[name] ?? []),
      minutes,
    ),
    // A value from an earlier step can prove wrong at the end. Its line links back to that step.
    ...EARLIER_STEPS.filter((earlier) => earlier < step).flatMap((earlier) =>
      summary(FIELDS[earlier].flatMap((name) => fields[name] ?? [])).map(({ text }) => ({
        href: `/register?step=${earlier}`,
        text,
      })),
    ),
    ...(captchaErrors ?? []).map((text) => ({ href: captcha ? captchaHref(captcha) : "#", text })),
  ];
  return (
    <div className="mt-4 grid gap-5">
      <ErrorSummary title={t("common:form.summary")} errors={errors} />
      <Card padded>
        <form
          method="post"
          action={step === 1 ? "/register" : `/register?step=${step}`}
          {...getFormProps(form)}
          noValidate
          className="grid gap-6"
        >
          {step === 1 ? <Basics fields={fields} choices={choices} keepsPassword={keepsPassword} /> : null}
          {step === 2 ? <Company fields={fields} choices={choices} /> : null}
          {step === 3 ? <Details fields={fields} choices={choices} /> : null}
          {step === 3 && captcha ? (
            <CaptchaField challenge={captcha} action="sign-up" errors={captchaErrors} nonce={nonce} />
          ) : null}
          {step === 3 && !captcha ? <Solved /> : null}
          <div className="flex flex-wrap gap-3">
            {step > 1 ? (
              <Button name="intent" value="back">
                {t("signUp.back")}
              </Button>
            ) : null}
            <Button
              variant="primary"
              name="intent"
              value="continue"
              data-waits-for={step === 3 && captcha ? CAPTCHA_ANSWER : undefined}
            >
              {step === 3 ? t("signUp.create") : t("signUp.continue")}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

/** The first step's fields. Without `choices` it does not ask for the mobile number, which is optional. */
export function Basics({
  fields,
  choices,
  keepsPassword,
}: {
  fields: Fields;
  choices?: SignUpChoices;
  keepsPassword: boolean;
}) {
  const { t } = useTranslation(["account", "common"]);
  const { text, phone, select } = useFormFields(fields);
  return (
    <>
      <TextField {...text("username", "name")} label={t("signUp.username")} hint={t("signUp.usernameHint")} />
      <TextField {...text("email", "email", "email")} label={t("signUp.email")} />
      <PasswordField
        {...text("password", "new-password", "password")}
        label={t("signUp.password")}
        showText={t("common:form.showPassword")}
        hint={keepsPassword ? t("signUp.passwordKept") : t("signUp.passwordHint")}
      />
      {choices ? (
        <Disclosure summary={t("signUp.addMobile")} open={Boolean(fields.mobile?.value || fields.mobile?.errors)} flush>
          <div className="grid gap-6">
            <SelectField
              {...select("mobileCountry")}
              label={t("signUp.mobileCountry")}
              options={choices.callingCodes}
            />
            <TextField
              {...phone("mobile")}
              label={t("signUp.mobile")}
              hint={t("signUp.mobileHint")}
              optionalText={t("common:shell.optional")}
            />
          </div>
        </Disclosure>
      ) : null}
    </>
  );
}

function Company({ fields, choices }: { fields: Fields; choices: SignUpChoices }) {
  const { t } = useTranslation(["account", "common"]);
  const { text, select } = useFormFields(fields);
  return (
    <>
      <TextField {...text("company", "organization")} label={t("signUp.companyName")} />
      <TextField {...text("companyReg", "off")} label={t("signUp.companyReg")} />
      <TextField {...text("companyLocation", "address-line1")} label={t("signUp.companyLocation")} />
      <TextField {...text("designation", "organization-title")} label={t("signUp.designation")} />
      <SelectField
        {...select("industry")}
        label={t("signUp.industry")}
        options={choices.industries.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

function Details({ fields, choices }: { fields: Fields; choices: SignUpChoices }) {
  const { t } = useTranslation(["account", "common"]);
  const { messages } = useFormMessages();
  const { text, select } = useFormFields(fields);
  return (
    <>
      <PlaceFields fields={fields} choices={choices} shown={choices.place} />
      <RevenueField {...select("companySize")} label={t("signUp.companySize")} country={choices.place.country} />
      <Disclosure
        summary={t("signUp.haveAccessCode")}
        open={Boolean(fields.accessCode?.value || fields.accessCode?.errors || fields.accessCodeConsent?.errors)}
        flush
      >
        <div className="grid gap-4">
          <TextField
            {...text("accessCode", "off")}
            label={t("signUp.accessCode")}
            hint={t("signUp.accessCodeHint")}
            optionalText={t("common:shell.optional")}
          />
          <ScopeChoice name="accessCodeScope" words="scope" chosen={toScope(fields.accessCodeScope?.value)} />
          <CheckboxField
            field={getInputProps(fields.accessCodeConsent ?? raise("accessCodeConsent"), { type: "checkbox" })}
            errors={messages(fields.accessCodeConsent?.errors)}
            label={t("signUp.accessCodeConsent")}
          />
        </div>
      </Disclosure>
      <TermsField
        field={getInputProps(fields.terms ?? raise("terms"), { type: "checkbox" })}
        errors={messages(fields.terms?.errors)}
      />
    </>
  );
}

/** Replaces the captcha once it is solved. */
function Solved() {
  const { t } = useTranslation("captcha");
  return (
    <p className="flex gap-2 text-ink-2">
      <Icon name="check" className="mt-0.5 text-accent" />
      {t("solved")}
    </p>
  );
}

function raise(name: string): never {
  throw new Error(`The form has no field ${name}`);
}
