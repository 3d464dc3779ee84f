import { chooseFactor, type FactorSet, OWN_FACTOR, type Source, type TakenFactor } from "./factors";
import { convert, type UnitId } from "./units";

/** What was used of something in a year, in one of its units, with the company's own factor (kilograms of CO2e a unit) if it has one. */
export interface Use {
  id: string;
  source: Source;
  unit: UnitId;
  amount: number;
  own?: { value: number; note: string };
}

/** What emissions are worked out with. */
export interface Conditions {
  year: number;
  region: string | null;
  sets: readonly FactorSet[];
}

/** A line of the trace: the amount in its factor's unit, times the factor, is so many kilograms. */
export interface Line {
  id: string;
  factor: TakenFactor;
  /** The amount in the factor's own unit. */
  converted: number;
  /** Of CO2e, and of CO2 from what has grown, which is told apart. */
  kg: number;
  biogenicKg: number;
}

/** In tonnes. Electricity under a contract is part of the second figure only, in the place of the grid's. */
export interface Totals {
  total: number;
  /** Market-based; null without a contract. */
  market: number | null;
  biogenic: number;
}

/** The factor of something that was used: the company's own, or the published one; null where there is neither. */
export function factorFor({ source, unit, own }: Use, { year, region, sets }: Conditions): TakenFactor | null {
  if (own) return { id: OWN_FACTOR, value: own.value, unit, title: own.note, mark: "own" };
  return chooseFactor(sets, { source, region, year, unit });
}

/** Each use with the factor that was taken for it. A use whose factor is missing, or in another quantity, has no line. */
export function traceOf(uses: readonly Use[], factors: Readonly<Record<string, TakenFactor>>): (Line & Use)[] {
  return uses.flatMap((use) => {
    const factor = factors[use.id];
    const converted = factor ? convert(use.amount, use.unit, factor.unit) : null;
    if (!factor || converted === null) return [];
    const biogenicKg = converted * (factor.biogenic ?? 0);
    return [{ ...use, factor, converted, kg: converted * factor.value, biogenicKg }];
  });
}

const KG_PER_TONNE = 1000;

/** What the lines come to. */
export function totalsOf(lines: readonly (Line & Use)[]): Totals {
  const tonnes = (of: readonly (Line & Use)[], kgOf = ({ kg }: Line) => kg) =>
    of.reduce((sum, line) => sum + kgOf(line), 0) / KG_PER_TONNE;
  const contract = lines.filter(({ source }) => source === "contract");
  const rest = lines.filter(({ source }) => source !== "contract");
  const total = tonnes(rest);
  const biogenic = tonnes(rest, ({ biogenicKg }) => biogenicKg);
  if (contract.length === 0) return { total, market: null, biogenic };
  const kwh = (of: readonly (Line & Use)[]) =>
    of.reduce((sum, line) => sum + (convert(line.amount, line.unit, "kwh") ?? 0), 0);
  const bought = kwh(rest);
  // What the contract does not cover is the grid's. More of it than was bought replaces no more than all.
  const uncovered = bought === 0 ? 0 : Math.max(0, bought - kwh(contract)) / bought;
  return { total, market: total * uncovered + tonnes(contract), biogenic };
}
