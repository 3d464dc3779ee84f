import {
  type AmountFault,
  amountOf,
  type CalculationQuestion,
  findAmountFault,
  type Input,
  MONTHS,
  monthPart,
  notePart,
  ownPart,
  readAmount,
  unitPart,
  yearPart,
} from "~/assessment/answers/rules/amounts";
import { fieldsOf, fitAnswer } from "~/assessment/answers/rules/answers";
import { formatAmount, formatTonnes, formatTotal, nameGrid } from "~/assessment/answers/rules/calculation";
import { FIRST_YEAR, GRID, REPORTING_YEAR, traceAnswer, usualYear } from "~/assessment/answers/rules/emissions";
import { type Field, firstValue } from "~/assessment/answers/rules/fields";
import type { Amount, CalculationValue } from "~/assessment/answers/rules/value";
import { oddFieldName } from "~/assessment/answers/section-form";
import type { StoredAnswer } from "~/assessment/answers/stored.server";
import { viewTrace } from "~/assessment/answers/trace-view";
import type { Section } from "~/assessment/catalogue/rules/catalogue";
import { hasSources } from "~/assessment/catalogue/rules/questions";
import { findOdd } from "~/assessment/ghg/rules/odd";
import { convert, isCurrency, type UnitId } from "~/assessment/ghg/rules/units";
import { currencyOf } from "~/core/currencies";
import type { Language } from "~/core/language";
import { formatNumber, inBox, inTwoDigits, roundNumber } from "~/core/numbers";
import { amountId, type CalculationView, type FrameView, type InputView, type OddView } from "./calculation-view";

/** The page's context for a worksheet: the current year, the company's grid, and the amounts of its last completed assessment. */
export interface Worksheet {
  thisYear: number;
  region: string;
  former: ReadonlyMap<string, CalculationValue>;
}

const KG_PER_TONNE = 1000;

/** Number of reporting years offered: the current one, which may be almost over, and those before it. */
const YEARS_OFFERED = 11;

/** A calculation with the contents of its fields, and the stored value if the fields come from it. Only a stored value has a trace. */
export function viewCalculation(
  question: CalculationQuestion,
  fields: readonly Field[],
  language: Language,
  { stored = null, worksheet }: { stored?: CalculationValue | null; worksheet?: Worksheet | null },
): CalculationView {
  const verdict = hasSources(question) ? null : fitAnswer(question, fields);
  const value = verdict ? (verdict.ok ? (verdict.value as CalculationValue | null) : null) : stored;
  const { emissions } = value ?? {};
  const say = (number: number) => (emissions ? formatTonnes : formatNumber)(number, language);
  const former = worksheet?.former.get(question.id)?.inputs ?? {};
  return {
    type: "calculation",
    unit: question.unit[language],
    total: value && formatTotal(value, language),
    market: emissions && emissions.market !== null ? say(emissions.market) : null,
    biogenic: emissions && emissions.biogenic > 0 ? say(emissions.biogenic) : null,
    range: viewRange(emissions?.range, language),
    trace: value ? viewTrace(question, value, language) : [],
    frame: worksheet && hasSources(question) ? viewFrame(question, fields, worksheet, language) : null,
    inputs: question.inputs.map((input) => ({
      ...viewInput(input, fields, former[input.id], { language, region: worksheet?.region ?? "" }),
      result: value ? viewResult(question, input, value, language) : null,
    })),
  };
}

function viewRange(range: [low: number, high: number] | undefined, language: Language): CalculationView["range"] {
  return range ? { low: inTwoDigits(range[0], language), high: inTwoDigits(range[1], language) } : null;
}

function viewFrame(
  question: CalculationQuestion,
  fields: readonly Field[],
  { thisYear, region }: Worksheet,
  language: Language,
): FrameView {
  const year = firstValue(fields, REPORTING_YEAR) || String(usualYear(thisYear));
  const offered = Array.from({ length: YEARS_OFFERED }, (_, index) => String(thisYear - index));
  const years = offered.includes(year) || Number(year) < FIRST_YEAR ? offered : [...offered, year];
  if (!question.grids) return { year, years, grid: null };
  const chosen = firstValue(fields, GRID) || region;
  const known = question.grids.map(({ id }) => id);
  const ids = [...new Set([...known, region, chosen])];
  const grids = ids.map((id) => ({ id, label: nameGrid(question, id, language), isAverage: !known.includes(id) }));
  return { year, years, grid: { chosen, grids } };
}

