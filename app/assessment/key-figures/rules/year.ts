import type { KeyFigureId } from "./figures";

/** Said where a company does not know a figure: an answer too. */
export const NOT_KNOWN = "not-known";

/** What a company says of a figure: how much, in its unit (of a figure that is a year, the year), or that it does not know. */
export type FigureValue = number | typeof NOT_KNOWN;

/** Where a figure is from: somebody entered it, or it follows from the company's completed Progress Assessment of that year. */
export type FigureSource =
  /** When, in milliseconds, and by whom; null once the account is gone. */
  { from: "entered"; at: number; by: string | null } | { from: "progress"; assessmentId: string; completedAt: number };

export interface YearFigure {
  value: FigureValue;
  source: FigureSource;
}

/** A company's figures of a calendar year. What is not there nobody has said. */
export interface YearFigures {
  year: number;
  /** Of all its amounts of money; ISO 4217. */
  currency: string;
  figures: ReadonlyMap<KeyFigureId, YearFigure>;
}

/**
 * What holds of a year: what somebody has entered, and for the rest what follows from a Progress Assessment, which a figure by hand goes
 * before.
 */
export function joinFigures(
  entered: ReadonlyMap<KeyFigureId, YearFigure>,
  fromProgress: ReadonlyMap<KeyFigureId, YearFigure>,
): ReadonlyMap<KeyFigureId, YearFigure> {
  return new Map([...fromProgress, ...entered]);
}

/** The values of figures alone. */
export function valuesOf(figures: ReadonlyMap<KeyFigureId, YearFigure>): ReadonlyMap<KeyFigureId, FigureValue> {
  return new Map([...figures].map(([id, { value }]) => [id, value]));
}
