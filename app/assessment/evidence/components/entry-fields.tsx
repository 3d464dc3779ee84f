import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { acceptOf, type FileType } from "~/assessment/evidence/rules/file-types";
import type { DocumentChoices } from "~/assessment/evidence/view";
import { Disclosure } from "~/ui/disclosure";
import { CheckboxField, SelectField, TextAreaField, TextField } from "~/ui/field";
import { type DocumentFormState, FILES_ID } from "./use-document-form";

/** One place to choose, photograph or drop files, and those that are there: of the document, and of the form that came back. */
export function FilePlace({
  label,
  hint,
  types,
  state: { fileErrors, kept },
  children,
}: {
  label: string;
  hint: string;
  types: readonly FileType[];
  state: DocumentFormState;
  /** The document's own files. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("evidence");
  return (
    <div>
      {children}
      {kept.map(({ fileName, token }, index) => (
        <CheckboxField
          key={token}
          field={{ id: `kept-${index}`, name: "kept", value: token, defaultChecked: true }}
          label={<span className="wrap-anywhere">{t("form.keep", { name: fileName })}</span>}
        />
      ))}
      <TextField
        field={{
          id: FILES_ID,
          name: "files",
          type: "file",
          multiple: true,
          accept: acceptOf(types),
          className: "drop",
        }}
        label={label}
        hint={hint}
        errors={fileErrors}
      />
    </div>
  );
}

/** What a document is about, and its name: both are filled in from the file where that says it. */
export function EntryFields({
  state: { metaOf, errorsOf },
  dimensions,
}: {
  state: DocumentFormState;
  dimensions: DocumentChoices["dimensions"];
}) {
  const { t } = useTranslation(["evidence", "common"]);
  return (
    <div className="grid max-w-field items-end gap-6">
      <SelectField
        field={{ ...getSelectProps(metaOf("dimension")) }}
        label={t("form.about")}
        errors={errorsOf("dimension")}
        placeholder={t("common:shell.choose")}
        options={dimensions.map(({ value, label, topics }) =>
          topics.length > 0
            ? { label, options: [...topics, { value, label: t("form.whole", { dimension: label }) }] }
            : { value, label },
        )}
      />
      <TextField
        field={{ ...getInputProps(metaOf("name"), { type: "text" }), autoComplete: "off" }}
        label={t("form.name")}
        hint={t("form.nameHint")}
        errors={errorsOf("name")}
      />
    </div>
  );
}

/** Everything that a document may say besides, folded away. */
export function MoreFields({
  state: { metaOf, errorsOf, isWrongBelow },
  isOpen = false,
  children,
}: {
  state: DocumentFormState;
  isOpen?: boolean;
  /** What it is evidence for. */
  children?: ReactNode;
}) {
  const { t } = useTranslation(["evidence", "common"]);
  return (
    <Disclosure summary={t("form.more")} open={isOpen || isWrongBelow} flush>
      <div className="grid gap-6 pt-2">
        <TextAreaField
          field={{ ...getTextareaProps(metaOf("description")) }}
          label={t("form.description")}
          hint={t("form.descriptionHint")}
          rows={3}
          errors={errorsOf("description")}
        />
        <div className="grid max-w-field items-end gap-6 sm:grid-cols-2">
          {(["issuedOn", "expiresOn"] as const).map((name) => (
            <TextField
              key={name}
              field={{ ...getInputProps(metaOf(name), { type: "date" }), autoComplete: "off" }}
              label={t(`form.${name}`)}
              errors={errorsOf(name)}
            />
          ))}
        </div>
        {children}
      </div>
    </Disclosure>
  );
}

/** Shows upload progress, if scripts run. */
export function UploadStatus() {
  const { t } = useTranslation("evidence");
  return (
    <p
      role="status"
      hidden
      data-upload-status=""
      data-progress={t("form.progress", { percent: "{percent}" })}
      data-checking={t("form.checking")}
      data-failed={t("errors.upload")}
      className="font-semibold"
    />
  );
}
