import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { fieldIn, LANGUAGES, SPOKEN } from "~/core/language";
import { STANDINGS } from "~/core/level";
import { type Fields, useFormFields } from "~/foundation/identity/components/form-fields";
import { ANNOUNCED_TYPES, AUDIENCE_COMPANIES } from "~/foundation/notifications/rules/announcements";
import type enAnnouncements from "~/i18n/locales/en/announcements.json";
import { readMessage } from "~/i18n/message";
import type { toFields } from "~/office/announcements/schema";
import type { AudienceChoices } from "~/office/announcements/view.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { useStandingName } from "./standing-name";
import { useTypeName } from "./type-name";

type ErrorKey = `errors.${keyof typeof enAnnouncements.errors}`;

const CHOICES = ["type", "companies", "country", "industry", "progress", "language"];

/** An announcement's form: its type, its audience, and its text in every language. */
export function AnnouncementForm({
  values,
  choices,
  lastResult,
  cancelHref,
}: {
  values?: ReturnType<typeof toFields>;
  choices: AudienceChoices;
  lastResult?: SubmissionResult<string[]>;
  cancelHref: string;
}) {
  const { t } = useTranslation(["announcements", "common"]);
  const typeName = useTypeName();
  const standingName = useStandingName();
  const [form, metas] = useForm<Record<string, string>>({
    id: "announcement",
    lastResult,
    defaultValue: values,
  });
  const fields: Fields = metas;
  const message = (given: string) => {
    const [key, values] = readMessage(given);
    return t(key as ErrorKey, values);
  };
  const { select, text, area } = useFormFields(fields, message);
  const errorsOf = (name: string, part = "") =>
    (fields[name]?.errors ?? []).map((key) => ({ href: `#${fields[name]?.id}`, text: part + message(key) }));
  const errors = [
    ...CHOICES.flatMap((name) => errorsOf(name)),
    // These fields appear once per language.
    ...LANGUAGES.flatMap((language) =>
      [fieldIn("title", language), fieldIn("body", language)].flatMap((name) =>
        errorsOf(name, `${SPOKEN[language].name} – `),
      ),
    ),
  ];
  const named = (list: { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="grid max-w-narrow gap-6">
      <ErrorSummary title={t("common:form.summary")} errors={errors} />
      <form method="post" {...getFormProps(form)} noValidate className="grid gap-6">
        <Card padded className="grid gap-6">
          <h2>{t("form.what")}</h2>
          <SelectField
            {...select("type")}
            label={t("form.type")}
            hint={t("form.typeHint")}
            options={ANNOUNCED_TYPES.map((type) => ({ value: type, label: typeName(type) }))}
          />
        </Card>
        <Card padded className="grid gap-6">
          <div>
            <h2>{t("form.whom")}</h2>
            <p className="mt-1 text-ink-2">{t("form.whomHint")}</p>
          </div>
          <SelectField
            {...select("companies")}
            label={t("form.companies")}
            options={AUDIENCE_COMPANIES.map((key) => ({ value: key, label: t(`companies.${key}`) }))}
          />
          <SelectField
            {...select("country")}
            label={t("form.country")}
            placeholder={t("form.every")}
            options={named(choices.countries)}
          />
          <SelectField
            {...select("industry")}
            label={t("form.industry")}
            placeholder={t("form.every")}
            options={named(choices.industries)}
          />
          <SelectField
            {...select("progress")}
            label={t("form.progress")}
            hint={t("form.progressHint")}
            placeholder={t("form.every")}
            options={KINDS_OF_ASSESSMENTS.map((kind) => ({
              label: t(`common:kinds.${kind}.name`),
              options: STANDINGS.map((each) => ({ value: `${kind}.${each}`, label: standingName(each) })),
            }))}
          />
          <SelectField
            {...select("language")}
            label={t("form.language")}
            placeholder={t("form.every")}
            options={LANGUAGES.map((language) => ({ value: language, label: SPOKEN[language].name }))}
          />
        </Card>
        {LANGUAGES.map((language) => (
          <Card key={language} padded>
            <fieldset className="grid gap-6">
              <legend className="mb-4 font-serif text-title">
                <span lang={language}>{SPOKEN[language].name}</span>
              </legend>
              <TextField {...inLanguage(language, text(fieldIn("title", language), "off"))} label={t("form.title")} />
              <TextAreaField
                {...inLanguage(language, area(fieldIn("body", language)))}
                label={t("form.body")}
                hint={t("form.bodyHint")}
                rows={8}
              />
            </fieldset>
          </Card>
        ))}
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <ButtonLink href={cancelHref}>{t("form.cancel")}</ButtonLink>
          <Button variant="primary">{t("form.save")}</Button>
        </div>
      </form>
    </div>
  );
}

/** Marks a field whose text is in another language than the page. */
function inLanguage<F extends { field: object }>(lang: string, { field, ...rest }: F) {
  return { ...rest, field: { ...field, lang } as F["field"] & { lang: string } };
}
