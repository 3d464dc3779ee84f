import { parseNumber, writeNumber } from "~/core/numbers";
import { isWhole, type KeyFigure } from "./figures";
import { type FigureValue, NOT_KNOWN } from "./year";

/** Longest text of a figure's box that is looked at, in characters. */
export const FIGURE_LIMIT = 40;

/** Why what was entered is no figure. */
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

/** What a form says of a figure: what stands in its box, and whether «not known» is ticked. */
export interface GivenFigure {
  written: string;
  isUnknown: boolean;
}

export type FigureVerdict = { ok: true; value: FigureValue | null } | { ok: false; reason: FigureFault };

/** The figure that was entered, in whatever of the three notations; null for an empty box. A year is no later than `thisYear`. */
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
  // Whatever else `parseNumber` finds is no number.
  if (!verdict.ok)
    return { ok: false, reason: FIGURE_FAULTS.find((fault) => fault === verdict.reason) ?? "not-a-number" };
  if (isWhole(figure) && !Number.isInteger(verdict.number)) return { ok: false, reason: "not-whole" };
  return { ok: true, value: verdict.number };
}

/** A value as one text, by which values are stored and compared; empty for none. */
export const signOfFigure = (value: FigureValue | null): string => (value === null ? "" : String(value));

/** The value that such a text stands for; null for what is none. */
export function figureOfSign(sign: string): FigureValue | null {
  if (sign === NOT_KNOWN) return NOT_KNOWN;
  const number = sign === "" ? Number.NaN : Number(sign);
  return Number.isFinite(number) ? number : null;
}

/** What stands in the box of a value, to be read back as it is. */
export const boxOfFigure = (value: FigureValue | null): string => (typeof value === "number" ? writeNumber(value) : "");
