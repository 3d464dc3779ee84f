import { chooseFactor, type FactorSet, OWN_FACTOR, type Source, type TakenFactor } from "./factors";
import { convert, type UnitId } from "./units";

/** The amount of a source used in a year, in one of its units, with the company's own factor (kilograms of CO2e per unit) if it has one. */
export interface Use {
  id: string;
  source: Source;
  unit: UnitId;
  amount: number;
  own?: { value: number; note: string };
}

/** The inputs for choosing emission factors. */
export interface Conditions {
  year: number;
  region: string | null;
  sets: readonly FactorSet[];
}

/** One line of the trace: the converted amount times the factor gives kilograms. */
export interface Line {
  id: string;
  factor: TakenFactor;
  /** The amount in the factor's unit. */
  converted: number;
  /** Kilograms of CO2e, and kilograms of biogenic CO2, which is reported separately. */
  kg: number;
  biogenicKg: number;
  /** The lowest and highest plausible kilograms of CO2e; both as `kg` if the factor has no range. */
  rangeKg: [low: number, high: number];
}

/** In tonnes. Contract electricity counts only towards `market`, where it replaces grid electricity. */
export interface Totals {
  total: number;
  /** Market-based; null without a contract. */
  market: number | null;
  biogenic: number;
  /** The lowest and highest plausible total; null if no factor has a range. */
  range: [low: number, high: number] | null;
}

/** The factor for a use: the company's own, or else the published one; null if there is neither. */
export function factorFor({ source, unit, own }: Use, { year, region, sets }: Conditions): TakenFactor | null {
  if (own) return { id: OWN_FACTOR, value: own.value, unit, title: own.note, mark: "own" };
  return chooseFactor(sets, { source, region, year, unit });
}

/** Each use with its factor. A use has no line if its factor is missing or measures a different quantity. */
export function traceOf(uses: readonly Use[], factors: Readonly<Record<string, TakenFactor>>): (Line & Use)[] {
  return uses.flatMap((use) => {
    const factor = factors[use.id];
    const converted = factor ? convert(use.amount, use.unit, factor.unit) : null;
    if (!factor || converted === null) return [];
    const biogenicKg = converted * (factor.biogenic ?? 0);
    const [low, high] = factor.range ?? [factor.value, factor.value];
    const rangeKg: Line["rangeKg"] = [converted * low, converted * high];
    return [{ ...use, factor, converted, kg: converted * factor.value, biogenicKg, rangeKg }];
  });
}

const KG_PER_TONNE = 1000;

/**
 * The lines of the market-based figure: every contract line, plus the share of the other lines that no contract covers. Null without a
 * contract. Contracts for more than was bought replace the whole amount and no more.
 */
export function marketLines(lines: readonly (Line & Use)[]): (Line & Use)[] | null {
  const [contract, rest] = [lines.filter(isContract), lines.filter((line) => !isContract(line))];
  if (contract.length === 0) return null;
  const kwh = (of: readonly Use[]) =>
    of.reduce((sum, { amount, unit }) => sum + (convert(amount, unit, "kwh") ?? 0), 0);
  const bought = kwh(rest);
  const uncovered = bought === 0 ? 0 : Math.max(0, bought - kwh(contract)) / bought;
  return [...(uncovered > 0 ? rest.map((line) => shareOf(line, uncovered)) : []), ...contract];
}

const isContract = ({ source }: Use) => source === "contract";

const shareOf = (line: Line & Use, share: number): Line & Use => ({
  ...line,
  amount: line.amount * share,
  converted: line.converted * share,
  kg: line.kg * share,
  biogenicKg: line.biogenicKg * share,
  rangeKg: [line.rangeKg[0] * share, line.rangeKg[1] * share],
});

/**
 * The totals of the lines. The ends of their ranges are added up as they are: factors of one publication err in the same direction, so
 * nothing is taken off for errors that may cancel out.
 */
export function totalsOf(lines: readonly (Line & Use)[]): Totals {
  const tonnes = (of: readonly Line[], kgOf = ({ kg }: Line) => kg) =>
    of.reduce((sum, line) => sum + kgOf(line), 0) / KG_PER_TONNE;
  const [rest, market] = [lines.filter((line) => !isContract(line)), marketLines(lines)];
  return {
    total: tonnes(rest),
    market: market && tonnes(market),
    biogenic: tonnes(rest, ({ biogenicKg }) => biogenicKg),
    range: rest.some(({ factor }) => factor.range)
      ? [tonnes(rest, ({ rangeKg }) => rangeKg[0]), tonnes(rest, ({ rangeKg }) => rangeKg[1])]
      : null,
  };
}
