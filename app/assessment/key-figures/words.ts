import type { TFunction } from "i18next";
import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import type { FigureUnit, KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { NOT_KNOWN, type YearFigure } from "~/assessment/key-figures/rules/year";
import type { Language } from "~/core/language";
import { formatNumber } from "~/core/numbers";

/** How figures are worded: translator, language and currency. */
export interface Speaking {
  t: TFunction<"figures">;
  language: Language;
  currency: string;
}

/** Unit symbols that are the same in every language. */
const SIGNS = {
  mwh: "MWh",
  m3: "m³",
  tco2e: "t CO2e",
  ha: "ha",
  percent: "%",
} satisfies Partial<Record<FigureUnit, string>>;

const isSigned = (unit: FigureUnit): unit is keyof typeof SIGNS => unit in SIGNS;

/** A count that takes the general plural in every language. */
const SEVERAL = 100;

/** The unit after a figure's box, or after `count` of it; null for units without a word. */
export function formatUnit(unit: FigureUnit, { t, currency }: Speaking, count = SEVERAL): string | null {
  if (unit === "count" || unit === "year") return null;
  if (isSigned(unit)) return SIGNS[unit];
  return unit === "money" ? currency : t(`units.${unit}`, { currency, count });
}

/** Maximum number of decimals of a percentage. */
const MAX_DECIMALS = 6;

/** A number with its unit: "12 people", "1,250.5 MWh". */
export function formatAmount(number: number, unit: FigureUnit, speaking: Speaking): string {
  if (unit === "year") return String(number);
  if (unit === "percent") {
    const style = { style: "unit", unit: "percent", maximumFractionDigits: MAX_DECIMALS } as const;
    return new Intl.NumberFormat(speaking.language, style).format(number);
  }
  return [formatNumber(number, speaking.language), formatUnit(unit, speaking, number)].filter(Boolean).join("\u00a0");
}

/** Calculated figures are shown to the kilowatt hour or kilogram, no finer. */
const WORKED_OUT_DECIMALS = 3;

/** A figure as displayed. */
export function formatFigure(id: KeyFigureId, { value, source }: YearFigure, speaking: Speaking): string {
  if (value === NOT_KNOWN) return speaking.t("notKnown");
  const told = source.from === "progress" ? Number(value.toFixed(WORKED_OUT_DECIMALS)) : value;
  return formatAmount(told, KEY_FIGURES[id].unit, speaking);
}
