import { useTranslation } from "react-i18next";
import type { DimensionTopics } from "~/assessment/teamwork/view";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { usePaths } from "~/foundation/web/use-paths";
import { ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import { type AssignProblem, assigneeField, dueOnField } from "./assign-form";
import { TopicCard } from "./topic-card";

export interface TopicsPageProps {
  dimensions: DimensionTopics[];
  people: { value: string; label: string }[];
  isDraft: boolean;
  canAnswer: boolean;
  canAssign: boolean;
  first: string;
  last: string;
  problem: AssignProblem | null;
  /** Minutes to wait after too many changes; 0 if there is no wait. */
  minutes: number;
}

/** Every topic of an assessment with its assignee, due date and state. */
export function TopicsPage({ problem, minutes, ...props }: TopicsPageProps) {
  const { t } = useTranslation(["teamwork", "common", "account"]);
  const { dimensions, people, isDraft, canAnswer, canAssign, first, last } = props;
  const paths = usePaths();
  const assessment = useAssessmentName();
  const lead = !isDraft ? t("leadRead") : canAssign ? t("lead") : t("leadOthers");
  const nameOf = (topicId: string) =>
    dimensions.flatMap(({ topics }) => topics).find(({ id }) => id === topicId)?.name ?? "";
  const fieldOf = ({ topicId, reason }: AssignProblem) =>
    reason === "unknown-assignee" ? assigneeField(topicId) : dueOnField(topicId);
  // Whoever answers alone has nothing to share out.
  const isAlone = canAssign && people.length < 2;
  const lists = dimensions.map((dimension) => (
    <section key={dimension.id} aria-labelledby={`dimension-${dimension.id}`}>
      <h2 id={`dimension-${dimension.id}`}>{dimension.name}</h2>
      <ul className="mt-3 grid items-start gap-4 lg:grid-cols-2">
        {dimension.topics.map((topic) => (
          <TopicCard
            key={topic.id}
            topic={topic}
            path={paths.topics}
            openHref={canAnswer ? paths.section(topic.sectionId) : paths.view}
            canAnswer={canAnswer}
            isDraft={isDraft}
            form={canAssign ? { people, first, last, problem: problem?.topicId === topic.id ? problem : null } : null}
          />
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      <PageHeader
        eyebrow={assessment}
        title={t("title")}
        lead={lead}
        actions={<ButtonLink href={canAnswer ? paths.form : paths.view}>{t("back")}</ButtonLink>}
      />
      <div className="grid gap-8">
        <ErrorSummary
          title={t("common:form.summary")}
          errors={[
            ...(minutes > 0 ? [{ text: t("account:errors.tooMany", { count: minutes }) }] : []),
            ...(problem?.reason
              ? [
                  {
                    href: `#${fieldOf(problem)}`,
                    text: t("errorOf", { topic: nameOf(problem.topicId), error: t(`errors.${problem.reason}`) }),
                  },
                ]
              : []),
          ]}
        />
        {isAlone ? (
          <Notice tone="info" title={t("alone.title")}>
            {t("alone.text")}{" "}
            <a href="/user/team" className="inline-flex min-h-11 items-center">
              {t("alone.link")}
            </a>
          </Notice>
        ) : null}
        {isAlone ? (
          <Disclosure summary={t("alone.topics")} open={problem !== null} flush>
            <div className="grid gap-8 pt-2">{lists}</div>
          </Disclosure>
        ) : (
          lists
        )}
      </div>
    </>
  );
}
