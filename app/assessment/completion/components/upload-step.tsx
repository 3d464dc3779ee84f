import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { EntryFields, FilePlace, MoreFields, UploadStatus } from "~/assessment/evidence/components/entry-fields";
import { useDocumentForm } from "~/assessment/evidence/components/use-document-form";
import { ANY_EVIDENCE } from "~/assessment/evidence/rules/file-types";
import { usePaths } from "~/foundation/web/use-paths";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import type { CompletionPageProps } from "./completion-page";

const EMPTY = { dimension: "", name: "", description: "", issuedOn: "", expiresOn: "" };

/** Uploads one document with up to four files of any accepted type, before the confirmation step. */
export function UploadStep({
  dimensions,
  limits,
  answer,
}: Pick<CompletionPageProps, "dimensions" | "limits" | "answer">) {
  const { t } = useTranslation(["completion", "common"]);
  const { completeStep } = usePaths();
  const state = useDocumentForm(EMPTY, limits, answer);
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
      <FilePlace
        label={t("upload.files")}
        hint={t("upload.hint", { count: limits.files, size: limits.fileSize })}
        types={ANY_EVIDENCE}
        state={state}
      />
      <EntryFields state={state} dimensions={dimensions} />
      <MoreFields state={state} />
      <UploadStatus />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <ButtonLink href={completeStep("complete")}>{t("upload.back")}</ButtonLink>
        <ButtonLink href={completeStep("submit")}>{t("upload.without")}</ButtonLink>
        <Button variant="primary">{t("upload.go")}</Button>
      </div>
    </form>
  );
}
