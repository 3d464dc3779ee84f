import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { PlaceFields } from "~/foundation/company/components/place-fields";
import { RevenueField } from "~/foundation/company/components/revenue-field";
import { type Fields, useFormFields } from "~/foundation/identity/components/form-fields";
import { useFormMessages } from "~/foundation/identity/components/form-messages";
import type { EditProfile } from "~/home/profile/edit-profile.server";
import { Avatar } from "~/ui/avatar";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { PasswordField, SelectField, TextField } from "~/ui/field";

const FORM = "edit-profile";
const PATH = "/user/profile/edit";
const CLOSE = "/user/profile";

/** The fields in form order, for the error summary. */
const OWN = ["username", "email", "currentPassword", "designation", "mobileCountry", "mobile"];
const COMPANY = [
  "company",
  "companyReg",
  "companyLocation",
  "industry",
  "country",
  "state",
  "city",
  "timeZone",
  "companySize",
];

interface EditProfileProps {
  edit: EditProfile;
  lastResult?: SubmissionResult<string[]>;
  /** How long to wait after too many tries; 0 if there is nothing to wait for. */
  minutes: number;
}

/** The profile's fields in a dialog over the profile: the user's own, and the company's, which only the owner can change. */
export function EditProfileForm({ edit, lastResult, minutes }: EditProfileProps) {
  const { t } = useTranslation(["profile", "common", "account"]);
  const { summary } = useFormMessages();
  const [form, metas] = useForm<Record<string, string>>({
    id: FORM,
    lastResult,
    defaultValue: edit.values,
  });
  const fields: Fields = metas;
  const shown = [...OWN, ...(edit.choices ? COMPANY : [])];
  const errors = summary(
    shown.flatMap((name) => fields[name] ?? []),
    minutes,
  );
  return (
    <Dialog
      id="edit-profile-dialog"
      title={t("edit.title")}
      closeHref={CLOSE}
      closeLabel={t("common:shell.close")}
      hasErrors={errors.length > 0}
    >
      <div className="grid gap-5 text-ink">
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        <div className="flex items-center gap-4">
          <Avatar initials={edit.initials} src={edit.picture} size="large" />
          <a href="/user/profile/picture" className="inline-flex min-h-11 items-center">
            {t("card.picture")}
          </a>
        </div>
        <form method="post" action={PATH} {...getFormProps(form)} noValidate className="grid gap-6">
          {/* Enter presses the first button of a form, which must not be the one that updates the lists. */}
          <button type="submit" name="intent" value="save" hidden />
          <OwnFields fields={fields} edit={edit} />
          {edit.choices ? (
            <CompanyFields fields={fields} choices={edit.choices} edit={edit} />
          ) : (
            <CompanyFacts facts={edit.company} />
          )}
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <ButtonLink href={CLOSE}>{t("edit.cancel")}</ButtonLink>
            <Button variant="primary" name="intent" value="save">
              {t("edit.save")}
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  );
}

function OwnFields({ fields, edit }: { fields: Fields; edit: EditProfile }) {
  const { t } = useTranslation(["profile", "common", "account"]);
  const { text, phone, select } = useFormFields(fields);
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 font-serif text-lead">{t("edit.own")}</legend>
      <TextField {...text("username", "name")} label={t("fields.username")} />
      <TextField {...text("email", "email", "email")} label={t("fields.email")} hint={t("edit.emailHint")} />
      <PasswordField
        {...text("currentPassword", "current-password", "password")}
        label={t("edit.password")}
        showText={t("common:form.showPassword")}
        hint={t("edit.passwordHint")}
      />
      <TextField {...text("designation", "organization-title")} label={t("fields.designation")} />
      <SelectField {...select("mobileCountry")} label={t("account:signUp.mobileCountry")} options={edit.callingCodes} />
      <TextField
        {...phone("mobile")}
        label={t("fields.mobile")}
        hint={t("edit.mobileHint")}
        optionalText={t("common:shell.optional")}
      />
    </fieldset>
  );
}

function CompanyFields({
  fields,
  choices,
  edit,
}: {
  fields: Fields;
  choices: NonNullable<EditProfile["choices"]>;
  edit: EditProfile;
}) {
  const { t } = useTranslation(["profile", "common", "account"]);
  const { text, select } = useFormFields(fields);
  const optionalText = t("common:shell.optional");
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 font-serif text-lead">{t("edit.companyPart")}</legend>
      <TextField {...text("company", "organization")} label={t("fields.company")} />
      <TextField {...text("companyReg", "off")} label={t("fields.companyReg")} optionalText={optionalText} />
      <TextField
        {...text("companyLocation", "address-line1")}
        label={t("fields.companyLocation")}
        optionalText={optionalText}
      />
      <SelectField
        {...select("industry")}
        label={t("fields.industry")}
        options={choices.industries.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <PlaceFields fields={fields} choices={choices} shown={edit.place} updateAction={`${PATH}#${FORM}-state`} />
      <SelectField
        {...select("timeZone")}
        label={t("fields.timeZone")}
        hint={t("edit.timeZoneHint")}
        placeholder={t("edit.timeZoneOfPlace", { zone: edit.placeZone })}
        options={edit.zones}
        optionalText={optionalText}
      />
      <RevenueField {...select("companySize")} label={t("fields.companySize")} country={edit.place.country} />
    </fieldset>
  );
}

function CompanyFacts({ facts }: { facts: EditProfile["company"] }) {
  const { t } = useTranslation("profile");
  return (
    <section>
      <h3>{t("edit.companyPart")}</h3>
      <p className="mt-1 text-ink-3">{t("edit.readOnly")}</p>
      <dl className="mt-4 grid gap-3">
        {facts.map(({ field, value }) => (
          <div key={field}>
            <dt className="text-small text-ink-3">{t(`fields.${field}`)}</dt>
            <dd className="wrap-anywhere">{value || t("edit.none")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
