/** More saves than a draft ever sees. Above it, its revision carries when everything in it was cleared. */
export const SAVES_AFTER_A_CLEARING = 1_000_000;

/**
 * When a draft of this revision was cleared last, in seconds since 1970; 0 for one that never was. It grows with every
 * clearing, so that what was typed before one can be told from what was typed after it.
 */
export function clearedAt(revision: number): number {
  return Math.floor(revision / SAVES_AFTER_A_CLEARING);
}
