import { useTranslation } from "react-i18next";
import { describeInvalid } from "~/assessment/answers/describe-invalid";
import { monthPart, NOTE_LIMIT, notePart, ownPart, unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { GRID, REPORTING_YEAR } from "~/assessment/answers/rules/emissions";
import { fieldName, oddFieldName } from "~/assessment/answers/section-form";
import { monthName } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Disclosure } from "~/ui/disclosure";
import { Select } from "~/ui/field";
import { FieldGroup } from "~/ui/field-group";
import { amountId, type CalculationView, type FrameView, type InputView, type OddView } from "../calculation-view";
import { gotoValue } from "../rules/goto";
import { AmountsTotal } from "./amounts-total";

/**
 * The inputs of a calculation with their results. Each is a year's amount in one of its units, or month by month in a collapsed part below.
 */
export function AmountsFields({ id, ...view }: CalculationView & { id: string }) {
  const { t } = useTranslation("answering");
  const { inputs, frame } = view;
  // Links to the question lead to the first input with a fault.
  const first = inputs.find(({ fault }) => fault) ?? inputs[0];
  const fields = (input: InputView) => (
    <AmountFields key={input.id} questionId={id} unit={view.unit} input={input} id={amountId(id, input, first)} />
  );
  const rare = inputs.filter(({ isRare }) => isRare);
  const isUsed = rare.some(({ year, months, fault }) => year || fault || months.some((month) => month));
  return (
    <div className="amounts grid grid-cols-1 gap-5">
      {frame ? <Frame id={id} {...frame} /> : null}
      {frame && inputs.some(({ isOnBills }) => isOnBills) ? (
        <div>
          <Button name="goto" value={gotoValue("bills")}>
            {t("worksheet.bills")}
          </Button>
        </div>
      ) : null}
      {inputs.filter(({ isRare }) => !isRare).map(fields)}
      {rare.length > 0 ? (
        <Disclosure summary={t("worksheet.rare")} open={isUsed} flush>
          <div className="grid gap-5">{rare.map(fields)}</div>
        </Disclosure>
      ) : null}
      <AmountsTotal {...view} />
    </div>
  );
}

/** The reporting year and the grid, which determine the factors. */
function Frame({ id, year, years, grid }: FrameView & { id: string }) {
  const { t } = useTranslation("answering");
  return (
    <div className="flex max-w-field flex-wrap gap-3">
      <Choice id={`${id}-frame`} name={fieldName(id, REPORTING_YEAR)} label={t("worksheet.year")} chosen={year}>
        {years.map((each) => ({ id: each, label: each }))}
      </Choice>
      {grid ? (
        <Choice id={`${id}-grid`} name={fieldName(id, GRID)} label={t("worksheet.grid")} chosen={grid.chosen} isWide>
          {grid.grids.map(({ id: each, label, isAverage }) => ({
            id: each,
            label: isAverage ? t("worksheet.gridAverage", { grid: label }) : label,
          }))}
        </Choice>
      ) : null}
    </div>
  );
}

