import { useTranslation } from "react-i18next";
import { CommentButton } from "~/features/teamwork/components/form-parts";
import { CardSection } from "~/ui/card";
import { ProgressBar } from "~/ui/progress";
import type { QuestionView, SectionView } from "../section-view";
import { QuestionField } from "./question-field";

/** The open section: what it asks in all and how far one is, the required questions, then the optional ones. */
export function SectionBody({
  section,
  comments,
  errorOf,
  wordsErrorOf,
}: {
  section: SectionView;
  /** How many a question has, by its id, where it has any. */
  comments: Record<string, number>;
  errorOf: (question: QuestionView) => string | null;
  /** The same of the words for its «Other». */
  wordsErrorOf: (question: QuestionView) => string | null;
}) {
  const { t } = useTranslation(["answering", "assessment"]);
  const { answered, total } = section.section;
  const listed = (error: string | null) => (error === null ? [] : [error]);
  const fields = (questions: QuestionView[]) =>
    questions.map((question) => (
      <CardSection key={question.id}>
        <QuestionField
          question={question}
          errors={listed(errorOf(question))}
          wordsErrors={listed(wordsErrorOf(question))}
        />
        <CommentButton question={question} count={comments[question.id] ?? 0} />
      </CardSection>
    ));
  const optional = section.questions.filter((question) => !question.isRequired);
  return (
    <>
      <div className="grid gap-3 border-b border-line px-5 pb-5 sm:px-7">
        <p className="max-w-measure text-ink-2">{section.dimension.description}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-3">
          <li>{t("overview.required", { n: section.requiredCount })}</li>
          <li>{t("overview.optional", { n: section.optionalCount })}</li>
        </ul>
        <div data-section-bar>
          <ProgressBar
            value={answered}
            max={total}
            label={t("overview.section")}
            valueText={t("assessment:form.answered", { answered, total })}
            size="thin"
            showLabel
          />
        </div>
      </div>
      {fields(section.questions.filter((question) => question.isRequired))}
      {optional.length > 0 ? (
        <h3 className="border-b border-line bg-sunk px-5 py-2 font-sans text-small font-semibold tracking-normal text-ink-2 sm:px-7">
          {t("overview.optionalList")}
        </h3>
      ) : null}
      {fields(optional)}
    </>
  );
}
