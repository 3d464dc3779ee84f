import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { openAssociated, readUserId } from "~/assessment/answers/associated.server";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { type OpenedAssessment, openAssessmentWith } from "~/assessment/answers/queries.server";
import { mayStartAssessment } from "~/assessment/answers/rules/access";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { AnswerSheet } from "~/assessment/form/components/answer-sheet";
import { Stats } from "~/assessment/form/components/summary";
import { viewAnswers } from "~/assessment/form/section-view";
import { KINDS } from "~/assessment/kinds/kinds";
import { commentsByQuestion } from "~/assessment/teamwork/comments-view";
import { commentsQuery } from "~/assessment/teamwork/queries.server";
import type { Language } from "~/core/language";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { useKind } from "~/foundation/web/use-kind";
import { usePaths } from "~/foundation/web/use-paths";
import { shortDateOf } from "~/i18n/format";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/shell";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId, kind, paths } = await requireAssessmentId(kompas, request, params.id);
  const language = await languageOf(kompas, request);
  const userId = readUserId(kompas, request);
  const associated = userId === null ? null : await openAssociated(kompas, user, assessmentId, userId);
  if (userId !== null && !associated) throw refusal("not-found");
  if (associated && associated.assessment.companyId !== user.companyId) {
    const { company } = associated;
    return {
      ...viewSheet(associated, language, user.timeZone),
      company,
      canStart: false,
      comments: {},
      title: await pageTitle(kompas, request, "common", `kinds.${kind}.name`),
    };
  }
  const opened = await openAssessmentWith(kompas, user, assessmentId, "read", [
    commentsQuery(kompas, assessmentId),
  ] as const);
  if (!opened.ok) throw refusal(opened.reason === "forbidden" ? "forbidden" : "not-found");
  if (opened.assessment.state === "draft" && user.role !== "viewer") return redirectTo(paths.form);
  return {
    ...viewSheet(opened, language, user.timeZone),
    company: null,
    canStart: mayStartAssessment(user),
    comments: commentsByQuestion(opened.also[0], { user, language }),
    title: await pageTitle(kompas, request, "assessment", "view.title"),
  };
}

/** The date is in the time zone of the reader's company. */
function viewSheet({ assessment, catalogue, answers }: OpenedAssessment, language: Language, timeZone: string) {
  const sections = listSections(catalogue);
  return {
    isCompleted: assessment.state === "completed",
    date: shortDateOf(assessment.completedAt ?? assessment.updatedAt, { language, timeZone }),
    counts: { sections: sections.length, questions: sections.flatMap(({ section }) => section.questions).length },
    dimensions: viewAnswers(catalogue, answers, { language, timeZone }),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function View() {
  const { t } = useTranslation(["assessment", "completion", "teamwork"]);
  const paths = usePaths();
  const assessment = useAssessmentName();
  const kind = useKind();
  const { company, isCompleted, canStart, date, counts, dimensions, comments } = useLoaderData<typeof loader>();
  if (company !== null) {
    return (
      <>
        <PageHeader
          eyebrow={assessment}
          title={t("view.associated.title", { company })}
          lead={t("view.associated.submitted", { company, date })}
        />
        <AnswerSheet dimensions={dimensions} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        eyebrow={assessment}
        title={t("view.title")}
        lead={isCompleted ? t("view.submitted", { date }) : t("view.draft", { date })}
        actions={
          isCompleted ? (
            <>
              <ButtonLink href={paths.documents}>{t("view.documents")}</ButtonLink>
              <ButtonLink href={paths.results} variant="primary">
                {t("completion:summary.results", { context: kind })}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink href={paths.topics}>{t("teamwork:title")}</ButtonLink>
          )
        }
      />
      {isCompleted ? (
        <section aria-labelledby="done" className="mb-8 print:hidden">
          <h2 id="done" className="mb-3">
            {t("completion:summary.done", { context: kind })}
          </h2>
          <Stats counts={counts} date={date} dateLabel={t("completion:summary.submittedOn")} />
          <div className="mt-4 flex flex-wrap gap-3">
            {KINDS[kind].nextSteps.map(({ name, href, starts }) =>
              canStart || !starts ? (
                <ButtonLink key={name} href={href}>
                  {t(`completion:summary.${name}`)}
                </ButtonLink>
              ) : null,
            )}
          </div>
        </section>
      ) : null}
      <div id="answers">
        <AnswerSheet dimensions={dimensions} comments={comments} />
      </div>
    </>
  );
}
