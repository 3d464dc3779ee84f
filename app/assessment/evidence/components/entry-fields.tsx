import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentChoices } from "~/assessment/evidence/view";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import type { DocumentFormState } from "./use-document-form";

/** The fields that every document needs: dimension, name and description. */
export function EntryFields({
  state: { metaOf, errorsOf },
  dimensions,
}: {
  state: DocumentFormState;
  dimensions: DocumentChoices["dimensions"];
}) {
  const { t } = useTranslation(["evidence", "common"]);
  return (
    <>
      <SelectField
        field={{ ...getSelectProps(metaOf("dimension")) }}
        label={t("form.dimension")}
        errors={errorsOf("dimension")}
        placeholder={t("common:shell.choose")}
        options={dimensions}
      />
      <TextField
        field={{ ...getInputProps(metaOf("name"), { type: "text" }), autoComplete: "off" }}
        label={t("form.name")}
        hint={t("form.nameHint")}
        errors={errorsOf("name")}
      />
      <TextAreaField
        field={{ ...getTextareaProps(metaOf("description")) }}
        label={t("form.description")}
        hint={t("form.descriptionHint")}
        rows={4}
        errors={errorsOf("description")}
      />
    </>
  );
}

/** One file field per free slot; `kept` is shown before them. */
export function FileFields({
  legend,
  hint,
  labelOf,
  accept,
  slots,
  state: { slotErrors, summary },
  kept,
}: {
  legend: string;
  hint: string;
  labelOf: (slot: number) => string;
  accept: string;
  slots: number;
  state: DocumentFormState;
  kept?: ReactNode;
}) {
  const { t } = useTranslation("evidence");
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold">{legend}</legend>
      <p className="max-w-measure text-ink-3">
        {hint} {summary.length > 0 ? t("form.again") : null}
      </p>
      {kept}
      <div className="grid gap-4 sm:grid-cols-2">
        {Array.from({ length: slots }, (_, index) => index + 1).map((slot) => (
          <TextField
            key={slot}
            field={{ id: `file${slot}`, name: `file${slot}`, type: "file", accept }}
            label={labelOf(slot)}
            errors={slotErrors(slot)}
          />
        ))}
      </div>
    </fieldset>
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
