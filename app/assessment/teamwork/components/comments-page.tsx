import { useTranslation } from "react-i18next";
import type { CommentView, SubjectView } from "~/assessment/teamwork/comments-view";
import { usePaths } from "~/foundation/web/use-paths";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextAreaField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import { CommentList } from "./comment-list";

export interface CommentsPageProps {
  subject: SubjectView;
  comments: CommentView[];
  isDraft: boolean;
  canWrite: boolean;
  /** The comment in the delete confirmation. */
  doomed: CommentView | null;
  problem: "missing" | "too-long" | "full" | null;
  /** The text of a rejected comment. */
  typed: string;
  /** Minutes to wait after too many comments; 0 if there is no wait. */
  minutes: number;
}

/** Colleagues' comments on a question, with a form for users who may answer it. */
export function CommentsPage({ doomed, problem, typed, minutes, ...props }: CommentsPageProps) {
  const { t } = useTranslation(["teamwork", "common", "account"]);
  const { subject, comments, isDraft, canWrite } = props;
  const paths = usePaths();
  const here = paths.comments(subject.id);
  const back = canWrite ? paths.question(subject.sectionId, subject.id) : paths.view;
  const errors = problem ? [t(`errors.${problem}`)] : undefined;
  return (
    <>
      <div {...inertWhile(doomed !== null)}>
        <PageHeader
          eyebrow={t("comments.place", { topic: subject.topic, section: subject.section })}
          title={t("comments.title")}
          actions={<ButtonLink href={back}>{t(canWrite ? "comments.back" : "comments.backRead")}</ButtonLink>}
        />
        <div className="grid max-w-narrow gap-8">
          <ErrorSummary
            title={t("common:form.summary")}
            errors={[
              ...(minutes > 0 ? [{ text: t("account:errors.tooMany", { count: minutes }) }] : []),
              ...(errors ?? []).map((text) => ({ href: "#text", text })),
            ]}
          />
          <Card padded as="section">
            <h2 className="max-w-measure font-sans text-lead tracking-normal">{subject.text}</h2>
            <dl className="mt-3">
              <dt className="text-small text-ink-3">{t("comments.answer")}</dt>
              <dd className={subject.answers.length > 0 ? "font-semibold wrap-anywhere" : "text-ink-3"}>
                {subject.answers.length > 0 ? subject.answers.join(" · ") : t("comments.noAnswer")}
              </dd>
            </dl>
          </Card>
          <section aria-labelledby="comments" className="grid gap-4">
            <h2 id="comments">{t("comments.list")}</h2>
            {comments.length === 0 ? (
              <EmptyState title={t("comments.none")} heading="h3">
                {t(canWrite ? "comments.noneText" : "comments.noneRead")}
              </EmptyState>
            ) : (
              <CommentList comments={comments} deleteHref={(id) => `${here}?delete=${id}`} />
            )}
          </section>
          {canWrite ? (
            <Card padded>
              <form method="post" action={here} noValidate className="grid gap-5">
                <TextAreaField
                  field={{ id: "text", name: "text", defaultValue: typed }}
                  rows={5}
                  label={t("comments.field")}
                  hint={t("comments.hint")}
                  errors={errors}
                />
                <div>
                  <Button variant="primary" name="intent" value="add">
                    {t("comments.add")}
                  </Button>
                </div>
              </form>
            </Card>
          ) : (
            <Notice tone="info">{t(isDraft ? "comments.viewer" : "comments.completed")}</Notice>
          )}
        </div>
      </div>
      {doomed ? (
        <AskDialog
          id="delete"
          title={t("comments.ask.title")}
          action={`${here}?delete=${doomed.id}`}
          intent="delete"
          back={t("comments.ask.keep")}
          confirm={t("comments.ask.confirm")}
          variant="danger"
          closeHref={here}
          closeLabel={t("common:shell.close")}
        >
          <blockquote className="line-clamp-6 border-s-4 border-line ps-4 whitespace-pre-line wrap-anywhere">
            {doomed.text}
          </blockquote>
          <p className="mt-3">{t("comments.ask.text")}</p>
        </AskDialog>
      ) : null}
    </>
  );
}
