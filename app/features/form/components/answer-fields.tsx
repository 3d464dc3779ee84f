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
import { Select, TextField } from "~/ui/field";
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
    <div className="grid gap-5 sm:gap-6">
      {statements.map((statement, index) => (
        <ChoiceGroup
          key={statement.id}
          id={index === 0 ? id : `${id}-${statement.id}`}
          legend={statement.text}
          isPart
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

/** A line to write on, with the unit behind it. The question above is its name. */
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

/** The inputs of a calculation: each an amount of the year in one of its units, or folded below it month by month, and what they come to. */
export function AmountsFields({ id, inputs, total, unit }: AnswerViewOf<"calculation"> & { id: string }) {
  const { t } = useTranslation("answering");
  // What leads to the question leads to what is wrong in it.
  const first = Math.max(
    0,
    inputs.findIndex(({ fault }) => fault),
  );
  return (
    <div className="amounts grid gap-5">
      {inputs.map((input, index) => (
        <AmountFields key={input.id} questionId={id} input={input} id={index === first ? id : `${id}-${input.id}`} />
      ))}
      <div className="max-w-field rounded-s bg-sunk px-4 py-3">
        <p className="amounts-total font-semibold tabular-nums">
          {total === null ? t("fields.noTotal", { unit }) : t("fields.total", { total, unit })}
        </p>
        <p className="amounts-changed">{t("fields.totalChanged")}</p>
      </div>
    </div>
  );
}

function AmountFields({ questionId, input, id }: { questionId: string; input: InputView; id: string }) {
  const { t } = useTranslation("answering");
  const language = useLanguage();
  const { fault, units, months } = input;
  const errors = fault ? [t(`misfit.${fault.reason}`)] : [];
  /** The id of the group is that of the field that is wrong, or of the year's amount. */
  const amount = (part: string) => ({
    id: part === (fault?.part ?? yearPart(input.id)) ? id : `${id}-${part}`,
    name: fieldName(questionId, part),
    isWrong: part === fault?.part,
    describedBy: [units.length > 1 ? "" : `${id}-unit`, part === fault?.part ? `${id}-error` : ""].join(" ").trim(),
  });
  return (
    <FieldGroup id={id} legend={input.label} isPart errors={errors}>
      <div className="mt-1.5 flex max-w-field flex-wrap items-end gap-3">
        <Amount {...amount(yearPart(input.id))} label={t("fields.year")} value={input.year} />
        {units.length > 1 ? (
          // On a phone a unit with a long name takes a line of its own.
          <div className="min-w-0 flex-auto sm:flex-1">
            <label htmlFor={`${id}-unit`} className="block text-small text-ink-2">
              {t("fields.unit")}
            </label>
            <div className="mt-1">
              <Select
                id={`${id}-unit`}
                name={fieldName(questionId, unitPart(input.id))}
                defaultValue={input.unit}
                aria-invalid={fault?.part === unitPart(input.id) ? true : undefined}
              >
                {units.map((unit) => (
                  <option key={unit.id} value={unit.id}>
                    {unit.label}
                  </option>
                ))}
              </Select>
            </div>
          </div>
        ) : (
          // One unit leaves nothing to choose.
          <span id={`${id}-unit`} className="min-w-0 flex-1 py-3">
            {units[0]?.label}
          </span>
        )}
      </div>
      <Disclosure summary={t("fields.byMonth")} open={months.some((written) => written !== "")} flush>
        <div className="grid max-w-field grid-cols-2 gap-3 rounded-s bg-sunk p-3 sm:grid-cols-3 sm:p-4">
          {months.map((written, index) => (
            <Amount
              // The months of a year always stand in their order.
              key={monthName(index + 1, language)}
              {...amount(monthPart(input.id, index + 1))}
              label={monthName(index + 1, language)}
              value={written}
            />
          ))}
        </div>
      </Disclosure>
    </FieldGroup>
  );
}

function Amount({
  id,
  name,
  label,
  value,
  isWrong,
  describedBy,
}: {
  id: string;
  name: string;
  label: string;
  value: string;
  isWrong: boolean;
  describedBy: string;
}) {
  return (
    <div className="min-w-0 flex-1 basis-28 sm:basis-0">
      <label htmlFor={id} className="block text-small text-ink-2 first-letter:uppercase">
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
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy || undefined}
        className="control mt-1 tabular-nums"
      />
    </div>
  );
}
