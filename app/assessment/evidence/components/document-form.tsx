import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { PDF_OR_PHOTOGRAPH } from "~/assessment/evidence/rules/file-types";
import type { DocumentChoices } from "~/assessment/evidence/view";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckboxField } from "~/ui/field";
import { EntryFields, FilePlace, MoreFields, UploadStatus } from "./entry-fields";
import { LinkChoices } from "./link-choices";
import { type DocumentAnswer, type FormLimits, useDocumentForm } from "./use-document-form";

/** The document being changed, or the initial values of a new one. */
export interface FormDocument {
  id: string | null;
  values: Record<"dimension" | "name" | "description" | "issuedOn" | "expiresOn", string>;
  links: string[];
  files: { id: string; fileName: string }[];
}

/** The form for a document: its files first. With scripts it fills in what they say, and shows upload progress. */
export function DocumentForm({
  path,
  document,
  choices,
  limits,
  answer,
  canCancel,
}: {
  path: string;
  document: FormDocument;
  choices: DocumentChoices;
  limits: FormLimits;
  answer?: DocumentAnswer;
  canCancel: boolean;
}) {
  const { t } = useTranslation(["evidence", "common"]);
  const state = useDocumentForm(document.values, limits, answer);
  const { form, metaOf, errorsOf, summary } = state;
  const links = answer?.result?.initialValue?.links ?? document.links;
  return (
    <Card padded as="section">
      <h2 id="form">{document.id ? t("form.edit") : t("form.add")}</h2>
      <form
        method="post"
        action={document.id ? `${path}?edit=${document.id}` : `${path}?add`}
        encType="multipart/form-data"
        {...getFormProps(form)}
        noValidate
        data-upload=""
        className="mt-5 grid gap-6"
      >
        <ErrorSummary title={t("common:form.summary")} errors={summary} />
        <FilePlace
          label={t("form.files")}
          hint={t("form.filesHint", { count: limits.files, size: limits.fileSize })}
          types={PDF_OR_PHOTOGRAPH}
          state={state}
        >
          {document.files.length > 0 ? <OwnFiles files={document.files} /> : null}
        </FilePlace>
        <EntryFields state={state} dimensions={choices.dimensions} />
        <MoreFields state={state} isOpen={document.id !== null}>
          <LinkChoices
            id={metaOf("links").id}
            topics={choices.topics}
            chosen={Array.isArray(links) ? links.map(String) : [String(links)]}
            errors={errorsOf("links")}
          />
        </MoreFields>
        <UploadStatus />
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          {canCancel ? <ButtonLink href={path}>{t("form.cancel")}</ButtonLink> : null}
          <Button variant="primary">{document.id ? t("form.save") : t("form.upload")}</Button>
        </div>
      </form>
    </Card>
  );
}

/** The document's files, each with a box to remove it. */
function OwnFiles({ files }: Pick<FormDocument, "files">) {
  const { t } = useTranslation("evidence");
  return (
    <div>
      <p className="text-ink-2">{t("form.kept")}</p>
      {files.map(({ id, fileName }) => (
        <CheckboxField
          key={id}
          field={{ id: `remove-${id}`, name: "remove", value: id }}
          label={<span className="wrap-anywhere">{t("form.remove", { name: fileName })}</span>}
        />
      ))}
    </div>
  );
}
