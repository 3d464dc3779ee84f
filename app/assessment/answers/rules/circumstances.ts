import type { FactorSet } from "~/assessment/ghg/rules/factors";

/** What an answer is judged by beside its question. */
export interface Circumstances {
  /** No answer names a later one. */
  thisYear: number;
  /** The published factors, and the grid that the company is on. Without them emissions are not worked out: an answer only fits. */
  emissions?: { sets: readonly FactorSet[]; region: string };
}

/** For whoever asks only whether an answer fits: any year will do. */
export const ANYTIME: Circumstances = { thisYear: 9999 };
