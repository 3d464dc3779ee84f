import { latestYear } from "../../../core/days/days";

/** Years that figures can be entered for, before the running one. */
const YEARS_BACK = 5;

/** The calendar years that figures can be entered for, the running one first; by the last year that has begun anywhere. */
export function offeredYears(now: number): number[] {
  const thisYear = latestYear(now);
  return Array.from({ length: YEARS_BACK + 1 }, (_, index) => thisYear - index);
}

/** The last whole year before a time, which is asked for first. */
export const lastWholeYear = (now: number) => latestYear(now) - 1;
