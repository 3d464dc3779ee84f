import { CURRENCIES } from "~/core/currencies";
import { LANGUAGES, SPOKEN } from "~/core/language";
import { remember } from "~/core/remember";
import type { Text } from "~/core/text";

/** A cell in which the file holds a figure, or what somebody wrote there. */
export interface FigureCell {
  text: string;
  isNumber: boolean;
  /** What its number format says of the figure; `moment`: it is a date or a time. */
  format: "plain" | "percent" | "moment" | "currency";
  /** The sign or the code of the currency that the format names. */
  currency: string | null;
}

/** Whether figures are asked for in percent. */
export const isPercent = (unit: Text | null): boolean => unit !== null && /^\s*(?:%|per ?cent\b)/i.test(unit.en);

/**
 * The figure of a cell as a program writes it, with a point before its decimals: in percent where it is shown in percent. What somebody wrote stays
 * as it is. `own` is the code of the company's own currency.
 */
export function readFigure(
  { text, isNumber, format, currency }: FigureCell,
  unit: Text | null,
  own: string | null,
): { value: string } | { fault: "percent" | "currency" } {
  if (!isNumber) return { value: isPercent(unit) ? text.replace(/\s*%\s*$/, "") : text };
  if (format === "percent" && !isPercent(unit)) return { fault: "percent" };
  if (format === "currency" && !isAskedFor(currency ?? "", unit, own)) return { fault: "currency" };
  const number = Number(text) * (format === "percent" ? 100 : 1);
  return { value: Math.abs(number) < 1e15 ? number.toFixed(6) : text };
}

/** Whether amounts are asked for in the currency of that sign or code; any will do where it is not known which. */
function isAskedFor(sign: string, unit: Text | null, own: string | null): boolean {
  const said = Object.values(unit ?? {}).join(" ");
  const named = CURRENCIES.find((code) => new RegExp(`\\b${code}\\b`).test(said)) ?? /\p{Sc}|\bRM\b/u.exec(said)?.[0];
  const asked = named ?? (/\bcurrency\b/i.test(unit?.en ?? "") ? own : undefined);
  return asked === null || (asked !== undefined && (sign === asked || signsOf(asked).has(plain(sign))));
}

const plain = (sign: string) => sign.replaceAll(/[\s.]/g, "").toUpperCase();

/** The signs of a currency in our languages. */
const signsOf = remember(20, (code) => {
  const signs = new Set([plain(code)]);
  if (!CURRENCIES.includes(code)) return signs;
  for (const language of LANGUAGES) {
    for (const currencyDisplay of ["symbol", "narrowSymbol"] as const) {
      const parts = new Intl.NumberFormat(SPOKEN[language].notation, {
        style: "currency",
        currency: code,
        currencyDisplay,
      }).formatToParts(0);
      signs.add(plain(parts.find(({ type }) => type === "currency")?.value ?? code));
    }
  }
  return signs;
});
