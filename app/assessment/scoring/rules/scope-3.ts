import type { CalculationValue } from "~/assessment/answers/rules/value";
import { roundNumber } from "~/core/numbers";

/** The categories of Scope 3 that a Progress Assessment may estimate, with their numbers in the GHG Protocol. */
export const SCOPE_3_CATEGORIES = { goods: 1, transport: 4, waste: 5, travel: 6, commuting: 7 } as const;
export type Scope3Category = keyof typeof SCOPE_3_CATEGORIES;
export const SCOPE_3_NAMES = Object.keys(SCOPE_3_CATEGORIES) as Scope3Category[];

/** The question that estimates a category. */
export const scope3Question = (category: Scope3Category) => `ghg-emissions-reduction.scope-3-${category}`;

/** The answers to these questions; a category that nobody estimated is missing, and is never taken for zero. */
export type Scope3Values = Partial<Record<Scope3Category, CalculationValue>>;

/** A total in tonnes, with the lowest and highest that are plausible. */
export interface Estimate {
  year: number;
  tonnes: number;
  low: number;
  high: number;
}

/** What an answer estimates. A total that was worked out elsewhere has no range. */
export function estimateOf({ total, emissions }: CalculationValue): Estimate | null {
  if (!emissions) return null;
  const [low, high] = emissions.range ?? [total, total];
  return { year: emissions.year, tonnes: total, low, high };
}

/**
 * The categories that were estimated for the newest year among them, added up; null if there is none. Low and high ends are added as they
 * are, because the factors of one publication err in the same direction.
 */
export function sumScope3(values: Scope3Values): (Estimate & { categories: Scope3Category[] }) | null {
  const found = SCOPE_3_NAMES.flatMap((category) => {
    const value = values[category];
    const estimate = value ? estimateOf(value) : null;
    return estimate ? [{ category, ...estimate }] : [];
  });
  const year = Math.max(...found.map((each) => each.year));
  const own = found.filter((each) => each.year === year);
  if (own.length === 0) return null;
  const sum = (of: "tonnes" | "low" | "high") => roundNumber(own.reduce((total, each) => total + each[of], 0));
  return {
    year,
    tonnes: sum("tonnes"),
    low: sum("low"),
    high: sum("high"),
    categories: own.map(({ category }) => category),
  };
}
