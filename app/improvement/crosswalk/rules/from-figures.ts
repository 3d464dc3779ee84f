import type { FigureUnit, KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { NOT_KNOWN, type YearFigures } from "~/assessment/key-figures/rules/year";
import { add, type Decimal, divide, shift, subtract, toDecimal } from "./decimal";
import type { Choice, FilledPart, PartOutcome, Shortfall } from "./outcome";
import { CONVERSIONS, type ElementUnit, type FigureTransform } from "./table";

/** The unit of each figure. */
export type FigureUnits = Readonly<Record<KeyFigureId, { unit: FigureUnit }>>;

interface Worked {
  transform: FigureTransform;
  figures: readonly KeyFigureId[];
  unit: ElementUnit;
  says?: Choice | undefined;
}

/** Hours worked that VSME B9 relates accidents to: those of a hundred people in a year. */
const RATE_HOURS = toDecimal(200_000);
const HUNDRED = toDecimal(100);

/** Transforms without unit conversion: figures that are added or compared must share a unit, and a quotient's unit needs no conversion. */
const WITHOUT_CONVERSION: readonly FigureTransform[] = ["quotient", "percentage", "rate", "to-rest", "rest-percentage"];

/**
 * The value worked out from a year's figures. A first estimate of Scope 3 is said by itself and enters nothing else. Empty if a figure is missing or not known, or if the currency of money is unknown: an amount
 * of money is never stated without its currency.
 */
export function workOut(
  { transform, figures, unit, says }: Worked,
  year: YearFigures,
  units: FigureUnits,
): PartOutcome {
  const said = figures.map((id) => ({ id, figure: year.figures.get(id) }));
  const lacks = (why: Shortfall, found: typeof said): PartOutcome | null =>
    found.length === 0 ? null : { state: "empty", why, figures: found.map(({ id }) => id) };
  const isMoney = figures.some((id) => units[id].unit === "money");
  const short =
    lacks(
      "not-entered",
      said.filter(({ figure }) => !figure),
    ) ??
    lacks(
      "not-known",
      said.filter(({ figure }) => figure?.value === NOT_KNOWN),
    ) ??
    lacks(
      "estimated",
      said.filter(({ figure }) => transform !== "same" && figure?.isEstimate),
    ) ??
    lacks("no-unit", isMoney && !/^[A-Z]{3}$/.test(year.currency) ? said : []);
  if (short) return short;
  const amounts = said.map(({ id, figure }) => inUnit(Number(figure?.value), transform, units[id].unit, unit));
  const value = transform === "stated" ? (says ?? null) : compute(transform, amounts);
  if (value === null) return { state: "empty", why: "not-computable", figures: [...figures] };
  const used = said.flatMap(({ id, figure }) => (figure ? [{ figure: id, source: figure.source }] : []));
  return { state: "filled", value, used, currency: isMoney ? year.currency : null };
}

function inUnit(value: number, transform: FigureTransform, from: FigureUnit, to: ElementUnit): Decimal {
  const amount = toDecimal(value);
  if (WITHOUT_CONVERSION.includes(transform) || to === "boolean" || to === "member") return amount;
  const tens = (CONVERSIONS[from] as Partial<Record<ElementUnit, number>>)[to];
  if (tens === undefined) throw new Error(`What is counted in ${from} cannot be said in ${to}`);
  return shift(amount, tens);
}

const sum = (amounts: readonly Decimal[]) => amounts.reduce(add, toDecimal(0));

function compute(
  transform: Exclude<FigureTransform, "stated">,
  amounts: readonly Decimal[],
): FilledPart["value"] | null {
  const [first = toDecimal(0), ...rest] = amounts;
  const [all, last] = [amounts.slice(0, -1), amounts.at(-1) ?? toDecimal(0)];
  switch (transform) {
    case "same":
      return first;
    case "sum":
      return sum(amounts);
    case "difference":
      return notBelowNought(subtract(first, sum(rest)));
    case "quotient":
      return divide(sum(all), last);
    case "percentage":
      return percent(sum(all), last);
    case "rate":
      return divide({ digits: first.digits * RATE_HOURS.digits, places: first.places }, last);
    case "to-rest":
      return toRest(first, last);
    case "rest-percentage":
      return percent(subtract(last, first), last);
    case "rest-of-hundred":
      return subtract(HUNDRED, first);
    case "any":
      return first.digits > 0n;
    case "all":
      return subtract(first, HUNDRED).digits >= 0n;
  }
}

function percent(part: Decimal, whole: Decimal): Decimal | null {
  return part.digits < 0n ? null : divide(shift(part, 2), whole);
}

/** A part that exceeds its whole leaves no rest. */
function toRest(part: Decimal, whole: Decimal): Decimal | null {
  const rest = notBelowNought(subtract(whole, part));
  return rest && divide(part, rest);
}

const notBelowNought = (value: Decimal) => (value.digits < 0n ? null : value);
