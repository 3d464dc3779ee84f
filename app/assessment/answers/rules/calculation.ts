import { hasSources } from "~/assessment/catalogue/rules/questions";
import { LANGUAGES, type Language } from "~/core/language";
import { remember } from "~/core/remember";
import { formatNumber, fromProgram, inTwoDigits, roundNumber } from "../../../core/numbers";
import {
  amountOf,
  type CalculationQuestion,
  fieldsOfAmount,
  MONTHS,
  monthPart,
  notePart,
  noteToken,
  ownPart,
  ownToken,
  partsOf,
  readAmount,
  splitItem,
  unitPart,
  yearPart,
} from "./amounts";
import type { Circumstances } from "./circumstances";
import { type CallAnswer, type Codec, itemsOf } from "./codec";
import { fieldsOfFrame, GRID, price, REPORTING_YEAR, readFrame } from "./emissions";
import type { Field } from "./fields";
import { labelled } from "./labels";
import type { CalculationValue, Emissions } from "./value";

function read(question: CalculationQuestion, fields: readonly Field[], circumstances: Circumstances) {
  const { inputs } = question;
  const parts = new Set([...inputs.flatMap(partsOf), ...(hasSources(question) ? [REPORTING_YEAR, GRID] : [])]);
  if (isOdd(fields, parts)) return { ok: false as const, reason: "unknown-input" as const };
  const value: CalculationValue = { inputs: {}, total: 0, factors: {} };
  for (const input of inputs) {
    const verdict = readAmount(input, fields);
    if (!verdict.ok) return { ok: false as const, reason: verdict.reason };
    if (!verdict.amount) continue;
    const { unit } = verdict.amount;
    value.inputs[input.id] = verdict.amount;
    if (input.source) continue;
    const factor = input.units.find(({ id }) => id === unit)?.factor ?? 0;
    value.factors[input.id] = factor;
    value.total += amountOf(verdict.amount) * factor;
  }
  if (Object.keys(value.inputs).length === 0) return { ok: true as const, value: null };
  if (hasSources(question)) {
    const frame = readFrame(question, fields, circumstances);
    if (!frame.ok) return frame;
    const { year, region } = frame;
    const priced = price(question, value.inputs, { year, region }, circumstances.emissions?.sets);
    if (!priced) return { ok: false as const, reason: "factor-missing" as const };
    value.emissions = withGiven(priced.emissions, value.total);
    value.total += priced.total;
  }
  value.total = roundNumber(value.total);
  return { ok: true as const, value };
}

/** Adds tonnes that were worked out elsewhere to both ends of the range. */
function withGiven({ range, ...emissions }: Emissions, given: number): Emissions {
  if (!range) return emissions;
  return { ...emissions, range: [roundNumber(range[0] + given), roundNumber(range[1] + given)] };
}

/** Whether a field is unknown, or one part has two different values. */
function isOdd(fields: readonly Field[], parts: ReadonlySet<string>): boolean {
  const given = new Map<string, string>();
  return fields.some(([part, value]) => {
    if (value === "") return false;
    const former = given.get(part) ?? value;
    given.set(part, value);
    return !parts.has(part) || former !== value;
  });
}

function toFields({ inputs, emissions }: CalculationValue): Field[] {
  const amounts = Object.entries(inputs).flatMap(([id, amount]) => fieldsOfAmount(id, amount));
  return [...(emissions ? fieldsOfFrame(emissions) : []), ...amounts];
}

const regions = remember(LANGUAGES.length, (language) => new Intl.DisplayNames(language, { type: "region" }));

/** A grid's name: from the question, or the country's name. */
export function nameGrid({ grids }: Pick<CalculationQuestion, "grids">, region: string, language: Language): string {
  const known = grids?.find(({ id }) => id === region);
  return known?.label[language] ?? regions(language).of(region) ?? region;
}

