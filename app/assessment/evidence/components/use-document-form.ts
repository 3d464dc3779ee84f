import { type FieldMetadata, type FormMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { KeptFile } from "~/assessment/evidence/kept-files.server";
import type { FileProblem } from "~/assessment/evidence/receive-files.server";
import { useKind } from "~/foundation/web/use-kind";
import type enEvidence from "~/i18n/locales/en/evidence.json";

/** Problems of the whole form, not of one of its fields. */
export type FormProblem = "files" | "quota" | "tooManyFiles" | "tooManyDocuments" | "upload" | "tooLarge";

/** The action's response to a rejected form. */
export interface DocumentAnswer {
  result?: SubmissionResult<string[]>;
  files: FileProblem[];
  /** Files that have passed and need not be chosen again. */
  kept: KeptFile[];
  problem: FormProblem | null;
  /** Minutes to wait after too many tries; 0 if there is no wait. */
  minutes: number;
}

/** The response to a form that exceeds the request size limit. */
export const TOO_LARGE: DocumentAnswer = { files: [], kept: [], problem: "tooLarge", minutes: 0 };

export interface FormLimits {
  files: number;
  fileSize: string;
  companySize: string;
}

/** The id of the field for files, and those of the entry in display order, of which all but two are under "More". */
export const FILES_ID = "files";
const ENTRY_FIELDS = ["dimension", "name", "description", "issuedOn", "expiresOn", "links"] as const;
const MORE = ENTRY_FIELDS.slice(2);
type EntryField = (typeof ENTRY_FIELDS)[number];

export interface DocumentFormState {
  form: FormMetadata<Record<string, string>, string[]>;
  metaOf: (name: EntryField) => FieldMetadata<string, Record<string, string>, string[]>;
  errorsOf: (name: EntryField) => string[] | undefined;
  fileErrors: string[];
  kept: KeptFile[];
  /** Whether something under "More" is wrong. */
  isWrongBelow: boolean;
  summary: { href?: string; text: string }[];
}

/** A document form with the errors of its last submission, both next to each field and in a summary. */
export function useDocumentForm(
  values: Record<string, string>,
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
  const { files = [], kept = [], problem = null, minutes = 0 } = answer ?? {};
  const formError =
    minutes > 0
      ? t("account:errors.tooMany", { count: minutes })
      : // Only some messages vary by kind, and the types require one of those.
        problem && t(`errors.${problem}` as "errors.files", { context, count: limits.files, size: limits.companySize });
  const isAboutFiles = minutes === 0 && problem !== null && problem !== "tooManyDocuments";
  const fileErrors = [
    ...files.map(({ fileName, reason }) => t(`files.${reason}`, { name: fileName, size: limits.fileSize })),
    ...(formError && isAboutFiles ? [formError] : []),
  ];
  const told = (names: readonly EntryField[]) =>
    names.flatMap((name) => (errorsOf(name) ?? []).map((each) => ({ href: `#${metaOf(name).id}`, text: each })));
  const summary = [
    ...(formError && !isAboutFiles ? [{ text: formError }] : []),
    ...fileErrors.map((each) => ({ href: `#${FILES_ID}`, text: each })),
    ...told(ENTRY_FIELDS),
  ];
  const isWrongBelow = told(MORE).length > 0;
  return { form, metaOf, errorsOf, fileErrors, kept, isWrongBelow, summary };
}
