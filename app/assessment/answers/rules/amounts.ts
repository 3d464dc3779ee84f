import type { QuestionOf } from "~/assessment/catalogue/rules/questions";
import { isCurrency } from "~/assessment/ghg/rules/units";
import { oneLine } from "~/core/typed-text";
import { parseNumber, roundNumber, writeNumber } from "../../../core/numbers";
import { type Field, firstValue } from "./fields";
import type { Amount, InvalidReason } from "./value";

export type CalculationQuestion = QuestionOf<"calculation">;
export type Input = CalculationQuestion["inputs"][number];

export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Longest note on the company's own factor, in characters. */
export const NOTE_LIMIT = 200;

/** The field names of an input: its unit, the year's amount, each month's amount, and the company's own factor with a note. */
export const unitPart = (inputId: string) => `i-${inputId}-unit`;
export const yearPart = (inputId: string) => `i-${inputId}-year`;
export const monthPart = (inputId: string, month: number) => `i-${inputId}-${month}`;
export const ownPart = (inputId: string) => `i-${inputId}-own`;
export const notePart = (inputId: string) => `i-${inputId}-note`;

/** The names that a call uses for the company's own factor of an input, and for its note. */
export const ownToken = (inputId: string) => `${inputId}_own`;
export const noteToken = (inputId: string) => `${inputId}_note`;

/** Splits an item of a call's list, "name=value"; the value is null if there is no "=". */
export function splitItem(item: string): [name: string, value: string | null] {
  const at = item.indexOf("=");
  return at < 0 ? [item.trim(), null] : [item.slice(0, at).trim(), item.slice(at + 1).trim()];
}

export const partsOf = ({ id, source }: Input) => [
  unitPart(id),
  yearPart(id),
  ...MONTHS.map((month) => monthPart(id, month)),
  ...(source ? [ownPart(id), notePart(id)] : []),
];

/** What is wrong with an amount, and in which part. */
export interface AmountFault {
  reason: InvalidReason;
  part: string;
}

type Verdict<T> = ({ ok: true } & T) | ({ ok: false } & AmountFault);

/** The amount entered for an input, or null for none. */
export function readAmount(input: Input, fields: readonly Field[]): Verdict<{ amount: Amount | null }> {
  const { id, units } = input;
  const own = readOwn(input, fields);
  if (!own.ok) return own;
  const year = firstValue(fields, yearPart(id)).trim();
  const months = MONTHS.map((month) => firstValue(fields, monthPart(id, month)).trim());
  const hasMonths = months.some((written) => written !== "");
  if (!year && !hasMonths) {
    // A unit alone says nothing, but a factor without an amount is a mistake.
    return own.factor ? { ok: false, reason: "own-amount-missing", part: yearPart(id) } : { ok: true, amount: null };
  }
  if (year && hasMonths) return { ok: false, reason: "year-or-months", part: yearPart(id) };
  if (input.source === "contract" && !own.factor) return { ok: false, reason: "own-factor-missing", part: ownPart(id) };
  const unit = firstValue(fields, unitPart(id)) || usualUnit(units);
  if (!units.some((known) => known.id === unit)) return { ok: false, reason: "unknown-unit", part: unitPart(id) };
  const factor = own.factor ? { own: own.factor } : {};
  if (year) {
    const verdict = parseNumber(year, {});
    return verdict.ok
      ? { ok: true, amount: { unit, year: verdict.number, ...factor } }
      : { ...verdict, part: yearPart(id) };
  }
  const amounts: (number | null)[] = [];
  for (const [index, written] of months.entries()) {
    const verdict = written ? parseNumber(written, {}) : null;
    if (verdict && !verdict.ok) return { ...verdict, part: monthPart(id, index + 1) };
    amounts.push(verdict?.number ?? null);
  }
  return { ok: true, amount: { unit, months: amounts, ...factor } };
}

/** The unit that is meant where none is said; empty for money, whose currency has to be said. */
const usualUnit = ([first]: Input["units"]) => (first && !isCurrency(first.id) ? first.id : "");

/** The company's own factor. It and its note are only valid together. */
function readOwn({ id, source }: Input, fields: readonly Field[]): Verdict<{ factor: Amount["own"] | null }> {
  if (!source) return { ok: true, factor: null };
  const written = firstValue(fields, ownPart(id)).trim();
  const note = oneLine(firstValue(fields, notePart(id)));
  if (!written)
    return note ? { ok: false, reason: "own-factor-missing", part: ownPart(id) } : { ok: true, factor: null };
  const verdict = parseNumber(written, {});
  if (!verdict.ok) return { ...verdict, part: ownPart(id) };
  if (!note) return { ok: false, reason: "own-note-missing", part: notePart(id) };
  if (note.length > NOTE_LIMIT) return { ok: false, reason: "text-too-long", part: notePart(id) };
  return { ok: true, factor: { value: verdict.number, note } };
}

/** What is wrong with an input's amount as entered; null if nothing is. */
export function findAmountFault(input: Input, fields: readonly Field[]): AmountFault | null {
  const verdict = readAmount(input, fields);
  return verdict.ok ? null : verdict;
}

/** An input's amount over the year, in its own unit. */
export function amountOf({ year, months = [] }: Amount): number {
  return roundNumber(year ?? months.reduce((sum: number, month) => sum + (month ?? 0), 0));
}

const field = (part: string, number: number | null | undefined): Field[] =>
  number === null || number === undefined ? [] : [[part, writeNumber(number)]];

/** The fields that an amount reads back from. */
export function fieldsOfAmount(id: string, { unit, year, months = [], own }: Amount): Field[] {
  return [
    [unitPart(id), unit],
    ...field(yearPart(id), year),
    ...months.flatMap((month, index) => field(monthPart(id, index + 1), month)),
    ...(own ? [...field(ownPart(id), own.value), [notePart(id), own.note] as const] : []),
  ];
}
