import { type FieldMetadata, type FormMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { FileProblem } from "~/assessment/evidence/receive-files.server";
import { useKind } from "~/foundation/web/use-kind";
import type enEvidence from "~/i18n/locales/en/evidence.json";

/** Problems of the whole form, not of one of its fields. */
export type FormProblem = "files" | "quota" | "tooManyFiles" | "tooManyDocuments" | "upload" | "tooLarge";

/** The action's response to a rejected form. */
export interface DocumentAnswer {
  result?: SubmissionResult<string[]>;
  files: FileProblem[];
  problem: FormProblem | null;
  /** Minutes to wait after too many tries; 0 if there is no wait. */
  minutes: number;
}

/** The response to a form that exceeds the request size limit. */
export const TOO_LARGE: DocumentAnswer = { files: [], problem: "tooLarge", minutes: 0 };

export interface FormLimits {
  files: number;
  fileSize: string;
  companySize: string;
}

/** The fields of an entry in display order; the files come after the first three. */
export const ENTRY_FIELDS = ["dimension", "name", "description", "issuedOn", "expiresOn", "links"] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

export interface DocumentFormState {
  form: FormMetadata<Record<string, string>, string[]>;
  metaOf: (name: EntryField) => FieldMetadata<string, Record<string, string>, string[]>;
  errorsOf: (name: EntryField) => string[] | undefined;
  slotErrors: (slot: number) => string[];
  summary: { href?: string; text: string }[];
}

/** A document form with the errors of its last submission, both next to each field and in a summary. */
export function useDocumentForm(
  values: Record<string, string>,
  slots: number,
  limits: FormLimits,
  answer: DocumentAnswer | undefined,
): DocumentFormState {
  const { t } = useTranslation(["evidence", "account"]);
  const context = useKind();
  const [form, fields] = useForm<Record<string, string>>({
    id: "document",
    lastResult: answer?.result,
    defaultValue: values,
  });
  const metaOf = (name: EntryField) => fields[name] as NonNullable<(typeof fields)[string]>;
  const errorsOf = (name: EntryField) =>
    metaOf(name).errors?.map((key) => t(key as `errors.${keyof typeof enEvidence.errors & "name"}`));
  const { files = [], problem = null, minutes = 0 } = answer ?? {};
  const formError =
    minutes > 0
      ? t("account:errors.tooMany", { count: minutes })
      : // Only some messages vary by kind, and the types require one of those.
        problem && t(`errors.${problem}` as "errors.files", { context, count: limits.files, size: limits.companySize });
  const isAboutFiles = minutes === 0 && problem !== null && problem !== "tooManyDocuments";
  const slotErrors = (slot: number): string[] => [
    ...files
      // Errors of a field that this form does not have are shown at the first file field.
      .filter(({ field }) => field === `file${slot}` || (slot === 1 && !/^file[1-4]$/.test(field)))
      .map(({ fileName, reason }) => t(`files.${reason}`, { name: fileName, size: limits.fileSize })),
    ...(slot === 1 && formError && isAboutFiles ? [formError] : []),
  ];
  const told = (names: readonly EntryField[]) =>
    names.flatMap((name) => (errorsOf(name) ?? []).map((each) => ({ href: `#${metaOf(name).id}`, text: each })));
  const summary = [
    ...(formError && !isAboutFiles ? [{ text: formError }] : []),
    ...told(ENTRY_FIELDS.slice(0, 3)),
    ...Array.from({ length: slots }, (_, index) => index + 1).flatMap((slot) =>
      slotErrors(slot).map((each) => ({ href: `#file${slot}`, text: each })),
    ),
    ...told(ENTRY_FIELDS.slice(3)),
  ];
  return { form, metaOf, errorsOf, slotErrors, summary };
}
