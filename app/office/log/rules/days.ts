import { endOf, isDay, startOf, UTC } from "../../../core/days/days";

/** The first and the last of the days that are asked for, as ISO days of UTC; empty where there is no end to them. */
export interface Days {
  from: string;
  to: string;
}

/** What is wrong with days that were typed, and with which of the two. */
export interface DaysProblem {
  field: keyof Days;
  problem: "no-day" | "days-turned";
}

export function problemOfDays({ from, to }: Days): DaysProblem | null {
  if (from && !isDay(from)) return { field: "from", problem: "no-day" };
  if (to && !isDay(to)) return { field: "to", problem: "no-day" };
  return from && to && from > to ? { field: "to", problem: "days-turned" } : null;
}

/** The moments that days take in, from the first on and before the second; null where there is no end to them. */
export function momentsOf({ from, to }: Days): { from: number | null; before: number | null } {
  return { from: from ? startOf(from, UTC) : null, before: to ? endOf(to, UTC) : null };
}
