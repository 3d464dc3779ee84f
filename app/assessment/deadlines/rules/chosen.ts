/** The most companies of one form, and the most dates for chosen companies that a corporate company can have, of all kinds together. */
export const MAX_CHOSEN = 500;
export const MAX_CHOSEN_DEADLINES = 20;

/** A member's own date in place of the one for all members; null without one. ISO dates. */
export const dateThatCounts = (chosen: string | null, general: string | null): string | null => chosen ?? general;

/** How many members have a date of their own and have not finished, by whether that day is over. */
export interface ChosenOpen {
  late: number;
  inTime: number;
}

/**
 * How many of the members who have not finished are late: by the date for all, without those who have longer, or, while that is not over,
 * those alone whose own date is.
 */
export const countLate = (open: number, isOver: boolean, { late, inTime }: ChosenOpen): number =>
  isOver ? open - inTime : late;

/** The first names of a set, and how many more there are. Of one more the name is as short as the number. */
export function firstNames(names: readonly string[], most: number): { shown: string[]; more: number } {
  const shown = names.length <= most + 1 ? names.length : most;
  return { shown: names.slice(0, shown), more: names.length - shown };
}
