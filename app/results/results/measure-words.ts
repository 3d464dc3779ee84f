import type { Measure } from "~/assessment/ghg/rules/change";
import type { Language } from "~/core/language";
import { formatExactly, formatNumber } from "~/core/numbers";

/** Turnover is stated by the million. */
const MILLION = 1_000_000;
/** Significant digits of a small share of a tonne. */
const TELLING = 3;

/** A figure of a measure as it is written: tonnes to two decimals, less than one by its first significant digits. */
export function formatMeasure(measure: Measure, value: number, language: Language): string {
  const shown = measure === "perTurnover" ? value * MILLION : value;
  if (shown !== 0 && Math.abs(shown) < 1) return formatNumber(Number(shown.toPrecision(TELLING)), language);
  return formatExactly(shown, 2, language);
}
