import { useTranslation } from "react-i18next";
import { monthPart, unitPart, yearPart } from "~/domain/answers/calculation";
import { OTHER_TEXT_LIMIT } from "~/domain/answers/choice";
import { statementPart } from "~/domain/answers/statements";
import { TEXT_LIMIT } from "~/domain/answers/text";
import { fieldName } from "~/features/answers/section-form";
import { monthName } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { ChoiceGroup } from "~/ui/choice-group";
import { cx } from "~/ui/cx";
import { Disclosure } from "~/ui/disclosure";
import { TextField } from "~/ui/field";
import { FieldGroup } from "~/ui/field-group";
import type { AnswerViewOf, InputView } from "../question-view";

/** The words for an «Other». */
export function OtherField({ id, name, text, errors }: { id: string; name: string; text: string; errors?: string[] }) {
  const { t } = useTranslation("assessment");
  const field = { id, name, defaultValue: text, maxLength: OTHER_TEXT_LIMIT, autoComplete: "off" };
  return <TextField field={field} label={t("form.specify")} errors={errors} />;
}

/** The statements one below the other, each with its options. The first option of the first carries the question's id. */
export function StatementsFields({ id, statements }: AnswerViewOf<"statements"> & { id: string }) {
  return (
    <div className="grid gap-5">
      {statements.map((statement, index) => (
        <ChoiceGroup
          key={statement.id}
          id={index === 0 ? id : `${id}-${statement.id}`}
          legend={statement.text}
          isPart
          type="radio"
          name={fieldName(id, statementPart(statement.id))}
          layout="grid"
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

/** A line to write on, with the unit behind it. The question above is its name. */
export function LineField({
  id,
  label,
  text,
  unit,
  isYear = false,
  errors,
}: {
  id: string;
  label: string;
  text: string;
  unit?: string;
  isYear?: boolean;
  errors?: string[];
}) {
  const isFigure = unit !== undefined || isYear;
  return (
    <div className="flex max-w-field items-center gap-3">
      <input
        id={id}
        name={fieldName(id)}
        type="text"
        inputMode={isYear ? "numeric" : unit === undefined ? undefined : "decimal"}
        defaultValue={text}
        maxLength={isYear ? 4 : isFigure ? 40 : TEXT_LIMIT}
        autoComplete="off"
        aria-label={unit === undefined ? label : `${label} (${unit})`}
        aria-invalid={errors?.length ? true : undefined}
        className={cx("control", isFigure && "max-w-48")}
      />
      {unit === undefined ? null : <span aria-hidden="true">{unit}</span>}
    </div>
  );
}

/** The inputs of a calculation: each an amount of the year in one of its units, or folded below it month by month, and what they come to. */
export function AmountsFields({ id, inputs, total, unit }: AnswerViewOf<"calculation"> & { id: string }) {
  const { t } = useTranslation("answering");
  return (
    <div className="grid gap-5">
      <p className="max-w-measure text-ink-3">{t("fields.amounts")}</p>
      {inputs.map((input, index) => (
        <AmountFields key={input.id} questionId={id} input={input} id={index === 0 ? id : `${id}-${input.id}`} />
      ))}
      <p className="font-semibold tabular-nums">
        {total === null ? t("fields.noTotal", { unit }) : t("fields.total", { total, unit })}
      </p>
    </div>
  );
}

function AmountFields({ questionId, input, id }: { questionId: string; input: InputView; id: string }) {
  const { t } = useTranslation("answering");
  const language = useLanguage();
  const nameOf = (part: string) => fieldName(questionId, part);
  return (
    <FieldGroup id={id} legend={input.label} isPart>
      <div className="mt-2 flex max-w-field flex-wrap gap-3">
        <Amount id={id} name={nameOf(yearPart(input.id))} label={t("fields.year")} value={input.year} />
        <div className="min-w-0 flex-1 basis-32">
          <label htmlFor={`${id}-unit`} className="block text-small text-ink-2">
            {t("fields.unit")}
          </label>
          <select
            id={`${id}-unit`}
            name={nameOf(unitPart(input.id))}
            defaultValue={input.unit}
            className="control mt-1"
          >
            {input.units.map((unit) => (
              <option key={unit.id} value={unit.id}>
                {unit.label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Disclosure summary={t("fields.byMonth")} open={input.months.some((amount) => amount !== "")}>
        <div className="grid max-w-measure grid-cols-2 gap-3 sm:grid-cols-4">
          {input.months.map((amount, index) => (
            <Amount
              // The months of a year always stand in their order.
              key={monthName(index + 1, language)}
              id={`${id}-month-${index + 1}`}
              name={nameOf(monthPart(input.id, index + 1))}
              label={monthName(index + 1, language)}
              value={amount}
            />
          ))}
        </div>
      </Disclosure>
    </FieldGroup>
  );
}

function Amount({ id, name, label, value }: { id: string; name: string; label: string; value: string }) {
  return (
    <div className="min-w-0 flex-1 basis-32">
      <label htmlFor={id} className="block text-small text-ink-2">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        maxLength={40}
        autoComplete="off"
        defaultValue={value}
        className="control mt-1"
      />
    </div>
  );
}
