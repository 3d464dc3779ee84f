import { useTranslation } from "react-i18next";
import type { DocumentView } from "~/assessment/evidence/view";
import { AnswerWords } from "~/assessment/form/components/answer-words";
import type { QuestionView, viewAnswers } from "~/assessment/form/section-view";
import { usePaths } from "~/foundation/web/use-paths";
import { ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { WithContents } from "~/ui/contents";
import { Icon } from "~/ui/icons";

type Dimension = ReturnType<typeof viewAnswers>[number];

/** Everything that would be submitted, in order and folded by topic; each section links to its form. */
export function ReviewSheet({
  dimensions,
  documents,
  isComplete,
}: {
  dimensions: Dimension[];
  documents: DocumentView[];
  isComplete: boolean;
}) {
  const { t } = useTranslation("completion");
  const topics = dimensions.flatMap(({ topics }) => topics);
  const parts = [...topics.map(({ id, name }) => ({ id, name })), { id: "documents", name: t("review.documents") }];
  return (
    <WithContents label={t("review.contents")} top={t("review.top")} parts={parts}>
      <div className="grid gap-8 max-lg:mt-6">
        {dimensions.map((dimension) => (
          <section key={dimension.name} aria-label={dimension.name}>
            <h2>{dimension.name}</h2>
            <div className="mt-3 grid gap-3">
              {dimension.topics.map((topic) => (
                <TopicCard key={topic.id} topic={topic} />
              ))}
            </div>
          </section>
        ))}
        <Documents documents={documents} mayChange={isComplete} />
      </div>
    </WithContents>
  );
}

/** A topic; a jump to its id opens it. */
function TopicCard({ topic: { id, name, sections } }: { topic: Dimension["topics"][number] }) {
  const { t } = useTranslation("completion");
  const paths = usePaths();
  const questions = sections.flatMap((section) => section.questions);
  const answered = questions.filter(({ said }) => said.length > 0).length;
  const missing = questions.filter(
    ({ isRequired, said, unconfirmed }) => isRequired && (said.length === 0 || unconfirmed !== null),
  ).length;
  return (
    <Card className="print:border-0 print:shadow-none">
      <details className="fold print-open">
        <summary className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 rounded-card px-5 py-2.5 sm:grid-cols-[1fr_auto_auto] sm:px-7 print:px-0">
          <h3 className="min-w-0">{name}</h3>
          {missing > 0 ? (
            <span className="text-small font-semibold text-attention max-sm:row-start-2">
              {t("review.missing", { count: missing })}
            </span>
          ) : (
            <span className="text-small text-ink-3 tabular-nums max-sm:row-start-2">
              {t("review.answered", { answered, total: questions.length })}
            </span>
          )}
          <Icon
            name="chevron-down"
            className="chevron text-ink-3 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 print:hidden"
          />
        </summary>
        <div id={id} className="scroll-mt-18 border-t border-line">
          {sections.map((section) => (
            <CardSection key={section.id}>
              <div className="flex flex-wrap items-center justify-between gap-x-6">
                <h4 className="text-small text-ink-3">{section.name}</h4>
                <a
                  href={paths.section(section.id)}
                  aria-label={t("review.editOf", { section: section.name, topic: name })}
                  className="inline-flex min-h-11 items-center print:hidden"
                >
                  {t("review.edit")}
                </a>
              </div>
              <dl className="mt-1 grid gap-3">
                {section.questions.map((question) => (
                  <div key={question.id} className="keep">
                    <dt className="max-w-measure text-ink-2">{question.text}</dt>
                    <dd>
                      <Answer question={question} />
                    </dd>
                  </div>
                ))}
              </dl>
            </CardSection>
          ))}
        </div>
      </details>
    </Card>
  );
}

function Answer({ question }: { question: QuestionView }) {
  const { t } = useTranslation("completion");
  if (question.said.length === 0) {
    return question.isRequired ? (
      <span className="font-semibold text-attention">{t("review.required")}</span>
    ) : (
      <span className="text-ink-3 italic">{t("review.optional")}</span>
    );
  }
  return (
    <>
      <div className="font-semibold wrap-anywhere">
        <AnswerWords said={question.said} />
      </div>
      {question.unconfirmed ? <span className="text-attention">{t("review.unconfirmed")}</span> : null}
    </>
  );
}

/** The supporting documents. They can be changed once every required question is answered. */
function Documents({ documents, mayChange }: { documents: DocumentView[]; mayChange: boolean }) {
  const { t } = useTranslation(["completion", "evidence"]);
  const paths = usePaths();
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t("review.documents")}</h2>
      <Card className="mt-3">
        {documents.length === 0 ? <CardSection>{t("review.noDocuments")}</CardSection> : null}
        {documents.map((document) => (
          <CardSection key={document.id}>
            <h3 className="wrap-anywhere">{document.name}</h3>
            {document.more ? (
              <p className="max-w-measure whitespace-pre-line text-ink-2 wrap-anywhere">{document.more}</p>
            ) : null}
            <ul className="mt-2">
              {document.files.map((file) => (
                <li key={file.id} className="wrap-anywhere">
                  {file.fileName}{" "}
                  <span className="text-small text-ink-3">
                    {t("evidence:list.typed", { type: t(`evidence:types.${file.type}`), size: file.size })}
                  </span>
                </li>
              ))}
            </ul>
          </CardSection>
        ))}
      </Card>
      {mayChange ? (
        <div className="mt-4 print:hidden">
          <ButtonLink href={paths.documents}>{t("review.change")}</ButtonLink>
        </div>
      ) : null}
    </section>
  );
}
