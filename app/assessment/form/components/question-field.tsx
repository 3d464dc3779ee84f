import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FOLLOW_UP_OTHER, FOLLOW_UPS, OTHER } from "~/assessment/answers/rules/fields";
import { baseFieldName, fieldName } from "~/assessment/answers/section-form";
import { ChoiceGroup } from "~/ui/choice-group";
import { describedBy } from "~/ui/field";
import { FieldGroup } from "~/ui/field-group";
import { Icon } from "~/ui/icons";
import type { AnswerView, AnswerViewOf } from "../question-view";
import type { QuestionView } from "../section-view";
import { AmountsFields } from "./amounts-fields";
import { AnswerChoice } from "./answer-choice";
import { LineField, OtherField, StatementsFields } from "./answer-fields";

/** The id of the text field for "Other". */
export const wordsFieldId = (questionId: string) => `${questionId}-other`;

/** One question with the fields for its type. */
export function QuestionField({
  question,
  number,
  errors,
  wordsErrors,
}: {
  question: QuestionView;
  /**
   * The number before the question. Numbered questions mark required ones with a star; without numbers, optional questions are marked
   * instead.
   */
  number?: number;
  errors?: string[];
  wordsErrors?: string[];
}) {
  const { t } = useTranslation("assessment");
  const { t: say } = useTranslation("answering");
  const { answer, conflict } = question;
  const hint = useHint(question);
  if (conflict) return <AnswerChoice question={question} conflict={conflict} errors={errors} />;
  const labels = {
    id: question.id,
    legend: number === undefined ? question.text : <Numbered question={question} number={number} />,
    hint,
    errors,
    optionalText: question.isRequired ? undefined : t("form.optional"),
  };
  if (answer.type === "choice") {
    return (
      <ChoiceGroup
        {...labels}
        type={answer.isSingle ? "radio" : "checkbox"}
        name={fieldName(question.id)}
        layout={answer.isPair ? "pair" : "grid"}
        options={answer.options.map((option) => ({
          value: option.id,
          label: option.label,
          checked: option.isChecked,
          opens: option.opens,
          above: option.isExclusive ? say("fields.or") : undefined,
          reveals: option.isOther ? (
            <OtherField
              id={wordsFieldId(question.id)}
              name={fieldName(question.id, OTHER)}
              text={answer.otherText}
              errors={wordsErrors}
            />
          ) : undefined,
        }))}
      >
        {answer.followUps ? (
          <FollowUps
            id={question.id}
            // Links to missing "Other" text lead here if the question itself has no "Other".
            wordsId={
              answer.options.some(({ isOther }) => isOther) ? `${question.id}-more-other` : wordsFieldId(question.id)
            }
            followUps={answer.followUps}
            errors={wordsErrors}
          />
        ) : null}
      </ChoiceGroup>
    );
  }
  // Errors about an amount appear next to it.
  const isBeside = answer.type === "calculation" && answer.inputs.some(({ fault }) => fault);
  const line = { id: question.id, label: question.text, describedBy: describedBy(question.id, hint, errors), errors };
  return (
    <FieldGroup {...labels} errors={isBeside ? [] : errors}>
      <div className="mt-4">
        {answer.type === "statements" ? (
          <StatementsFields id={question.id} {...answer} isWrong={Boolean(errors?.length)} />
        ) : null}
        {answer.type === "text" ? <LineField {...line} text={answer.text} isYear={answer.year !== null} /> : null}
        {answer.type === "number" ? <LineField {...line} text={answer.text} unit={answer.unit} /> : null}
        {answer.type === "calculation" ? <AmountsFields id={question.id} {...answer} /> : null}
      </div>
    </FieldGroup>
  );
}

function Numbered({ question: { text, isRequired }, number }: { question: QuestionView; number: number }) {
  const { t } = useTranslation("assessment");
  return (
    <>
      <span className="text-ink-3 tabular-nums">{number}.</span> {text}
      {isRequired ? (
        <span className="text-danger">
          {" "}
          <span aria-hidden="true">*</span>
          <span className="sr-only">({t("form.required")})</span>
        </span>
      ) : null}
    </>
  );
}