/** An amount with its unit for display. A "×" separates it from a unit that starts with a digit: "4,440 × 14 kg cylinders". */
export const formatAmount = (amount: number, unit: string, language: Language) =>
  [formatNumber(amount, language), /^\d/.test(unit) ? "×" : [], unit].flat().join(" ");

/** Tonnes for display, to the kilogram. */
export const formatTonnes = (tonnes: number, language: Language) => formatNumber(Number(tonnes.toFixed(3)), language);

/** A total for display; an estimate with a range to two digits. */
export function formatTotal({ total, emissions }: CalculationValue, language: Language): string {
  if (emissions?.range) return inTwoDigits(total, language);
  return (emissions ? formatTonnes : formatNumber)(total, language);
}

function toWords(question: CalculationQuestion, value: CalculationValue, language: Language): string[] {
  const parts = question.inputs.flatMap(({ id, label, units }) => {
    const amount = value.inputs[id];
    const unit = units.find((known) => known.id === amount?.unit);
    if (!amount || !unit) return [];
    const said = formatAmount(amountOf(amount), unit.label[language], language);
    const own = amount.own && ` × ${formatNumber(amount.own.value, language)} kg CO2e (${amount.own.note})`;
    return [labelled(label[language], `${said}${own ?? ""}`, language)];
  });
  const { emissions } = value;
  const total = `${formatTotal(value, language)} ${question.unit[language]}`;
  if (!emissions) return [total, ...parts];
  const grid = emissions.region === null ? [] : [nameGrid(question, emissions.region, language)];
  return [total, [String(emissions.year), ...grid].join(" · "), ...parts];
}

/**
 * Reads `input=amount` or `input=amount unit`. For sources also `year=2025`, `grid=…`, `input_own=…` and
 * `input_note=…`. A total in the list is ignored and worked out anew. Monthly amounts start at January and are
 * separated by semicolons.
 */
function fromCall(question: CalculationQuestion, given: CallAnswer): Field[] | null {
  const items = itemsOf(given);
  if (!items) return null;
  return items.flatMap((item): Field[] => {
    const [name, amount] = splitItem(item);
    if (amount === null) return [];
    if (hasSources(question) && (name === REPORTING_YEAR || name === GRID)) return [[name, amount]];
    const owner = question.inputs.find(({ id, source }) => source && [ownToken(id), noteToken(id)].includes(name));
    if (owner)
      return [name === ownToken(owner.id) ? [ownPart(owner.id), fromProgram(amount)] : [notePart(owner.id), amount]];
    const input = question.inputs.find(({ id }) => id === name);
    if (!input) return [[name, amount]];
    const [, before = "", after = ""] = /^\s*([-\d\s.,;'’]*[\d;]|\S*)\s*(.*?)\s*$/u.exec(amount) ?? [];
    const unitOf = (name: string) =>
      input.units.find(({ id, label }) => id === name || Object.values(label).includes(name))?.id;
    // "1e999" and "1=2" are not a figure followed by a unit. In that case the last word is the unit, if there is one.
    const [, words = "", last = ""] = /^\s*(.*?)(?:\s+([^\d\s]\S*))?\s*$/su.exec(amount) ?? [];
    const known = unitOf(after);
    const [figure, unit] = known ? [before, known] : [words, unitOf(last) ?? last];
    const figures = figure.split(";");
    if (figures.length > MONTHS.length) return [[name, amount]];
    const partOf = (index: number) => (figures.length > 1 ? monthPart(input.id, index + 1) : yearPart(input.id));
    return [...figures.map((each, index): Field => [partOf(index), each]), [unitPart(input.id), unit]];
  });
}

export const calculation: Codec<"calculation"> = {
  read,
  toFields,
  isAnswered: () => true,
  lacksWords: () => false,
  points: ({ points }) => (points ? 1 : 0),
  maxPoints: ({ points }) => (points ? 1 : 0),
  toWords,
  fromCall,
};
