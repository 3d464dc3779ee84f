import { endOf, isDay, startOf, UTC } from "../../../core/days/days";

/** The first and last day requested, as ISO days in UTC; empty if unbounded. */
export interface Days {
  from: string;
  to: string;
}

/** The problem with the typed days, and the field that has it. */
export interface DaysProblem {
  field: keyof Days;
  problem: "no-day" | "days-turned";
}

export function problemOfDays({ from, to }: Days): DaysProblem | null {
  if (from && !isDay(from)) return { field: "from", problem: "no-day" };
  if (to && !isDay(to)) return { field: "to", problem: "no-day" };
  return from && to && from > to ? { field: "to", problem: "days-turned" } : null;
}

/** The interval the days cover, from `from` until just before `before`; null if unbounded. */
export function momentsOf({ from, to }: Days): { from: number | null; before: number | null } {
  return { from: from ? startOf(from, UTC) : null, before: to ? endOf(to, UTC) : null };
}
