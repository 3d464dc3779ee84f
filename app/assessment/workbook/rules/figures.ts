import { CURRENCIES } from "~/core/currencies";
import { LANGUAGES, SPOKEN } from "~/core/language";
import { remember } from "~/core/remember";
import type { Text } from "~/core/text";

/** A cell with a number in the file, or with text that a user typed. */
export interface FigureCell {
  text: string;
  isNumber: boolean;
  /** What the number format says about the value; `moment` is a date or a time. */
  format: "plain" | "percent" | "moment" | "currency";
  /** The symbol or code of the currency in the number format. */
  currency: string | null;
}

/** Whether the question asks for a percentage. */
export const isPercent = (unit: Text | null): boolean => unit !== null && /^\s*(?:%|per ?cent\b)/i.test(unit.en);

/**
 * The value of a cell in machine notation, with a decimal point. A cell formatted as a percentage becomes a percentage. Typed text stays as
 * it is. `own` is the code of the company's own currency.
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

/** Whether the question asks for amounts in the currency with that symbol or code. Any currency passes if the company's own is unknown. */
function isAskedFor(sign: string, unit: Text | null, own: string | null): boolean {
  const said = Object.values(unit ?? {}).join(" ");
  const named = CURRENCIES.find((code) => new RegExp(`\\b${code}\\b`).test(said)) ?? /\p{Sc}|\bRM\b/u.exec(said)?.[0];
  const asked = named ?? (/\bcurrency\b/i.test(unit?.en ?? "") ? own : undefined);
  return asked === null || (asked !== undefined && (sign === asked || signsOf(asked).has(plain(sign))));
}

const plain = (sign: string) => sign.replaceAll(/[\s.]/g, "").toUpperCase();

/** The symbols of a currency in our languages. */
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
