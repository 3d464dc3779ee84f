import { useTranslation } from "react-i18next";
import type { CommentView } from "~/assessment/teamwork/comments-view";
import { CommentList } from "~/assessment/teamwork/components/comment-list";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import type { QuestionView, viewAnswers } from "../section-view";
import { AnswerWords } from "./answer-words";

type Dimensions = ReturnType<typeof viewAnswers>;

/** All questions with their answers, read-only. Topics are collapsed so that a phone shows them all at once. */
export function AnswerSheet({
  dimensions,
  comments,
}: {
  dimensions: Dimensions;
  /** Colleagues' comments, by question id. */
  comments?: Record<string, CommentView[]>;
}) {
  return (
    <div className="grid gap-8">
      {dimensions.map((dimension) => (
        <section key={dimension.name}>
          <h2>{dimension.name}</h2>
          <div className="mt-3 grid gap-3">
            {dimension.topics.map((topic) => (
              <Card key={topic.id} className="px-5 py-2 sm:px-7">
                <Disclosure summary={topic.name}>
                  {/* Inside, so that a browser which is led here opens it. */}
                  <div id={topic.id} className="scroll-mt-24" />
                  {topic.sections.map((section) => (
                    <section key={section.id} className="mb-5">
                      <h3 className="text-small text-ink-3">{section.name}</h3>
                      <dl className="mt-1 grid gap-3">
                        {section.questions.map((question) => (
                          <div key={question.id} className="keep">
                            <dt className="max-w-measure text-ink">{question.text}</dt>
                            <dd className="font-semibold text-ink">
                              <AnswerText question={question} />
                            </dd>
                            {comments?.[question.id] ? (
                              <dd className="mt-3">
                                <CommentList comments={comments[question.id] ?? []} />
                              </dd>
                            ) : null}
                          </div>
                        ))}
                      </dl>
                    </section>
                  ))}
                </Disclosure>
              </Card>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function AnswerText({ question }: { question: QuestionView }) {
  const { t } = useTranslation("assessment");
  if (question.said.length > 0) return <AnswerWords said={question.said} />;
  return <span className="font-normal text-ink-3">{t("view.none")}</span>;
}
