import { dayAfter, dayIn, daysBetween, monthsAfter, sameDayOf, startOf } from "../../../core/days/days";
import { reminderTime } from "./deadline";

/** Reminders of the next assessment: some days before its date, and on the day. */
export const COME_BACK_DAYS = [14, 0] as const;

/** A submission this many days before the date, or fewer, is the assessment that the date was for. */
const FULFILLED_DAYS = 183;

/** A date for the next assessment: the company's own, or the one by which a corporate company asks for it. */
export interface ComeBack {
  /** ISO date. */
  dueOn: string;
  /** Who asks for it; null for the company's own date. */
  by: string | null;
}

/** The date that counts: the earliest. Of two on one day it is the company's own. */
export function earliest(dates: readonly ComeBack[]): ComeBack | null {
  const [first] = [...dates].sort(
    (a, b) => a.dueOn.localeCompare(b.dueOn) || Number(a.by !== null) - Number(b.by !== null),
  );
  return first ?? null;
}

/** Whether it is time for the next assessment, from the first reminder on. `daysLeft` is null once the day is over. */
export const isTime = (daysLeft: number | null): boolean => daysLeft === null || daysLeft <= COME_BACK_DAYS[0];

/** When the next reminder of a date is due, in milliseconds since 1970, or null if there are none left. */
export function nextComeBackReminder(dueOn: string, after: number, zone: string): number | null {
  return COME_BACK_DAYS.map((days) => reminderTime(dueOn, days, zone)).find((time) => time > after) ?? null;
}

/** Whether the day has begun; before that it is near. */
export function isThere(dueOn: string, now: number, zone: string): boolean {
  return now >= startOf(dueOn, zone);
}

/** The last day for which a date is met by an assessment submitted now. */
export function fulfilledUntil(now: number, zone: string): string {
  return dayAfter(dayIn(now, zone), FULFILLED_DAYS);
}

/** The choice of a day that is none of those offered. */
export const OTHER_DAY = "other";

/** A day to choose, and how far it is from the last assessment or, if that is long ago, from today. */
export interface ComeBackChoice {
  away: "year" | "halfYear" | "month";
  day: string;
}

/**
 * The days to choose from, the usual one first: a year after the last assessment, half a year after it or, once both have passed, a month
 * from now. `submittedOn` and `today` are ISO dates.
 */
export function comeBackChoices(submittedOn: string, today: string): ComeBackChoice[] {
  const choices: ComeBackChoice[] = [
    { away: "year", day: sameDayOf(submittedOn, 1) },
    { away: "halfYear", day: monthsAfter(submittedOn, 6) },
  ];
  const ahead = choices.filter(({ day }) => daysBetween(today, day) > 0);
  return ahead.length > 0 ? ahead : [{ away: "month", day: monthsAfter(today, 1) }];
}
