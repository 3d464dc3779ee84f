import type { QuestionOf } from "~/domain/catalogue/questions";
import type { Language } from "~/domain/language";
import { type CallAnswer, type Codec, itemsOf } from "./codec";
import { type Field, firstValue } from "./fields";
import { labelled } from "./labels";
import { parseNumber, roundNumber, sayNumber, writeNumber } from "./numbers";
import type { Amount, CalculationValue, Misfit } from "./value";

type CalculationQuestion = QuestionOf<"calculation">;
type Input = CalculationQuestion["inputs"][number];

export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The parts of an input's fields: its unit, the year's amount, and each month's. */
export const unitPart = (inputId: string) => `i-${inputId}-unit`;
export const yearPart = (inputId: string) => `i-${inputId}-year`;
export const monthPart = (inputId: string, month: number) => `i-${inputId}-${month}`;

const partsOf = ({ id }: Input) => [unitPart(id), yearPart(id), ...MONTHS.map((month) => monthPart(id, month))];

/** What is wrong with an amount, and the part that it is wrong with. */
export interface AmountFault {
  reason: Misfit;
  part: string;
}

type AmountVerdict = { ok: true; amount: Amount | null } | ({ ok: false } & AmountFault);

function readAmount({ id, units }: Input, fields: readonly Field[]): AmountVerdict {
  const year = firstValue(fields, yearPart(id)).trim();
  const months = MONTHS.map((month) => firstValue(fields, monthPart(id, month)).trim());
  const hasMonths = months.some((written) => written !== "");
  // A unit alone says nothing.
  if (!year && !hasMonths) return { ok: true, amount: null };
  if (year && hasMonths) return { ok: false, reason: "year-or-months", part: yearPart(id) };
  const unit = firstValue(fields, unitPart(id)) || (units[0]?.id ?? "");
  if (!units.some((known) => known.id === unit)) return { ok: false, reason: "unknown-unit", part: unitPart(id) };
  if (year) {
    const verdict = parseNumber(year, {});
    return verdict.ok ? { ok: true, amount: { unit, year: verdict.number } } : { ...verdict, part: yearPart(id) };
  }
  const amounts: (number | null)[] = [];
  for (const [index, written] of months.entries()) {
    const verdict = written ? parseNumber(written, {}) : null;
    if (verdict && !verdict.ok) return { ...verdict, part: monthPart(id, index + 1) };
    amounts.push(verdict?.number ?? null);
  }
  return { ok: true, amount: { unit, months: amounts } };
}

/** What is wrong with the amount of an input as it is written; null for nothing. */
export function findAmountFault(input: Input, fields: readonly Field[]): AmountFault | null {
  const verdict = readAmount(input, fields);
  return verdict.ok ? null : verdict;
}

/** What an input comes to in its own unit, over the year. */
function amountOf({ year, months = [] }: Amount): number {
  return roundNumber(year ?? months.reduce((sum: number, month) => sum + (month ?? 0), 0));
}

function read({ inputs }: CalculationQuestion, fields: readonly Field[]) {
  const parts = new Set(inputs.flatMap(partsOf));
  if (fields.some(([part, value]) => value !== "" && !parts.has(part))) {
    return { ok: false as const, reason: "unknown-input" as const };
  }
  const value: CalculationValue = { inputs: {}, total: 0, factors: {} };
  for (const input of inputs) {
    const verdict = readAmount(input, fields);
    if (!verdict.ok) return { ok: false as const, reason: verdict.reason };
    if (!verdict.amount) continue;
    const { unit } = verdict.amount;
    const factor = input.units.find(({ id }) => id === unit)?.factor ?? 0;
    value.inputs[input.id] = verdict.amount;
    value.factors[input.id] = factor;
    value.total += amountOf(verdict.amount) * factor;
  }
  value.total = roundNumber(value.total);
  return { ok: true as const, value: Object.keys(value.inputs).length > 0 ? value : null };
}

const field = (part: string, number: number | null | undefined): Field[] =>
  number === null || number === undefined ? [] : [[part, writeNumber(number)]];

function toFields({ inputs }: CalculationValue): Field[] {
  return Object.entries(inputs).flatMap(([id, { unit, year, months = [] }]) => [
    [unitPart(id), unit] as const,
    ...field(yearPart(id), year),
    ...months.flatMap((month, index) => field(monthPart(id, index + 1), month)),
  ]);
}

function toWords(question: CalculationQuestion, value: CalculationValue, language: Language): string[] {
  const parts = question.inputs.flatMap(({ id, label, units }) => {
    const amount = value.inputs[id];
    const unit = units.find((known) => known.id === amount?.unit);
    return amount && unit
      ? [labelled(label[language], `${sayNumber(amountOf(amount), language)} ${unit.label[language]}`, language)]
      : [];
  });
  return [`${sayNumber(value.total, language)} ${question.unit[language]}`, ...parts];
}

/** `input=amount`, or `input=amount unit`; a total among them is worked out anew. */
function fromCall({ inputs }: CalculationQuestion, given: CallAnswer): Field[] | null {
  const items = itemsOf(given);
  if (!items) return null;
  return items.flatMap((item): Field[] => {
    const [name, amount] = item.split("=");
    if (amount === undefined) return [];
    const input = inputs.find(({ id }) => id === name?.trim());
    if (!input) return [[name ?? "", amount]];
    const [, figure = "", unit = ""] = /^\s*([-\d\s.,'’]*\d|\S*)\s*(.*?)\s*$/u.exec(amount) ?? [];
    const known = input.units.find(({ id, label }) => id === unit || Object.values(label).includes(unit));
    return [
      [yearPart(input.id), figure],
      [unitPart(input.id), known?.id ?? unit],
    ];
  });
}

export const calculation: Codec<"calculation"> = {
  read,
  toFields,
  isAnswered: () => true,
  lacksWords: () => false,
  points: ({ points }) => (points ? 1 : 0),
  mostPoints: ({ points }) => (points ? 1 : 0),
  toWords,
  fromCall,
};
