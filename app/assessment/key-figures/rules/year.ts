import type { KeyFigureId } from "./figures";

/** The value of a figure that the company does not know. This counts as an answer. */
export const NOT_KNOWN = "not-known";

/** A figure's value: an amount in its unit (for a figure that is a year, the year), or that it is not known. */
export type FigureValue = number | typeof NOT_KNOWN;

/** The source of a figure: a user entered it, or it is derived from the company's completed Progress Assessment of that year. */
export type FigureSource =
  /** `at` is in milliseconds; `by` is null once the account is gone. */
  { from: "entered"; at: number; by: string | null } | { from: "progress"; assessmentId: string; completedAt: number };

export interface YearFigure {
  value: FigureValue;
  source: FigureSource;
  /** A first estimate of a part. It is said by itself, and no total or quotient takes it in. */
  isEstimate?: true;
}

/** A company's figures for a calendar year. A missing figure has not been given. */
export interface YearFigures {
  year: number;
  /** The currency of all its amounts of money; ISO 4217. */
  currency: string;
  figures: ReadonlyMap<KeyFigureId, YearFigure>;
}

/** Combines a year's entered figures with those derived from a Progress Assessment. An entered figure overrides a derived one. */
export function joinFigures(
  entered: ReadonlyMap<KeyFigureId, YearFigure>,
  fromProgress: ReadonlyMap<KeyFigureId, YearFigure>,
): ReadonlyMap<KeyFigureId, YearFigure> {
  return new Map([...fromProgress, ...entered]);
}

/** The figures' values without their sources. */
export function valuesOf(figures: ReadonlyMap<KeyFigureId, YearFigure>): ReadonlyMap<KeyFigureId, FigureValue> {
  return new Map([...figures].map(([id, { value }]) => [id, value]));
}
