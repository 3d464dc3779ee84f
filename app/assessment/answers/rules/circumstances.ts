import type { FactorSet } from "~/assessment/ghg/rules/factors";

/** What an answer is judged by besides its question. */
export interface Circumstances {
  /** An answer may not name a later year. */
  thisYear: number;
  /** The published factors and the company's grid. Without them an answer is only checked for fit; emissions are not worked out. */
  emissions?: { sets: readonly FactorSet[]; region: string };
}

/** For callers that only check whether an answer fits: any year will do. */
export const ANYTIME: Circumstances = { thisYear: 9999 };
