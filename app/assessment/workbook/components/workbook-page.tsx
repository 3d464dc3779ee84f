import { useTranslation } from "react-i18next";
import type { WorkbookPreview } from "~/assessment/workbook/preview.server";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { usePaths } from "~/foundation/web/use-paths";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import { PreviewForm } from "./preview-form";

export interface WorkbookPageProps {
  /** Whether the reader may upload: only users who may answer, and only for a draft. */
  canUpload: boolean;
  isCompleted: boolean;
  /** The maximum file size in words. */
  size: string;
  /** The result of the last upload, shown once. */
  done: { saved: number; left: number } | null;
}

/** The offline workbook of an assessment: download, instructions, and upload with a preview of the changes. */
export function WorkbookPage({
  preview,
  errors,
  saved,
  offered,
  ...props
}: WorkbookPageProps & {
  preview: WorkbookPreview | null;
  /** What is wrong with the file. */
  errors: string[];
  /** If there are conflicts: the number of other answers saved. */
  saved: number | null;
  /** The number of offered answers that were not saved. */
  offered: number | null;
}) {
  const { t } = useTranslation(["workbook", "common"]);
  const { canUpload, isCompleted, done } = props;
  const paths = usePaths();
  const assessment = useAssessmentName();
  const back = isCompleted ? paths.view : paths.form;
  return (
    <>
      <PageHeader
        eyebrow={assessment}
        title={t("title")}
        lead={canUpload ? t("lead") : t("leadRead")}
        actions={<ButtonLink href={back}>{t("back")}</ButtonLink>}
      />
      <div className="grid max-w-narrow gap-6">
        {errors.length > 0 ? (
          <ErrorSummary title={t("errors.title")} errors={errors.map((text) => ({ href: "#file", text }))} />
        ) : null}
        {done ? (
          <Notice tone="success" title={t("done.saved", { count: done.saved })}>
            {done.left > 0 ? <p>{t("done.left", { count: done.left })}</p> : null}
            <p>
              <a href={back} className="inline-flex min-h-11 items-center">
                {t("done.next")}
              </a>
            </p>
          </Notice>
        ) : null}
        {preview ? <PreviewForm preview={preview} saved={saved} offered={offered} path={paths.workbook} /> : null}
        <Step number={1} title={t("download.title")}>
          <p className="text-ink-2">{canUpload ? t("download.text") : t("download.textRead")}</p>
          <div className="mt-4">
            <ButtonLink href={paths.workbookFile} variant={canUpload && !preview ? "primary" : "secondary"} download>
              {t("download.button")}
            </ButtonLink>
          </div>
        </Step>
        {canUpload ? <FillAndUpload {...props} errors={errors} /> : null}
        {!canUpload && !isCompleted ? <Notice tone="info">{t("viewer")}</Notice> : null}
      </div>
    </>
  );
}

function FillAndUpload({ size, errors }: WorkbookPageProps & { errors: string[] }) {
  const { t } = useTranslation("workbook");
  return (
    <>
      <Step number={2} title={t("fill.title")}>
        <ul className="grid list-disc gap-1.5 ps-5 text-ink-2">
          {(["yellow", "empty", "programs"] as const).map((key) => (
            <li key={key}>{t(`fill.${key}`)}</li>
          ))}
        </ul>
      </Step>
      <Step number={3} title={t("upload.title")}>
        <p className="text-ink-2">{t("upload.text")}</p>
        <form
          method="post"
          action={usePaths().workbook}
          encType="multipart/form-data"
          noValidate
          className="mt-5 grid gap-5"
        >
          <TextField
            field={{
              id: "file",
              name: "file",
              type: "file",
              accept: ".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            }}
            label={t("upload.file")}
            hint={t("upload.hint", { size })}
            errors={errors}
          />
          <div>
            <Button name="intent" value="preview">
              {t("upload.button")}
            </Button>
          </div>
        </form>
      </Step>
    </>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: React.ReactNode }) {
  return (
    <Card padded as="section">
      <div className="flex gap-4">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-serif text-lead text-accent"
        >
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="mb-1.5">{title}</h2>
          {children}
        </div>
      </div>
    </Card>
  );
}
