import type { QuestionOf } from "~/assessment/catalogue/rules/questions";
import type { Text } from "~/core/text";
import { fromProgram } from "../../../core/numbers";
import { amountOf, MONTHS, noteToken, ownToken, splitItem } from "./amounts";
import { GRID, REPORTING_YEAR } from "./emissions";
import type { CalculationValue } from "./value";

type CalculationQuestion = QuestionOf<"calculation">;

/** The contract's name for an input in a unit, such as "diesel_l". */
const tokenOf = (inputId: string, unitId: string) => `${inputId}_${unitId}`;
/** The name for its monthly amounts: from January on, separated by semicolons, empty for a month without one. */
const monthsOf = (token: string) => `${token}_months`;

/**
 * The formula of a calculation's total, with each input in its first unit, and what its tokens mean. A source's factor
 * is in kilograms and is the one for the reporting year.
 */
export function calculationTokens({ inputs }: CalculationQuestion): {
  formula: string;
  tokens: { token: string; name: Text; unit: Text }[];
} {
  const tokens = inputs.flatMap(({ id, label, source, units: [unit] }) =>
    unit ? [{ id, token: tokenOf(id, unit.id), name: label, unit: unit.label, source, factor: unit.factor }] : [],
  );
  const priced = tokens.filter(({ source }) => source).map(({ id, token }) => `${token}*EF.${id}`);
  const others = tokens
    .filter(({ source }) => !source)
    .map(({ token, factor }) => (factor === 1 ? token : `${token}*${factor}`));
  return {
    formula: [...(priced.length > 0 ? [`(${priced.join(" + ")})/1000`] : []), ...others].join(" + "),
    tokens: tokens.map(({ token, name, unit }) => ({ token, name, unit })),
  };
}

/**
 * A calculation as the contract lists it: its total, the year and grid of its factors, and each yearly amount under its
 * token. Adds the months and the company's own factor where given.
 */
export function listTokens({ inputs, total, emissions }: CalculationValue): string[] {
  const amounts = Object.entries(inputs).flatMap(([id, { own, ...amount }]) => [
    `${tokenOf(id, amount.unit)}=${amountOf(amount)}`,
    ...(amount.months ? [`${monthsOf(tokenOf(id, amount.unit))}=${writeMonths(amount.months)}`] : []),
    ...(own ? [`${ownToken(id)}=${own.value}`, `${noteToken(id)}=${own.note}`] : []),
  ]);
  const frame = emissions ? [`${REPORTING_YEAR}=${emissions.year}`] : [];
  const grid = emissions?.region ? [`${GRID}=${emissions.region}`] : [];
  return [total.toFixed(2), ...frame, ...grid, ...amounts];
}

const writeMonths = (months: readonly (number | null)[]) => MONTHS.map((month) => months[month - 1] ?? "").join(";");

/** The sum of the months in a list; NaN if one of them is not a number. */
const sumOf = (months: string) => amountOf({ unit: "", months: months.split(";").map(Number) });

/**
 * Converts such a list to what the codec takes, such as "diesel=10000 l". A total is worked out anew from the other
 * items. A year's amount is dropped if it equals the sum of its months. A total on its own becomes the amount of the
 * input with factor 1.
 */
export function readTokens({ inputs }: CalculationQuestion, items: readonly string[]): string[] {
  const known = inputs.flatMap(({ id, units }) => units.map((unit) => ({ id, unit, token: tokenOf(id, unit.id) })));
  const isTotal = (item: string) => item.trim().indexOf("=") < 1;
  const isTotalAlone = items.every(isTotal);
  const own = known.find(({ unit }) => unit.factor === 1);
  const given = new Map(items.map(splitItem));
  return items.flatMap((item) => {
    const [name, amount] = splitItem(item);
    if (amount === null || isTotal(item))
      return isTotalAlone && own && item.trim() ? `${own.id}=${fromProgram(item.trim())} ${own.unit.id}` : item;
    const named = known.find(({ token }) => token === name || monthsOf(token) === name);
    if (!named) return item;
    const months = given.get(monthsOf(name));
    if (months && sumOf(months) === Number(amount)) return [];
    return `${named.id}=${amount.split(";").map(fromProgram).join(";")} ${named.unit.id}`;
  });
}
