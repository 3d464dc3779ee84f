import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { firstOpenSection } from "~/assessment/answers/rules/completion";
import { ReviewSheet } from "~/assessment/completion/components/review-sheet";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { viewDocuments } from "~/assessment/evidence/view";
import { viewAnswers } from "~/assessment/form/section-view";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { usePaths } from "~/foundation/web/use-paths";
import { dateOf } from "~/i18n/format";
import { ButtonLink } from "~/ui/button";
import { PrintButton } from "~/ui/print-button";
import { PageHeader } from "~/ui/shell";

export const handle = { enhance: true };

/** Everything in a draft before it is submitted. Viewers, and readers of a submitted assessment, are redirected to the page of answers. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const opened = await openDocuments(kompas, user, assessmentId, "read");
  if (!opened.ok || opened.assessment.companyId !== user.companyId) throw refusal("not-found");
  const { assessment, catalogue, answers, documents } = opened;
  if (assessment.state !== "draft" || user.role === "viewer") return redirectTo(paths.view);
  const language = await languageOf(kompas, request);
  const isComplete = firstOpenSection(catalogue, answers) === null;
  return {
    company: user.companyName,
    isComplete,
    canSubmit: isComplete && user.role === "owner",
    back: isComplete ? paths.complete : paths.form,
    date: dateOf(assessment.updatedAt, { language, timeZone: user.timeZone }),
    dimensions: viewAnswers(catalogue, answers, { language, timeZone: user.timeZone }),
    documents: viewDocuments(catalogue, documents, language),
    title: await pageTitle(kompas, request, "completion", "review.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Review() {
  const { t } = useTranslation("completion");
  const { completeStep } = usePaths();
  const assessment = useAssessmentName();
  const { company, isComplete, canSubmit, back, date, dimensions, documents } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        eyebrow={`${assessment} · ${company}`}
        title={t("review.title")}
        lead={`${t("review.lead")} ${t("review.lastChanged", { date })}.`}
        actions={
          <>
            <PrintButton label={t("review.print")} />
            <ButtonLink href={back}>{t("review.back")}</ButtonLink>
            {canSubmit ? (
              <ButtonLink href={completeStep("submit")} variant="primary" className="max-sm:order-first">
                {t("review.submit")}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <ReviewSheet dimensions={dimensions} documents={documents} isComplete={isComplete} />
      {canSubmit ? (
        <div className="mt-8 flex justify-end print:hidden">
          <ButtonLink href={completeStep("submit")} variant="primary">
            {t("review.submit")}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