function Choice({
  id,
  name,
  label,
  chosen,
  isWide = false,
  isWrong = false,
  children,
}: {
  id: string;
  name: string;
  label: string;
  chosen: string;
  isWide?: boolean;
  isWrong?: boolean;
  children: { id: string; label: string }[];
}) {
  return (
    <div className={cx("min-w-0", isWide ? "flex-auto" : "basis-40")}>
      <label htmlFor={id} className="block text-small text-ink-2">
        {label}
      </label>
      <div className="mt-1">
        <Select id={id} name={name} defaultValue={chosen} aria-invalid={isWrong || undefined}>
          {children.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

function AmountFields({
  questionId,
  unit,
  input,
  id,
}: {
  questionId: string;
  /** The unit of the total. */
  unit: string;
  input: InputView;
  id: string;
}) {
  const { t } = useTranslation(["answering", "common"]);
  const language = useLanguage();
  const { fault, units, months, own, odd, result } = input;
  const errors = fault ? [describeInvalid(t, fault.reason, fault.written, language)] : [];
  /** The group's id goes to the field with the fault, or else to the year's amount. */
  const amount = (part: string) => ({
    id: part === (fault?.part ?? yearPart(input.id)) ? id : `${id}-${part}`,
    name: fieldName(questionId, part),
    isWrong: part === fault?.part,
    describedBy: [
      units.length > 1 ? "" : `${id}-unit`,
      part === fault?.part ? `${id}-error` : "",
      odd && part === yearPart(input.id) ? `${id}-odd` : "",
    ]
      .filter(Boolean)
      .join(" "),
  });
  return (
    <FieldGroup id={id} legend={input.label} isPart errors={errors}>
      {/* All boxes are of one width; on a phone the longest unit takes a whole line. */}
      <div className="mt-1.5 grid max-w-field items-end gap-3 sm:grid-cols-2">
        <Amount {...amount(yearPart(input.id))} label={t("fields.year")} value={input.year} />
        {units.length > 1 ? (
          <Choice
            id={`${id}-unit`}
            name={fieldName(questionId, unitPart(input.id))}
            label={t("fields.unit")}
            chosen={input.unit}
            isWrong={fault?.part === unitPart(input.id)}
          >
            {input.unit === "" ? [{ id: "", label: t("common:shell.choose") }, ...units] : units}
          </Choice>
        ) : (
          // With a single unit there is nothing to choose.
          <span id={`${id}-unit`} className="min-w-0 sm:py-3">
            {units[0]?.label}
          </span>
        )}
      </div>
      {result ? (
        <p data-result className="mt-1.5 tabular-nums text-ink-2">
          {result.tonnes === null ? t("worksheet.echo", result) : t("worksheet.result", { ...result, unit })}
        </p>
      ) : null}
      {odd ? <Odd id={`${id}-odd`} odd={odd} name={oddFieldName(questionId)} /> : null}
      <Disclosure summary={t("fields.byMonth")} open={months.some((written) => written !== "")} flush>
        <div className="grid max-w-field grid-cols-2 gap-3 rounded-s bg-sunk p-3 sm:grid-cols-3 sm:p-4">
          {months.map((written, index) => (
            <Amount
              // The months are always in the same order.
              key={monthName(index + 1, language)}
              {...amount(monthPart(input.id, index + 1))}
              label={monthName(index + 1, language)}
              isMonth
              value={written}
            />
          ))}
        </div>
      </Disclosure>
      {own ? (
        <Disclosure summary={t("worksheet.own")} open={own.isOpen} flush>
          <div className="grid max-w-field gap-3 rounded-s bg-sunk p-3 sm:grid-cols-2 sm:p-4">
            <Amount {...amount(ownPart(input.id))} label={t("worksheet.ownFactor")} value={own.value} />
            <Amount {...amount(notePart(input.id))} label={t("worksheet.ownNote")} value={own.note} isText />
          </div>
        </Disclosure>
      ) : null}
    </FieldGroup>
  );
}

/** Asks about a possible typing error. It does not block saving. */
function Odd({ id, odd, name }: { id: string; odd: OddView; name: string }) {
  const { t } = useTranslation("answering");
  const language = useLanguage();
  const said =
    odd.than === "months"
      ? t("worksheet.oddMonth", { month: monthName(odd.month, language) })
      : odd.times === null
        ? t("worksheet.oddFormerLess", { former: odd.former })
        : t("worksheet.oddFormer", { times: odd.times, former: odd.former });
  return (
    <>
      <p
        id={id}
        className="mt-2 max-w-measure rounded-s bg-attention-soft px-3 py-2 text-small text-attention first-letter:uppercase"
      >
        {said}
      </p>
      <input type="hidden" name={name} value={odd.asked} />
    </>
  );
}

function Amount({
  id,
  name,
  label,
  value,
  isWrong,
  describedBy,
  isText = false,
  isMonth = false,
}: {
  id: string;
  name: string;
  label: string;
  value: string;
  isWrong: boolean;
  describedBy: string;
  isText?: boolean;
  /** Some languages write month names in lower case, but a label starts with a capital. */
  isMonth?: boolean;
}) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={cx("block text-small text-ink-2", isMonth && "first-letter:uppercase")}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode={isText ? undefined : "decimal"}
        maxLength={isText ? NOTE_LIMIT : 40}
        autoComplete="off"
        defaultValue={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy || undefined}
        className={cx("control mt-1", !isText && "tabular-nums")}
      />
    </div>
  );
}
