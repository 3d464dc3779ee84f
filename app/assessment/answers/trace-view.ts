import type { CalculationQuestion } from "~/assessment/answers/rules/amounts";
import { formatAmount } from "~/assessment/answers/rules/calculation";
import { givenTotals, traceAnswer } from "~/assessment/answers/rules/emissions";
import type { CalculationValue } from "~/assessment/answers/rules/value";
import { type Line, marketLines, type Use } from "~/assessment/ghg/rules/emissions";
import type { FactorNote, TakenFactor } from "~/assessment/ghg/rules/factors";
import { symbolOf } from "~/assessment/ghg/rules/units";
import type { Language } from "~/core/language";
import { formatNumber } from "~/core/numbers";

/** A line of an emissions total: amount × factor = kilograms, with the factor's source. */
export interface LineView {
  id: string;
  label: string;
  amount: string;
  factor: string;
  kg: string;
  biogenicKg: string | null;
  /** The lowest and highest plausible kilograms; null if the factor has no range. */
  range: { low: string; high: string } | null;
  /** Null for a total that the company worked out elsewhere. */
  source: SourceView | null;
  isContract: boolean;
}

interface SourceView {
  title: string;
  address: string | null;
  licence: string | null;
  mark: TakenFactor["mark"];
  notes: FactorNote[];
  /** The years that the factor was published for; null for the company's own factor. */
  years: string | null;
}

/** Decimal places of kilograms and of converted amounts in a trace. */
const KG_DECIMALS = 2;
const AMOUNT_DECIMALS = 3;
const KG_PER_TONNE = 1000;

/** How a stored total came about, line by line, followed by the lines that count only in the market-based figure. */
export function viewTrace(question: CalculationQuestion, value: CalculationValue, language: Language): LineView[] {
  const { total, market } = viewTraces(question, value, language);
  return [...total, ...(market ?? []).filter(({ isContract }) => isContract)];
}

/** As `viewTrace`, by method: the lines of the total, and those of the market-based figure if there is a contract. */
export function viewTraces(
  question: CalculationQuestion,
  value: CalculationValue,
  language: Language,
): { total: LineView[]; market: LineView[] | null } {
  const lines = traceAnswer(question, value);
  const view = (of: (Line & Use)[]) => of.map((line) => viewLine(question, line, language));
  const market = marketLines(lines);
  const given = value.emissions ? viewGiven(question, value, language) : [];
  return {
    total: [...view(lines.filter(({ source }) => source !== "contract")), ...given],
    market: market && view(market),
  };
}

function viewGiven(question: CalculationQuestion, value: CalculationValue, language: Language): LineView[] {
  return givenTotals(question, value).map(({ id, unit, amount, factor }) => {
    const said = wordsFor(question, id, unit, language);
    const kg = factor * KG_PER_TONNE;
    return {
      id,
      label: said.label,
      amount: formatAmount(amount, said.unit, language),
      factor: `${formatNumber(kg, language)} kg CO2e/${unit}`,
      kg: formatNumber(Number((amount * kg).toFixed(KG_DECIMALS)), language),
      biogenicKg: null,
      range: null,
      source: null,
      isContract: false,
    };
  });
}

function wordsFor({ inputs }: CalculationQuestion, id: string, unit: string, language: Language) {
  const input = inputs.find((each) => each.id === id);
  const label = input?.units.find((each) => each.id === unit)?.label[language];
  return { label: input?.label[language] ?? id, unit: label ?? unit };
}

function viewLine(
  question: CalculationQuestion,
  { id, source, unit, amount, converted, factor, kg, biogenicKg, rangeKg: [low, high] }: Line & Use,
  language: Language,
): LineView {
  const say = (number: number, digits: number) => formatNumber(Number(number.toFixed(digits)), language);
  const said = wordsFor(question, id, unit, language);
  const given = formatAmount(Number(amount.toFixed(AMOUNT_DECIMALS)), said.unit, language);
  const symbol = symbolOf(factor.unit, language);
  const [from, to] = factor.years ?? [];
  return {
    id,
    label: said.label,
    amount: factor.unit === unit ? given : `${given} = ${say(converted, AMOUNT_DECIMALS)} ${symbol}`,
    factor: `${formatNumber(factor.value, language)} kg CO2e/${symbol}`,
    kg: say(kg, KG_DECIMALS),
    biogenicKg: biogenicKg > 0 ? say(biogenicKg, KG_DECIMALS) : null,
    range: factor.range ? { low: say(low, KG_DECIMALS), high: say(high, KG_DECIMALS) } : null,
    source: {
      title: factor.title,
      address: factor.address ?? null,
      licence: factor.licence ?? null,
      mark: factor.mark,
      notes: factor.notes ?? [],
      years: from === undefined ? null : from === to ? String(from) : `${from}–${to}`,
    },
    isContract: source === "contract",
  };
}
