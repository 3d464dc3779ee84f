import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { EntryFields, FileFields, UploadStatus } from "~/assessment/evidence/components/entry-fields";
import { useDocumentForm } from "~/assessment/evidence/components/use-document-form";
import { ANY_EVIDENCE, endingsOf } from "~/assessment/evidence/rules/file-types";
import { usePaths } from "~/foundation/web/use-paths";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import type { CompletionPageProps } from "./completion-page";

const EMPTY = { dimension: "", name: "", description: "" };
const ACCEPT = endingsOf(ANY_EVIDENCE)
  .map((ending) => `.${ending}`)
  .join();

/** Uploads one document with up to four files of any accepted type, before the confirmation step. */
export function UploadStep({
  dimensions,
  limits,
  answer,
}: Pick<CompletionPageProps, "dimensions" | "limits" | "answer">) {
  const { t } = useTranslation(["completion", "common"]);
  const { completeStep } = usePaths();
  const state = useDocumentForm(EMPTY, limits.files, limits, answer);
  return (
    <form
      method="post"
      action={completeStep("upload")}
      encType="multipart/form-data"
      {...getFormProps(state.form)}
      noValidate
      data-upload=""
      className="mt-3 grid gap-6"
    >
      <p>{t("upload.lead")}</p>
      <ErrorSummary title={t("common:form.summary")} errors={state.summary} />
      <EntryFields state={state} dimensions={dimensions} />
      <FileFields
        legend={t("upload.files")}
        hint={t("upload.hint", { count: limits.files, size: limits.fileSize })}
        labelOf={(number) => t("upload.file", { number })}
        accept={ACCEPT}
        slots={limits.files}
        state={state}
      />
      <UploadStatus />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <ButtonLink href={completeStep("complete")}>{t("upload.back")}</ButtonLink>
        <ButtonLink href={completeStep("submit")}>{t("upload.without")}</ButtonLink>
        <Button variant="primary">{t("upload.go")}</Button>
      </div>
    </form>
  );
}
