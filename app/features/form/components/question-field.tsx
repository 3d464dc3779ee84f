import { useTranslation } from "react-i18next";
import { OTHER_TEXT_LIMIT } from "~/domain/progress/answers";
import { baseFieldName, fieldName, otherFieldName } from "~/features/answers/section-form";
import { ChoiceGroup } from "~/ui/choice-group";
import { Disclosure } from "~/ui/disclosure";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icons";
import type { QuestionView } from "../section-view";
import { AnswerChoice } from "./answer-choice";

/** The id of the field in which «Other» is put into words. */
export const wordsFieldId = (questionId: string) => `${questionId}-other`;

/** One question with its options, its help, and the words for «Other». */
export function QuestionField({
  question,
  errors,
  wordsErrors,
}: {
  question: QuestionView;
  errors?: string[];
  wordsErrors?: string[];
}) {
  const { t } = useTranslation(["assessment", "answering"]);
  if (question.conflict) return <AnswerChoice question={question} conflict={question.conflict} errors={errors} />;
  return (
    <ChoiceGroup
      id={question.id}
      legend={question.text}
      hint={question.unconfirmed ? <Unconfirmed {...question.unconfirmed} /> : undefined}
      errors={errors}
      type={question.type === "checkbox" ? "checkbox" : "radio"}
      name={fieldName(question.id)}
      layout={question.type === "yes-no" ? "pair" : "grid"}
      optionalText={question.isRequired ? undefined : t("form.optional")}
      options={question.options.map((option) => ({
        value: option.id,
        label: option.label,
        checked: option.isChecked,
        reveals: option.isOther ? (
          <TextField
            field={{
              id: wordsFieldId(question.id),
              name: otherFieldName(question.id),
              defaultValue: question.otherText,
              maxLength: OTHER_TEXT_LIMIT,
              autoComplete: "off",
            }}
            label={t("form.specify")}
            errors={wordsErrors}
          />
        ) : undefined,
      }))}
    >
      <input
        type="hidden"
        name={baseFieldName(question.id)}
        value={question.base}
        data-required={question.isRequired || undefined}
        data-unconfirmed={question.unconfirmed ? true : undefined}
      />
      {question.help ? (
        <div className="mt-2">
          <Disclosure summary={t("help.summary")}>
            <div className="grid max-w-measure gap-2">
              <p>{question.help.why}</p>
              <p>{question.help.counts}</p>
              <p>
                {t("help.evidence")} {question.help.evidence}.
              </p>
            </div>
          </Disclosure>
        </div>
      ) : null}
    </ChoiceGroup>
  );
}

/** Says that an answer was taken from elsewhere and waits for somebody to stand by it. */
function Unconfirmed({ reason, date }: NonNullable<QuestionView["unconfirmed"]>) {
  const { t } = useTranslation("answering");
  return (
    <span className="inline-flex gap-2 rounded-s bg-attention-soft px-2.5 py-1.5 text-small font-semibold text-attention">
      <Icon name="refresh" className="mt-0.5 size-4 shrink-0" />
      {t(`unconfirmed.${reason}`, { date })}
    </span>
  );
}
