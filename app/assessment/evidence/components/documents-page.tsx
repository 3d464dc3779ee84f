import { useTranslation } from "react-i18next";
import uploadUrl from "~/assessment/evidence/enhance/upload?worker&url";
import type { DocumentChoices, DocumentView } from "~/assessment/evidence/view";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { useKind } from "~/foundation/web/use-kind";
import { usePaths } from "~/foundation/web/use-paths";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection, EmptyState } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import { DocumentCard } from "./document-card";
import { DocumentForm, type FormDocument } from "./document-form";
import { DocumentsDialog, type DocumentsQuestion } from "./documents-dialog";
import { PreviewDialog } from "./preview-dialog";
import type { DocumentAnswer, FormLimits } from "./use-document-form";

export interface DocumentsPageProps {
  documents: DocumentView[];
  isCompleted: boolean;
  /** Whether the documents belong to the reader's own company. */
  isOwn: boolean;
  canChange: boolean;
  canSubmit: boolean;
  /** The open form, if any. */
  form: { document: FormDocument; choices: DocumentChoices } | null;
  limits: FormLimits;
  question: DocumentsQuestion | null;
  /** The id of the file being previewed. */
  preview: string | null;
  nonce: string;
}

/** The supporting documents of an assessment: readable, and editable while it is a draft. */
export function DocumentsPage({
  answer,
  needsDocument,
  ...props
}: DocumentsPageProps & {
  answer?: DocumentAnswer;
  /** The user tried to submit with documents, but there are none. */
  needsDocument: boolean;
}) {
  const { t } = useTranslation(["evidence", "common"]);
  const { documents, isCompleted, isOwn, canChange, canSubmit, form, question, nonce } = props;
  const paths = usePaths();
  const context = useKind();
  const assessment = useAssessmentName();
  const path = paths.documents;
  const file = documents.flatMap(({ files }) => files).find(({ id, isShown }) => isShown && id === props.preview);
  const hasFile = documents.some(({ files }) => files.length > 0);
  return (
    <>
      <div {...inertWhile(question !== null || file !== undefined)}>
        <PageHeader
          eyebrow={assessment}
          title={canChange ? t("title") : t("titleRead")}
          lead={canChange ? t("lead") : t("leadRead")}
          actions={
            !isOwn ? null : isCompleted ? (
              <ButtonLink href={paths.results}>{t("toResults")}</ButtonLink>
            ) : (
              <ButtonLink href={paths.form}>{t("back")}</ButtonLink>
            )
          }
        />
        <div className="grid gap-8">
          <ErrorSummary
            id="needs-document"
            title={t("common:form.summary")}
            errors={needsDocument ? [{ href: "#form", text: t("errors.atLeastOne", { context }) }] : []}
          />
          <Documents documents={documents} path={path} canChange={canChange} hasForm={form !== null} />
          {form ? (
            <DocumentForm
              {...form}
              path={path}
              limits={props.limits}
              answer={answer}
              canCancel={documents.length > 0}
            />
          ) : null}
          {canChange ? <Submit hasFile={hasFile} canSubmit={canSubmit} /> : null}
        </div>
      </div>
      {question ? <DocumentsDialog question={question} path={path} canSubmit={canSubmit} /> : null}
      {file && !question ? <PreviewDialog file={file} name={file.fileName} closeHref={path} nonce={nonce} /> : null}
      {form ? <script type="module" src={uploadUrl} nonce={nonce} /> : null}
    </>
  );
}

function Documents({
  documents,
  path,
  canChange,
  hasForm,
}: {
  documents: DocumentView[];
  path: string;
  canChange: boolean;
  hasForm: boolean;
}) {
  const { t } = useTranslation("evidence");
  if (documents.length === 0) {
    return canChange ? null : <EmptyState title={t("list.none")}>{t("list.noneText")}</EmptyState>;
  }
  return (
    <section aria-labelledby="documents" className="grid gap-4">
      {/* Where nothing can be changed, the page has this name too. */}
      <div className={canChange ? "flex flex-wrap items-center justify-between gap-3" : "sr-only"}>
        <h2 id="documents">{t("list.title")}</h2>
        {canChange && !hasForm ? <ButtonLink href={`${path}?add#form`}>{t("list.add")}</ButtonLink> : null}
      </div>
      <Card>
        {documents.map((document) => (
          <CardSection key={document.id}>
            <DocumentCard document={document} path={path} canChange={canChange} />
          </CardSection>
        ))}
      </Card>
    </section>
  );
}

function Submit({ hasFile, canSubmit }: { hasFile: boolean; canSubmit: boolean }) {
  const { t } = useTranslation("evidence");
  const paths = usePaths();
  if (!canSubmit) return <Notice tone="info">{t("submit.ownerOnly")}</Notice>;
  return (
    <Card padded as="section">
      <h2>{t("submit.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t(hasFile ? "submit.text" : "submit.optional")}</p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {hasFile ? (
          <>
            <ButtonLink href={`${paths.documents}?dialog=submit`} variant="primary">
              {t("submit.button")}
            </ButtonLink>
            <p className="font-semibold text-accent">{t("list.done")}</p>
          </>
        ) : (
          <>
            <ButtonLink href={paths.completeStep("submit")}>{t("submit.complete")}</ButtonLink>
            <Button type="button" disabled>
              {t("submit.first")}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
