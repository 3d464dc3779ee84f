/** What a bill can be about: inputs of the worksheet (`catalogue/content/progress/ghg-inputs.ts`). */
export const SUPPLIES = ["electricity", "diesel", "petrol"] as const;
export type Supply = (typeof SUPPLIES)[number];

/** The units that bills use, as the worksheet names them. */
export const BILL_UNITS = ["kwh", "mwh", "litre"] as const;
export type BillUnit = (typeof BILL_UNITS)[number];

export const unitFits = (supply: Supply, unit: BillUnit) => (supply === "electricity") === (unit !== "litre");

/** A line of a bill: its words with their place on the page, in points from the left. A row of a table has no places. */
export interface Line {
  /** Counted from 1. */
  page: number;
  words: Word[];
}
export interface Word {
  text: string;
  x: number;
  width: number;
}

/** The line that something was read from. */
export interface Spot {
  page: number;
  text: string;
}

/** What was read, and where. */
export interface Found<T> {
  value: T;
  at: Spot;
}

/** What is asked for, because it could not be read with certainty. */
export const QUESTIONS = ["supply", "period", "quantity", "sign"] as const;
export const REASONS = [
  // Nothing of the kind was found.
  "missing",
  // Several lines say different things.
  "several",
  // The notation allows two readings: 1.234, or 03/04/2026.
  "ambiguous",
  // It contradicts the meter readings, the number of days, or a sum.
  "contradicted",
  // A credit note without a minus, or a number that may be negative.
  "credit",
] as const;

export interface Asked {
  what: (typeof QUESTIONS)[number];
  why: (typeof REASONS)[number];
  /** The lines that may say it. */
  seen: readonly Spot[];
}

/** What one bill, or one meter or product of it, says. What is null or under `asked` must be entered by hand. */
export interface Bill {
  /** A key of `SUPPLIERS`; null if the bill names none of them. */
  supplier: string | null;
  supply: Supply | null;
  meter: Found<string> | null;
  /** ISO days. `from` is the first day, unless `startsAfter`: then it is the day of the reading before. */
  from: Found<string> | null;
  to: Found<string> | null;
  startsAfter: boolean;
  /** Negative for a credit. */
  quantity: Found<number> | null;
  unit: BillUnit | null;
  isEstimate: boolean;
  isCredit: boolean;
  asked: Asked[];
}
