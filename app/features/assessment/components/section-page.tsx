import { useTranslation } from "react-i18next";
import autosaveUrl from "~/features/assessment/enhance/autosave?worker&url";
import type { QuestionView, SectionView } from "~/features/assessment/section-view";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { Steps } from "~/ui/steps";
import { AutosaveStatus } from "./autosave-status";
import { QuestionField } from "./question-field";
import { TopicRail } from "./topic-rail";

/** Language and sign-out in the header post this form too, so that they keep what was answered. */
export const SECTION_FORM = "section-form";

export type SectionProblem =
  | "missed"
  | "conflict"
  | "unknown-question"
  | "unknown-option"
  | "one-option-only"
  | "other-text-too-long";

/** One section to answer. Every button of the page saves first; what leaves by a link is left to the autosave script. */
export function SectionPage({
  sealedId,
  section,
  savedAt,
  resumed,
  problem,
  missed,
  nonce,
}: {
  sealedId: string;
  section: SectionView;
  savedAt: number | null;
  resumed: boolean;
  problem: SectionProblem | null;
  /** Required questions that Next found unanswered. */
  missed: string[];
  nonce: string;
}) {
  const { t } = useTranslation(["assessment", "answering"]);
  const goTo = (sectionId: string) => ({ form: SECTION_FORM, name: "goto", value: sectionId });
  const errorOf = (question: QuestionView) => {
    if (question.conflict) return t("answering:conflict.choose");
    return missed.includes(question.id) ? t("problem.answer") : null;
  };
  const errors = section.questions
    .filter((question) => errorOf(question) !== null)
    .map((question) => ({ href: `#${question.id}`, text: question.text }));
  return (
    <div className="grid gap-6 pt-6 lg:grid-cols-[17rem_1fr] lg:gap-10 lg:pt-8">
      <TopicRail rail={section.rail} overall={section.overall} to={goTo} />
      <form
        method="post"
        id={SECTION_FORM}
        action={`/${sealedId}?section=${section.id}`}
        data-autosave={`/autosave/${sealedId}`}
        className="min-w-0"
      >
        <input type="hidden" name="section" value={section.id} />
        {problem ? (
          <div className="mb-5">
            <ErrorSummary
              title={problem === "conflict" ? t("answering:conflict.title") : t(`problem.${problem}`)}
              errors={errors.length > 0 ? errors : [{ text: t("problem.again") }]}
            />
          </div>
        ) : null}
        <p className="text-small text-ink-3">
          {t("form.position", { dimension: section.dimension.name, position: section.position, of: section.of })}
        </p>
        <h1 className="mt-1 mb-4">{section.topic.name}</h1>
        {section.of > 1 ? (
          <Steps
            label={t("form.sections")}
            steps={section.steps.map((step) => ({
              name: step.name,
              to: goTo(step.sectionId),
              state: step.state,
              stateText: t(`state.${step.state}`),
            }))}
          />
        ) : null}
        <div className="mt-3 mb-5 grid max-w-measure gap-1 text-ink-2">
          {section.position === 1 ? <p>{section.topic.requiredText}</p> : null}
          <p className="text-ink-3">
            {t("form.counts", { required: section.requiredCount, optional: section.optionalCount })}{" "}
            {section.position === 1 ? null : section.dimension.description}
          </p>
        </div>
        <div className="grid gap-5">
          {resumed ? (
            <p role="status" className="rounded-card bg-accent-soft px-4 py-3">
              {t("form.resumed", { position: section.position })}
            </p>
          ) : null}
          <Card>
            {section.questions.map((question) => (
              <CardSection key={question.id}>
                <QuestionField question={question} errors={[errorOf(question)].filter((error) => error !== null)} />
              </CardSection>
            ))}
          </Card>
        </div>
        <ActionBar status={<AutosaveStatus savedAt={savedAt} section={section.section} />}>
          <Button name="intent" value="previous">
            {t("form.previous")}
          </Button>
          <Button name="intent" value="save">
            {t("form.save")}
          </Button>
          <Button variant="primary" name="intent" value="next">
            {section.isLast ? t("form.finish") : section.isLastOfTopic ? t("form.nextTopic") : t("form.next")}
          </Button>
        </ActionBar>
      </form>
      <script type="module" src={autosaveUrl} nonce={nonce} />
    </div>
  );
}
