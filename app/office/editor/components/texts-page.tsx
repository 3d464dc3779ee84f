import { useTranslation } from "react-i18next";
import { SPOKEN } from "~/core/language";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { ChoiceGroup } from "~/ui/choice-group";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldError } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { ImportPreview, TextView } from "../import.server";
import { draftPaths } from "../paths";
import type { BookFault } from "../texts-book";
import type { HeadView } from "../view";

/** Field name of each text to import. A choice between two texts uses this name followed by a number. */
export const TAKE = "take";

export type TextsFault = BookFault | "other-draft";

interface TextsPageProps {
  head: HeadView;
  size: string;
  fault: TextsFault | null;
  preview: ImportPreview | null;
}

/** Exports the texts of a draft as a workbook for translators, and imports it again. */
export function TextsPage({ head, size, fault, preview }: TextsPageProps) {
  const { t } = useTranslation(["questionnaires", "common"]);
  const paths = draftPaths(head.id);
  const errors = fault ? [t(`texts.faults.${fault}`, { size })] : [];
  return (
    <AdminPage current="questionnaires" title={t("texts.title")} lead={t("texts.lead")}>
      <p>
        <a href={paths.own} className="inline-flex min-h-11 items-center font-semibold">
          {t("edit.back")}
        </a>
      </p>
      <ErrorSummary title={t("common:form.summary")} errors={errors.map((text) => ({ href: "#file", text }))} />
      {preview ? (
        <Preview preview={preview} path={paths.texts} />
      ) : (
        <Card>
          <CardSection>
            <ButtonLink href={paths.file} variant="primary">
              {t("texts.download")}
            </ButtonLink>
          </CardSection>
          {head.state === "open" ? (
            <CardSection>
              <h2>{t("texts.upload")}</h2>
              <p className="mt-2 max-w-measure text-ink-2">{t("texts.uploadText")}</p>
              <form method="post" action={paths.texts} encType="multipart/form-data" className="mt-4 grid gap-4">
                <div className="max-w-field">
                  <label htmlFor="file" className="block font-semibold">
                    {t("texts.file", { size })}
                  </label>
                  <FieldError id="file" errors={errors} />
                  <input
                    id="file"
                    name="file"
                    type="file"
                    accept=".xlsx"
                    aria-describedby={errors.length > 0 ? "file-error" : undefined}
                    aria-invalid={errors.length > 0 || undefined}
                    className="control mt-2"
                  />
                </div>
                <div>
                  <Button>{t("texts.submit")}</Button>
                </div>
              </form>
            </CardSection>
          ) : null}
        </Card>
      )}
    </AdminPage>
  );
}

function Preview({ preview, path }: { preview: ImportPreview; path: string }) {
  const { t } = useTranslation("questionnaires");
  const { changes, conflicts, unchanged, further } = preview;
  return (
    <section aria-labelledby="preview" className="grid gap-5">
      <div>
        {/* biome-ignore lint/a11y/noAutofocus: what the upload came to is the first thing to be read */}
        <h2 id="preview" tabIndex={-1} autoFocus>
          {t("texts.preview")}
        </h2>
        <p className="mt-1.5 max-w-measure text-ink-2">
          {changes.length > 0 ? `${t("texts.changes", { count: changes.length })} ` : null}
          {conflicts.length > 0 ? `${t("texts.conflicts", { count: conflicts.length })} ` : null}
          {unchanged > 0 ? `${t("texts.unchanged", { count: unchanged })} ` : null}
          {further > 0 ? t("texts.later", { count: further }) : null}
        </p>
      </div>
      <Problems preview={preview} />
      {changes.length + conflicts.length === 0 ? (
        <Notice tone="info" title={t("texts.nothing")}>
          {t("texts.nothingText")}
        </Notice>
      ) : (
        <form method="post" action={path} className="grid gap-5">
          {conflicts.length > 0 ? <Conflicts conflicts={conflicts} /> : null}
          {changes.length > 0 ? <Changes changes={changes} /> : null}
          <div className="flex flex-col-reverse gap-3 sm:flex-row">
            <ButtonLink href={path}>{t("texts.cancel")}</ButtonLink>
            <Button variant="primary" name="intent" value="apply">
              {t("texts.save")}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

const placeOf = ({ cell, name, language }: TextView) =>
  [...(cell ? [cell] : []), SPOKEN[language].name, name].join(" · ");

function Changes({ changes }: { changes: TextView[] }) {
  const { t } = useTranslation("questionnaires");
  return (
    <Card padded>
      <ChoiceGroup
        id="changes"
        legend={t("texts.preview")}
        hint={t("texts.untick")}
        type="checkbox"
        name={TAKE}
        options={changes.map((change) => ({
          value: change.value,
          checked: true,
          label: (
            <span className="min-w-0">
              <span className="block text-small text-ink-3 wrap-anywhere">{placeOf(change)}</span>
              <span className="block wrap-anywhere" lang={change.language}>
                <span className="text-ink-2">{change.was || t("edit.empty")}</span>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">{t("texts.becomes")}</span> <strong>{change.becomes}</strong>
              </span>
            </span>
          ),
        }))}
      />
    </Card>
  );
}

function Conflicts({ conflicts }: { conflicts: TextView[] }) {
  const { t } = useTranslation("questionnaires");
  return (
    <div className="grid gap-3">
      <Notice tone="attention" title={t("texts.conflict")}>
        {t("texts.conflictText")}
      </Notice>
      <Card>
        {conflicts.map((conflict, index) => (
          <CardSection key={`${conflict.key} ${conflict.language}`}>
            <ChoiceGroup
              id={`conflict-${index}`}
              legend={<span className="wrap-anywhere">{placeOf(conflict)}</span>}
              type="radio"
              name={`${TAKE}.${index}`}
              options={[
                { value: "", checked: true, label: <Side name={t("texts.today")} text={conflict.was} /> },
                { value: conflict.value, label: <Side name={t("texts.workbook")} text={conflict.becomes} /> },
              ]}
            />
          </CardSection>
        ))}
      </Card>
    </div>
  );
}

function Side({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation("questionnaires");
  return (
    <span className="min-w-0">
      <span className="block text-small text-ink-2">{name}</span>
      <strong className="wrap-anywhere">{text || t("edit.empty")}</strong>
    </span>
  );
}

function Problems({ preview: { problems, furtherProblems } }: { preview: ImportPreview }) {
  const { t } = useTranslation("questionnaires");
  if (problems.length === 0) return null;
  return (
    <Notice tone="danger" title={t("texts.problems.title")}>
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <li key={`${problem.fault} ${problem.cell} ${problem.key}`} className="wrap-anywhere">
            {t(`texts.problems.${problem.fault}`, { ...problem })}
          </li>
        ))}
        {furtherProblems > 0 ? <li>{t("texts.problems.further", { count: furtherProblems })}</li> : null}
      </ul>
    </Notice>
  );
}
