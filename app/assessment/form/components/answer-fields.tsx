import { useTranslation } from "react-i18next";
import { OTHER_TEXT_LIMIT } from "~/assessment/answers/rules/choice";
import { statementPart } from "~/assessment/answers/rules/statements";
import { TEXT_LIMIT } from "~/assessment/answers/rules/text";
import { fieldName } from "~/assessment/answers/section-form";
import { ChoiceGroup } from "~/ui/choice-group";
import { cx } from "~/ui/cx";
import { TextField } from "~/ui/field";
import type { AnswerViewOf } from "../question-view";

/** The text for an "Other" option. */
export function OtherField({ id, name, text, errors }: { id: string; name: string; text: string; errors?: string[] }) {
  const { t } = useTranslation("assessment");
  const field = { id, name, defaultValue: text, maxLength: OTHER_TEXT_LIMIT, autoComplete: "off" };
  return <TextField field={field} label={t("form.specify")} errors={errors} />;
}

/** The statements in a list, each with its options. The first option of the first statement has the question's id. */
export function StatementsFields({
  id,
  statements,
  isWrong,
}: AnswerViewOf<"statements"> & { id: string; isWrong: boolean }) {
  return (
    <div className="grid gap-5 sm:gap-6">
      {statements.map((statement, index) => (
        <ChoiceGroup
          key={statement.id}
          id={index === 0 ? id : `${id}-${statement.id}`}
          legend={statement.text}
          isPart
          wrongBy={isWrong && !statement.options.some(({ isChecked }) => isChecked) ? `${id}-error` : undefined}
          type="radio"
          name={fieldName(id, statementPart(statement.id))}
          layout="row"
          options={statement.options.map((option) => ({
            value: option.id,
            label: option.label,
            checked: option.isChecked,
          }))}
        />
      ))}
    </div>
  );
}

/** A text input with the unit after it. The question above is its label. */
export function LineField({
  id,
  label,
  text,
  unit,
  isYear = false,
  describedBy,
  errors,
}: {
  id: string;
  label: string;
  text: string;
  unit?: string;
  isYear?: boolean;
  describedBy?: string;
  errors?: string[];
}) {
  const isFigure = unit !== undefined || isYear;
  return (
    <div className="line flex max-w-field items-center gap-3">
      <input
        id={id}
        name={fieldName(id)}
        type="text"
        inputMode={isYear ? "numeric" : unit === undefined ? undefined : "decimal"}
        defaultValue={text}
        maxLength={isYear ? 4 : isFigure ? 40 : TEXT_LIMIT}
        autoComplete="off"
        aria-label={unit === undefined ? label : `${label} (${unit})`}
        aria-describedby={describedBy}
        aria-invalid={errors?.length ? true : undefined}
        className={cx("control tabular-nums", isYear ? "max-w-28" : isFigure && "max-w-48")}
      />
      {unit === undefined ? null : <span aria-hidden="true">{unit}</span>}
    </div>
  );
}
