import { parseNumber, writeNumber } from "~/core/numbers";
import { isWhole, type KeyFigure } from "./figures";
import { type FigureValue, NOT_KNOWN } from "./year";

/** Maximum length of a figure's text, in characters. */
export const FIGURE_LIMIT = 40;

/** Why an entered figure is invalid. */
export const FIGURE_FAULTS = [
  "not-a-number",
  "number-ambiguous",
  "too-many-decimals",
  "number-too-small",
  "number-too-large",
  "not-whole",
  "not-a-year",
  "both",
] as const;
export type FigureFault = (typeof FIGURE_FAULTS)[number];

/** A form's input for a figure: the text in its box, and whether "not known" is ticked. */
export interface GivenFigure {
  written: string;
  isUnknown: boolean;
}

export type FigureVerdict = { ok: true; value: FigureValue | null } | { ok: false; reason: FigureFault };

/** Parses an entered figure in any of the three number notations; null for an empty box. A year must not be after `thisYear`. */
export function readFigure(figure: KeyFigure, { written, isUnknown }: GivenFigure, thisYear: number): FigureVerdict {
  const { unit, min = 0, max } = figure;
  const text = written.trim();
  if (isUnknown) return text ? { ok: false, reason: "both" } : { ok: true, value: NOT_KNOWN };
  if (!text) return { ok: true, value: null };
  if (unit === "year") {
    const year = Number(text);
    const isYear = /^\d{4}$/.test(text) && year >= min && year <= thisYear;
    return isYear ? { ok: true, value: year } : { ok: false, reason: "not-a-year" };
  }
  const verdict = parseNumber(text, max === undefined ? { min } : { min, max });
  // Every other fault that `parseNumber` reports means "not a number".
  if (!verdict.ok)
    return { ok: false, reason: FIGURE_FAULTS.find((fault) => fault === verdict.reason) ?? "not-a-number" };
  if (isWhole(figure) && !Number.isInteger(verdict.number)) return { ok: false, reason: "not-whole" };
  return { ok: true, value: verdict.number };
}

/** A value as text, for storage and comparison; empty for no value. */
export const signOfFigure = (value: FigureValue | null): string => (value === null ? "" : String(value));

/** The value of such a text; null if it is empty or invalid. */
export function figureOfSign(sign: string): FigureValue | null {
  if (sign === NOT_KNOWN) return NOT_KNOWN;
  const number = sign === "" ? Number.NaN : Number(sign);
  return Number.isFinite(number) ? number : null;
}

/** The text of a value in its box, which parses back to the same value. */
export const boxOfFigure = (value: FigureValue | null): string => (typeof value === "number" ? writeNumber(value) : "");
