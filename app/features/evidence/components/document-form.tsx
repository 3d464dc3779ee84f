import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { FileProblem } from "~/features/evidence/receive-files.server";
import type { DocumentChoices } from "~/features/evidence/view";
import type enEvidence from "~/i18n/locales/en/evidence.json";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckboxField, SelectField, TextAreaField, TextField } from "~/ui/field";
import { LinkChoices } from "./link-choices";

/** Problems of the whole form, which belong to no field of its entry. */
export type FormProblem = "files" | "quota" | "tooManyFiles" | "tooManyDocuments" | "upload" | "tooLarge";

/** What an action answers a refused form with. */
export interface DocumentAnswer {
  result?: SubmissionResult<string[]>;
  files: FileProblem[];
  problem: FormProblem | null;
  /** How long to wait after too many tries; 0 when there is nothing to wait for. */
  minutes: number;
}

/** The document that the form changes, or what a new one begins with. */
export interface FormDocument {
  id: string | null;
  values: Record<"dimension" | "name" | "description" | "issuedOn" | "expiresOn", string>;
  links: string[];
  files: { id: string; fileName: string }[];
}

export interface FormLimits {
  files: number;
  fileSize: string;
  companySize: string;
}

/** In the order in which they stand; the files come after the first three. */
const FIELDS = ["dimension", "name", "description", "issuedOn", "expiresOn", "links"] as const;

/** What is said of a document and up to four files. With scripts the files' progress is shown while they are sent. */
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
  const { t } = useTranslation(["evidence", "common", "account"]);
  const [form, fields] = useForm<Record<string, string>>({
    id: "document",
    lastResult: answer?.result as never,
    defaultValue: document.values,
  });
  const metaOf = (name: (typeof FIELDS)[number]) => fields[name] as NonNullable<(typeof fields)[string]>;
  const errorsOf = (name: (typeof FIELDS)[number]) =>
    metaOf(name).errors?.map((key) => t(key as `errors.${keyof typeof enEvidence.errors & "name"}`));
  const text = (name: "name" | "issuedOn" | "expiresOn", type: "text" | "date") => ({
    field: { ...getInputProps(metaOf(name), { type }), autoComplete: "off" },
    errors: errorsOf(name),
  });
  const slots = Math.max(1, limits.files - document.files.length);
  const { files: refusedFiles = [], problem = null, minutes = 0 } = answer ?? {};
  const formError =
    minutes > 0
      ? t("account:errors.tooMany", { count: minutes })
      : problem && t(`errors.${problem}`, { count: limits.files, size: limits.companySize });
  const isAboutFiles = minutes === 0 && problem !== null && problem !== "tooManyDocuments";
  const slotErrors = (slot: number): string[] => [
    ...refusedFiles
      // What came in a field that this form does not have is said beside the first.
      .filter(({ field }) => field === `file${slot}` || (slot === 1 && !/^file[1-4]$/.test(field)))
      .map(({ fileName, reason }) => t(`files.${reason}`, { name: fileName, size: limits.fileSize })),
    ...(slot === 1 && formError && isAboutFiles ? [formError] : []),
  ];
  const links = answer?.result?.initialValue?.links ?? document.links;
  const told = (names: readonly (typeof FIELDS)[number][]) =>
    names.flatMap((name) => (errorsOf(name) ?? []).map((each) => ({ href: `#${metaOf(name).id}`, text: each })));
  const summary = [
    ...(formError && !isAboutFiles ? [{ text: formError }] : []),
    ...told(FIELDS.slice(0, 3)),
    ...Array.from({ length: slots }, (_, index) => index + 1).flatMap((slot) =>
      slotErrors(slot).map((each) => ({ href: `#file${slot}`, text: each })),
    ),
    ...told(FIELDS.slice(3)),
  ];
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
        <SelectField
          field={{ ...getSelectProps(metaOf("dimension")) }}
          label={t("form.dimension")}
          errors={errorsOf("dimension")}
          placeholder={t("common:shell.choose")}
          options={choices.dimensions}
        />
        <TextField {...text("name", "text")} label={t("form.name")} hint={t("form.nameHint")} />
        <TextAreaField
          field={{ ...getTextareaProps(metaOf("description")) }}
          label={t("form.description")}
          hint={t("form.descriptionHint")}
          rows={4}
          errors={errorsOf("description")}
        />
        <Files
          document={document}
          slots={slots}
          limits={limits}
          errorsOf={slotErrors}
          hasProblem={summary.length > 0}
        />
        <div className="grid max-w-field gap-6 sm:grid-cols-2">
          <TextField
            {...text("issuedOn", "date")}
            label={t("form.issuedOn")}
            optionalText={t("common:shell.optional")}
          />
          <TextField
            {...text("expiresOn", "date")}
            label={t("form.expiresOn")}
            optionalText={t("common:shell.optional")}
          />
        </div>
        <LinkChoices
          id={metaOf("links").id}
          topics={choices.topics}
          chosen={Array.isArray(links) ? links.map(String) : [String(links)]}
          errors={errorsOf("links")}
        />
        <p
          role="status"
          hidden
          data-upload-status=""
          data-progress={t("form.progress", { percent: "{percent}" })}
          data-checking={t("form.checking")}
          data-failed={t("errors.upload")}
          className="font-semibold"
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          {canCancel ? <ButtonLink href={path}>{t("form.cancel")}</ButtonLink> : null}
          <Button variant="primary">{document.id ? t("form.save") : t("form.upload")}</Button>
        </div>
      </form>
    </Card>
  );
}

function Files({
  document,
  slots,
  limits,
  errorsOf,
  hasProblem,
}: {
  document: FormDocument;
  slots: number;
  limits: FormLimits;
  errorsOf: (slot: number) => string[];
  hasProblem: boolean;
}) {
  const { t } = useTranslation("evidence");
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold">{t("form.files")}</legend>
      <p className="max-w-measure text-ink-3">
        {t("form.filesHint", { count: limits.files, size: limits.fileSize })} {hasProblem ? t("form.again") : null}
      </p>
      {document.files.length > 0 ? (
        <div>
          <p className="text-ink-2">{t("form.kept")}</p>
          {document.files.map(({ id, fileName }) => (
            <CheckboxField
              key={id}
              field={{ id: `remove-${id}`, name: "remove", value: id }}
              label={<span className="wrap-anywhere">{t("form.remove", { name: fileName })}</span>}
            />
          ))}
        </div>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {Array.from({ length: slots }, (_, index) => index + 1).map((slot) => (
          <TextField
            key={slot}
            field={{ id: `file${slot}`, name: `file${slot}`, type: "file", accept: "application/pdf,.pdf" }}
            label={t("form.file", { number: slot })}
            errors={errorsOf(slot)}
          />
        ))}
      </div>
    </fieldset>
  );
}
