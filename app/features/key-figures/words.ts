import type { TFunction } from "i18next";
import { KEY_FIGURES } from "~/content/key-figures/figures";
import { sayNumber } from "~/domain/answers/numbers";
import type { FigureUnit, KeyFigureId } from "~/domain/key-figures/figures";
import { type FigureValue, NOT_KNOWN } from "~/domain/key-figures/year";
import type { Language } from "~/domain/language";

/** How figures are said: in whose words, and in which currency. */
export interface Speaking {
  t: TFunction<"figures">;
  language: Language;
  currency: string;
}

/** What stands behind a figure's box; null for what is counted without a word. */
export function sayUnit(unit: FigureUnit, { t, currency }: Speaking): string | null {
  if (unit === "count" || unit === "year") return null;
  return unit === "money" ? currency : t(`units.${unit}`, { currency });
}

/** A number of such a unit: «12 people», «1,250.5 MWh». */
export function sayAmount(number: number, unit: FigureUnit, speaking: Speaking): string {
  if (unit === "year") return String(number);
  return [sayNumber(number, speaking.language), sayUnit(unit, speaking)].filter(Boolean).join("\u00a0");
}

/** A figure as it is read. */
export function sayFigure(id: KeyFigureId, value: FigureValue, speaking: Speaking): string {
  return value === NOT_KNOWN ? speaking.t("notKnown") : sayAmount(value, KEY_FIGURES[id].unit, speaking);
}
