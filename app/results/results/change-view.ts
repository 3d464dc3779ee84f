import { type Changes, compareWithBase, type Footprint, MEASURES, type Measure } from "~/assessment/ghg/rules/change";
import type { Climate } from "~/assessment/scoring/rules/climate";
import type { Language } from "~/core/language";
import { signedPercent, unsignedPercent } from "~/i18n/format";
import { formatMeasure } from "./measure-words";

/** A measure in two years, in words. */
export interface ChangeRow {
  measure: Measure;
  from: string;
  to: string;
  /** The change as a signed share of the first year; null if there was nothing before. */
  share: string | null;
  /** The same without its sign, and which way it goes. */
  change: { by: string; to: "less" | "more" | "same" } | null;
}

/**
 * How emissions changed since the base year: as reported, and beside it with today's factors if those give another result. Or why there is
 * nothing to compare: this is the base year, or the base year has not been entered.
 */
export type ChangeView =
  | { state: "compared"; from: string; to: string; reported: ChangeRow[]; recalculated: ChangeRow[] | null }
  | { state: "isBase" | "baseMissing"; from: string };

/** A year's footprint, the base year's as entered, and the base year's worked out anew. */
export interface Comparison {
  climate: Climate;
  current: Footprint;
  base: Footprint | null;
  recalculated: Footprint | null;
}

/** Null if no base year was named, or one that is yet to come. */
export function viewChange(
  { climate: { baseYear }, current, base, recalculated }: Comparison,
  language: Language,
): ChangeView | null {
  if (baseYear === null || baseYear > current.year) return null;
  const from = String(baseYear);
  if (baseYear === current.year) return { state: "isBase", from };
  if (!base) return { state: "baseMissing", from };
  const changes = compareWithBase(base, current, recalculated);
  return {
    state: "compared",
    from,
    to: String(current.year),
    reported: viewRows(changes.reported, language),
    recalculated: changes.recalculated && viewRows(changes.recalculated, language),
  };
}

const viewRows = (changes: Changes, language: Language) =>
  MEASURES.flatMap((measure): ChangeRow[] => {
    const change = changes[measure];
    if (!change) return [];
    const [from = "", to = ""] = [change.from, change.to].map((value) => formatMeasure(measure, value, language));
    const row = { measure, from, to };
    if (change.share === null) return [{ ...row, share: null, change: null }];
    const by = unsignedPercent(change.share, language);
    const isSame = by === unsignedPercent(0, language);
    const way = isSame ? "same" : change.share < 0 ? "less" : "more";
    return [{ ...row, share: signedPercent(change.share, language), change: { by, to: way } }];
  });
