import { useTranslation } from "react-i18next";
import type { DocumentView } from "~/features/evidence/view";
import type { QuestionView, viewAnswers } from "~/features/form/section-view";
import { usePaths } from "~/features/web/use-paths";
import { ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";

/** Everything that would be submitted, open and in order, each section with the way to change it. */
export function ReviewSheet({
  dimensions,
  documents,
}: {
  dimensions: ReturnType<typeof viewAnswers>;
  documents: DocumentView[];
}) {
  const { t } = useTranslation("completion");
  const paths = usePaths();
  return (
    <div className="grid gap-8">
      {dimensions.flatMap((dimension) =>
        dimension.topics.map((topic) => (
          <section key={topic.id} aria-labelledby={`topic-${topic.id}`}>
            <p className="text-small text-ink-3">{dimension.name}</p>
            <h2 id={`topic-${topic.id}`}>{topic.name}</h2>
            <Card className="mt-3 print:border-0 print:shadow-none">
              {topic.sections.map((section) => (
                <CardSection key={section.id}>
                  <div className="flex flex-wrap items-center justify-between gap-x-6">
                    <h3 className="text-small text-ink-3">{section.name}</h3>
                    <a
                      href={paths.section(section.id)}
                      aria-label={t("review.editOf", { section: section.name, topic: topic.name })}
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
            </Card>
          </section>
        )),
      )}
      <Documents documents={documents} />
    </div>
  );
}

function Answer({ question }: { question: QuestionView }) {
  const { t } = useTranslation("completion");
  if (!question.said) {
    return question.isRequired ? (
      <span className="font-semibold text-attention">{t("review.required")}</span>
    ) : (
      <span className="text-ink-3 italic">{t("review.optional")}</span>
    );
  }
  return (
    <>
      <span className="font-semibold wrap-anywhere">{question.said}</span>
      {question.unconfirmed ? <span className="text-attention"> ({t("review.unconfirmed")})</span> : null}
    </>
  );
}

function Documents({ documents }: { documents: DocumentView[] }) {
  const { t } = useTranslation(["completion", "evidence"]);
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t("review.documents")}</h2>
      <Card className="mt-3">
        {documents.length === 0 ? <CardSection>{t("review.noDocuments")}</CardSection> : null}
        {documents.map((document) => (
          <CardSection key={document.id}>
            <p className="text-small text-ink-3">{document.dimension}</p>
            <h3 className="wrap-anywhere">{document.name}</h3>
            <p className="max-w-measure whitespace-pre-line text-ink-2 wrap-anywhere">{document.description}</p>
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
      <div className="mt-4 print:hidden">
        <ButtonLink href={usePaths().documents}>{t("review.change")}</ButtonLink>
      </div>
    </section>
  );
}
