import { getFactorSets } from "~/assessment/catalogue/factors.server";
import { EVERYWHERE, type Factor, type FactorNote, type FactorSet, type Source } from "~/assessment/ghg/rules/factors";
import { GRIDS } from "~/assessment/ghg/rules/regions";
import { symbolOf } from "~/assessment/ghg/rules/units";
import type { Language } from "~/core/language";
import { formatNumber } from "~/core/numbers";
import type { Context } from "~/platform/context";

/** A set of factors as readers see it, newest version. */
export interface FactorList {
  set: string;
  title: string;
  address: string;
  licence: string;
  version: string;
  mark: FactorSet["mark"];
  notes: FactorNote[];
  factors: FactorLine[];
}

export interface FactorLine {
  id: string;
  source: Source;
  /** A grid with its own factor; null for other countries and for factors that apply anywhere. */
  grid: (typeof GRIDS)[number] | null;
  /** The country's name; null for such a grid and for factors that apply anywhere. */
  country: string | null;
  years: string;
  /** Kilograms of CO2e, and the unit they are for. */
  value: string;
  unit: string;
  /** Kilograms of biogenic CO2 per unit, in no total. */
  biogenic: string | null;
  /** The lowest and highest plausible factor; null if there is only the one. */
  range: { low: string; high: string } | null;
}

/** The newest version of every published set, official ones first, without the pages where the office read them. */
export async function listFactors(ctx: Context, language: Language): Promise<FactorList[]> {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const view = ({ id, source, region, from, to, value, unit, biogenic, low, high }: Factor): FactorLine => {
    const grid = GRIDS.find((each) => each === region) ?? null;
    return {
      id,
      source,
      grid,
      country: grid || region === EVERYWHERE ? null : (names.of(region) ?? region),
      years: from === to ? String(from) : `${from}–${to}`,
      value: formatNumber(value, language),
      unit: symbolOf(unit, language),
      biogenic: biogenic === undefined ? null : formatNumber(biogenic, language),
      range:
        low === undefined || high === undefined
          ? null
          : { low: formatNumber(low, language), high: formatNumber(high, language) },
    };
  };
  const sets = await getFactorSets(ctx);
  return [...sets]
    .sort((a, b) => a.mark.localeCompare(b.mark) || a.set.localeCompare(b.set))
    .map(({ set, title, address, licence, version, mark, notes = [], factors }) => ({
      set,
      title,
      address,
      licence,
      version,
      mark,
      notes,
      factors: factors.map(view).sort((a, b) => (a.country ?? "").localeCompare(b.country ?? "", language)),
    }));
}