/** The text below the question: how to answer it, and whether its answer waits for confirmation. */
function useHint({ answer, unconfirmed }: QuestionView): ReactNode {
  const { t } = useTranslation("answering");
  const how = howTo(answer, t);
  if (!how && !unconfirmed) return undefined;
  return (
    <>
      {how ? <p>{how}</p> : null}
      {answer.type === "calculation" && answer.frame ? <p>{t("worksheet.meaning")}</p> : null}
      {unconfirmed ? <Unconfirmed {...unconfirmed} /> : null}
    </>
  );
}

function howTo(answer: AnswerView, t: TFunction<"answering">): string | undefined {
  if (answer.type === "calculation") return t("fields.amounts");
  if (answer.type === "text" && answer.year) {
    const { from, to } = answer.year;
    return to === undefined ? t("fields.yearSince", { from }) : t("fields.yearSpan", { from, to });
  }
  if (answer.type !== "number") return undefined;
  const { min, max } = answer;
  if (max !== null) return t("fields.bounds", { min: min ?? "0", max });
  return min === null ? undefined : t("fields.least", { min });
}

/**
 * The follow-ups of an option. They appear below and collapse by CSS alone while another option is chosen, with a note that their answers
 * will be left out. Where CSS cannot collapse them, they always appear, with a note on when they count.
 */
function FollowUps({
  id,
  wordsId,
  followUps,
  errors,
}: {
  id: string;
  wordsId: string;
  followUps: NonNullable<AnswerViewOf<"choice">["followUps"]>;
  errors?: string[];
}) {
  const { t } = useTranslation("answering");
  const { text, by: option } = followUps;
  return (
    <div className="choice-opened">
      <p className="choice-left mt-4 max-w-measure rounded-s bg-attention-soft px-3 py-2 text-attention">
        {t("fields.followUpsLeft", { text, option })}
      </p>
      <div className="mt-5 border-s-2 border-line ps-4">
        <ChoiceGroup
          id={`${id}-more`}
          legend={text}
          hint={t("fields.followUps", { option })}
          isPart
          type={followUps.isSingle ? "radio" : "checkbox"}
          name={fieldName(id, FOLLOW_UPS)}
          layout="grid"
          options={followUps.options.map((option) => ({
            value: option.id,
            label: option.label,
            checked: option.isChecked,
            reveals: option.isOther ? (
              <OtherField
                id={wordsId}
                name={fieldName(id, FOLLOW_UP_OTHER)}
                text={followUps.otherText}
                errors={errors}
              />
            ) : undefined,
          }))}
        />
      </div>
    </div>
  );
}

/** The answer that the page showed; in a conflict, the other user's answer. It is placed outside the question, which gets re-rendered. */
export function Base({ question }: { question: QuestionView }) {
  return (
    <input
      type="hidden"
      name={baseFieldName(question.id)}
      value={question.base}
      data-required={question.isRequired || undefined}
      data-unconfirmed={question.unconfirmed ? true : undefined}
    />
  );
}

/**
 * Notes that an answer was copied from elsewhere and waits for a user to confirm it. The section says once what to do with those of former
 * assessments; what the plan has changed stands out.
 */
function Unconfirmed({ reason, date, planned }: NonNullable<QuestionView["unconfirmed"]>) {
  const { t } = useTranslation("answering");
  if (reason !== "from-plan")
    return <span className="text-small text-ink-3">{t(`unconfirmed.${reason}`, { date })}</span>;
  return (
    <span className="inline-flex gap-2 rounded-s bg-attention-soft px-2.5 py-1.5 text-small font-semibold text-attention">
      <Icon name="refresh" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t(`unconfirmed.${reason}`, { date })}
        {planned ? (
          <>
            {" "}
            <a href={planned.href}>
              {planned.proof === null ? t("planned.open") : t("planned.proof", { name: planned.proof })}
            </a>
          </>
        ) : null}
      </span>
    </span>
  );
}
