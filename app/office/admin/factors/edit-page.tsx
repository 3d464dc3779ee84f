import { useTranslation } from "react-i18next";
import { FACTOR_NOTES } from "~/assessment/ghg/rules/factors";
import { FACTOR_COLUMNS, type SetFault } from "~/assessment/ghg/rules/publishing";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceGroup } from "~/ui/choice-group";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { Compared } from "./compared";
import type { FactorForm } from "./read-form.server";
import type { ComparedSet } from "./view";

interface FactorPageProps {
  /** Null for a new set. */
  title: string | null;
  /** The address the form posts to. */
  here: string;
  form: FactorForm;
  faults: SetFault[];
  /** The submitted set beside the published one, once the form has no faults. */
  compared: ComparedSet | null;
}

const HEAD = ["version", "title", "address", "licence", "readAt"] as const;

/** The form of a new version of a set. Once the form is valid, shows both versions side by side and asks whether to publish. */
export function FactorPage({ title, here, form, faults, compared }: FactorPageProps) {
  const { t } = useTranslation("office");
  return (
    <AdminPage
      current="factors"
      title={title ?? t("factors.new")}
      lead={t(compared ? "factors.compareLead" : "factors.formLead")}
    >
      {compared ? (
        <Compared compared={compared} form={form} here={here} />
      ) : (
        <SetForm title={title} here={here} form={form} faults={faults} />
      )}
    </AdminPage>
  );
}

function SetForm({ title, here, form, faults }: Omit<FactorPageProps, "compared">) {
  const { t } = useTranslation(["office", "common"]);
  const { values } = form;
  const words = faults.slice(0, 20).map(({ fault, line, about }) => {
    const said = t(`factors.faults.${fault}`, { about });
    return {
      href: line !== null ? "#table" : fault === "read-at" ? "#readAt" : "#version",
      text: line === null ? said : t("factors.inLine", { line, said }),
    };
  });
  return (
    <Card padded>
      <form method="post" action={here} encType="multipart/form-data" noValidate className="grid grid-cols-1 gap-6">
        <ErrorSummary title={t("common:form.summary")} errors={words} />
        {title === null ? (
          <TextField
            field={{ id: "set", name: "set", defaultValue: values.set, maxLength: 60 }}
            label={t("factors.name")}
            hint={t("factors.nameHint")}
          />
        ) : null}
        {HEAD.map((name) => (
          <TextField
            key={name}
            field={{ id: name, name, defaultValue: values[name] }}
            label={t(`factors.head.${name}`)}
            hint={name === "version" ? t("factors.versionHint") : undefined}
          />
        ))}
        <SelectField
          field={{ id: "mark", name: "mark", defaultValue: values.mark }}
          label={t("factors.mark")}
          placeholder={t("factors.choose")}
          options={(["official", "secondary"] as const).map((mark) => ({
            value: mark,
            label: t(`factors.marks.${mark}`),
          }))}
        />
        <ChoiceGroup
          id="notes"
          type="checkbox"
          name="notes"
          legend={t("factors.notes")}
          isPart
          options={FACTOR_NOTES.map((note) => ({
            value: note,
            label: t(`factors.note.${note}`),
            checked: values.notes.includes(note),
          }))}
        />
        <div className="max-w-field">
          <label htmlFor="file" className="block font-semibold">
            {t("factors.file")}
          </label>
          <p id="file-hint" className="mt-0.5 text-ink-3">
            {t("factors.fileHint")}
          </p>
          <input
            id="file"
            type="file"
            name="file"
            accept=".csv,.txt,text/csv"
            aria-describedby="file-hint"
            className="control mt-2"
          />
        </div>
        <Disclosure summary={t("factors.asText")} open={title === null || faults.length > 0} flush>
          <TextAreaField
            field={{
              id: "table",
              name: "table",
              defaultValue: values.table,
              // Column names and ids are the same in every language.
              lang: "en",
              spellCheck: false,
              className: "font-mono text-small",
            }}
            label={t("factors.table")}
            hint={
              <>
                {t("factors.tableHint")} <code className="wrap-anywhere">{FACTOR_COLUMNS.join("; ")}</code>
              </>
            }
            rows={14}
          />
        </Disclosure>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" name="intent" value="check">
            {t("factors.check")}
          </Button>
          <ButtonLink href="/admin/factors">{t("factors.back")}</ButtonLink>
        </div>
      </form>
    </Card>
  );
}
