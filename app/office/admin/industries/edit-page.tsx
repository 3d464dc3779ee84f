import { useTranslation } from "react-i18next";
import { fieldIn, LANGUAGES, pickField, SPOKEN } from "~/core/language";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { useLanguage } from "~/i18n/use-language";
import { LONGEST_NAME } from "~/office/log/rules/industry";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextField } from "~/ui/field";
import { ReasonDialog } from "../components/reason-dialog";
import type { RefusedReason } from "../reason";
import type { OfficeIndustry } from "./change.server";
import type { IndustryDialog, IndustryForm } from "./edit.server";

interface IndustryPageProps {
  /** Null for a new industry. */
  industry: OfficeIndustry | null;
  all: OfficeIndustry[];
  form: IndustryForm;
  asked: IndustryDialog | null;
  /** The address that shows the question, which the question also posts to. */
  self: string;
  refused: RefusedReason | null;
}

const LIST = "/admin/industries";
const pathOf = (industry: OfficeIndustry | null) => `${LIST}/${industry?.id ?? "new"}`;

const MESSAGES = ["industry.errors.missing", "industry.errors.long"] as const;

/** Edits an industry's names and place, and stops or resumes offering it. */
export function IndustryPage({ industry, all, form, asked, self, refused }: IndustryPageProps) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  const title = industry ? pickField(industry, "name", language) : t("industry.new");
  return (
    <>
      <div {...inertWhile(asked !== null)}>
        <AdminPage current="industries" title={title}>
          <Names industry={industry} all={all} form={form} />
          {industry ? <Offer industry={industry} /> : null}
        </AdminPage>
      </div>
      {asked ? <Ask industry={industry} form={form} asked={asked} self={self} refused={refused} /> : null}
    </>
  );
}

/** A GET form: its address opens the confirmation question. */
function Names({ industry, all, form }: Pick<IndustryPageProps, "industry" | "all" | "form">) {
  const { t } = useTranslation(["office", "common"]);
  const language = useLanguage();
  const errorsOf = (field: string) => {
    const key = MESSAGES.find((each) => each === form.errors[field]);
    return key ? [t(key, { max: LONGEST_NAME })] : [];
  };
  const fields = LANGUAGES.map((each) => ({ each, field: fieldIn("name", each) }));
  return (
    <Card padded>
      <form method="get" action={pathOf(industry)} noValidate className="grid gap-6">
        <ErrorSummary
          title={t("common:form.summary")}
          errors={fields.flatMap(({ each, field }) =>
            errorsOf(field).map((text) => ({ href: `#${field}`, text: `${SPOKEN[each].name} – ${text}` })),
          )}
        />
        <input type="hidden" name="dialog" value="save" />
        {fields.map(({ each, field }) => (
          <TextField
            key={field}
            field={{ id: field, name: field, defaultValue: form.values[field], maxLength: LONGEST_NAME, lang: each }}
            label={t("industry.name", { language: SPOKEN[each].name })}
            errors={errorsOf(field)}
          />
        ))}
        <SelectField
          field={{ id: "after", name: "after", defaultValue: form.values.after }}
          label={t("industry.after")}
          placeholder={t("industry.first")}
          options={all
            .filter(({ id }) => id !== industry?.id)
            .map((other) => ({ value: other.id, label: pickField(other, "name", language) }))}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary">{t(industry ? "industry.submit" : "industry.add")}</Button>
          <ButtonLink href={LIST}>{t("industry.back")}</ButtonLink>
        </div>
      </form>
    </Card>
  );
}

function Offer({ industry }: { industry: OfficeIndustry }) {
  const { t } = useTranslation("office");
  const which = industry.isActive ? "close" : "open";
  return (
    <Card padded as="section">
      <h2>{t("industry.offer")}</h2>
      <p className="mt-1 max-w-measure text-ink-2">
        {t(industry.isActive ? "industry.isOffered" : "industry.isClosed")}
      </p>
      <div className="mt-4">
        <ButtonLink href={`${pathOf(industry)}?dialog=${which}`}>{t(`industry.${which}.open`)}</ButtonLink>
      </div>
    </Card>
  );
}

function Ask({
  industry,
  form,
  asked,
  self,
  refused,
}: Omit<IndustryPageProps, "all" | "asked"> & { asked: IndustryDialog }) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  const name = industry ? pickField(industry, "name", language) : (form.values[fieldIn("name", language)] ?? "");
  return (
    <ReasonDialog
      id={`ask-${asked}`}
      title={t(`industry.${asked}.title`, { name })}
      action={self}
      intent={asked}
      fields={asked === "save" ? form.values : {}}
      confirm={t(`industry.${asked}.confirm`)}
      closeHref={pathOf(industry)}
      refused={refused}
    >
      <p>{t(`industry.${asked}.text`)}</p>
      {asked === "save" ? (
        <ul>
          {LANGUAGES.map((each) => (
            <li key={each} lang={each}>
              {form.values[fieldIn("name", each)]}
            </li>
          ))}
        </ul>
      ) : null}
    </ReasonDialog>
  );
}