/** The result of one input of a stored calculation, from the lines that make up the total. */
function viewResult(
  question: CalculationQuestion,
  input: Input,
  value: CalculationValue,
  language: Language,
): InputView["result"] {
  const amount = value.inputs[input.id];
  if (!amount) return null;
  const unit = input.units.find(({ id }) => id === amount.unit)?.label[language] ?? amount.unit;
  const lines = value.emissions ? traceAnswer(question, value).filter(({ id }) => id === input.id) : [];
  const kg = lines.reduce((sum, line) => sum + line.kg, 0);
  const formatLine = lines.some(({ factor }) => factor.range) ? inTwoDigits : formatTonnes;
  return {
    amount: formatAmount(amountOf(amount), unit, language),
    tonnes: lines.length > 0 ? formatLine(kg / KG_PER_TONNE, language) : null,
  };
}

function viewInput(
  input: Input,
  fields: readonly Field[],
  former: Amount | undefined,
  { language, region }: { language: Language; region: string },
): Omit<InputView, "result"> {
  const { id, label, units, source, isRare = false } = input;
  const fault = findAmountFault(input, fields);
  return {
    id,
    label: label[language],
    fault: fault && { ...fault, written: firstValue(fields, fault.part) },
    unit: firstValue(fields, unitPart(id)) || offeredUnit(units, former, region),
    units: units.map((unit) => ({ id: unit.id, label: unit.label[language] })),
    year: inBox(firstValue(fields, yearPart(id)), language),
    months: MONTHS.map((month) => inBox(firstValue(fields, monthPart(id, month)), language)),
    own: source ? viewOwn(input, fields, fault, language) : null,
    isRare,
    isOnBills: source === "electricity" || source === "diesel" || source === "petrol",
    odd: source ? viewOdd(input, fields, former, language) : null,
  };
}

/** The unit that a box offers at first: of money, the currency used last time or that of the company's country; none if it is no unit. */
function offeredUnit(units: Input["units"], former: Amount | undefined, region: string): string {
  const [first] = units;
  if (!first || !isCurrency(first.id)) return first?.id ?? "";
  const wanted = former?.unit ?? currencyOf(region.slice(0, 2)).toLowerCase();
  return units.find(({ id }) => id === wanted)?.id ?? "";
}

function viewOwn(
  { id, source }: Input,
  fields: readonly Field[],
  fault: AmountFault | null,
  language: Language,
): InputView["own"] {
  const [value, note] = [inBox(firstValue(fields, ownPart(id)), language), firstValue(fields, notePart(id))];
  const isAtFault = fault?.part === ownPart(id) || fault?.part === notePart(id);
  return { value, note, isOpen: source === "contract" || isAtFault || value !== "" || note !== "" };
}

/** What is odd about an amount, with the former amount in the same unit. A form sends `asked` back once its page has asked. */
function findStriking(input: Input, fields: readonly Field[], former: Amount | undefined) {
  const read = readAmount(input, fields);
  if (!read.ok || !read.amount) return null;
  const { unit, months = [] } = read.amount;
  const amount = amountOf(read.amount);
  const before = former ? convert(amountOf(former), former.unit as UnitId, unit as UnitId) : null;
  const odd = findOdd(amount, months, before);
  return odd && { odd, unit, before: before ?? 0, asked: `${input.id} ${amount} ${unit}` };
}

function viewOdd(
  input: Input,
  fields: readonly Field[],
  former: Amount | undefined,
  language: Language,
): OddView | null {
  const found = findStriking(input, fields, former);
  if (!found) return null;
  const { odd, unit, before, asked } = found;
  if (odd.than === "months") return { than: "months", month: odd.month ?? 1, asked };
  const label = input.units.find(({ id }) => id === unit)?.label[language] ?? unit;
  const times = odd.times >= 1 ? formatNumber(Math.round(odd.times), language) : null;
  return { than: "former", former: formatAmount(roundNumber(before), label, language), times, asked };
}

/** The id of the first odd amount that the form's page has not asked about; null if there is none. */
export function findUnasked(
  { questions }: Section,
  answers: ReadonlyMap<string, StoredAnswer>,
  { former }: Worksheet,
  form: FormData,
): string | null {
  for (const question of questions.filter(hasSources)) {
    const asked = form.getAll(oddFieldName(question.id));
    const fields = fieldsOf(question, answers.get(question.id)?.value);
    for (const input of question.inputs) {
      const found = findStriking(input, fields, former.get(question.id)?.inputs[input.id]);
      if (found && !asked.includes(found.asked)) return amountId(question.id, input, question.inputs[0]);
    }
  }
  return null;
}
