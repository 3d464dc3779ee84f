import { latestYear } from "../../../core/days/days";

/** Number of years before the current one that figures can be entered for. */
const YEARS_BACK = 5;

/**
 * The calendar years that figures can be entered for, the current one first. A year counts as soon as it has begun anywhere in the world.
 */
export function offeredYears(now: number): number[] {
  const thisYear = latestYear(now);
  return Array.from({ length: YEARS_BACK + 1 }, (_, index) => thisYear - index);
}

/** The last complete year before a time, which is offered first. */
export const lastWholeYear = (now: number) => latestYear(now) - 1;
