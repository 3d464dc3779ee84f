/** Years that figures can be entered for, before the running one. */
const YEARS_BACK = 5;

/** The calendar years that figures can be entered for, the running one first; by a time in milliseconds, UTC. */
export function offeredYears(now: number): number[] {
  const thisYear = yearOf(now);
  return Array.from({ length: YEARS_BACK + 1 }, (_, index) => thisYear - index);
}

/** The calendar year of a time in milliseconds, UTC. */
export const yearOf = (now: number) => new Date(now).getUTCFullYear();

/** The last whole year before a time, which is asked for first. */
export const lastWholeYear = (now: number) => yearOf(now) - 1;
