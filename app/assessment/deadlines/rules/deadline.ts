import {
  dayAfter,
  dayIn,
  daysBetween,
  endEverywhere,
  endOf,
  isDay,
  sameDayOf,
  startOf,
  UTC,
} from "../../../core/days/days";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const YEARS_AHEAD = 2;

/** The time zone that a due date's days are counted in, or anywhere. */
export type Zone = string | typeof ANYWHERE;
export const ANYWHERE = Symbol("anywhere");

/** Reminders go out at eight in the morning. */
const REMINDER_HOUR_MS = 8 * HOUR_MS;
/** For companies anywhere, six in the morning UTC: a working hour from West Africa to Malaysia. */
const REMINDER_HOUR_ANYWHERE_MS = 6 * HOUR_MS;

/** Reminders before a due date, in days. */
export const REMINDER_DAYS = [14, 7, 1] as const;

/** What a notification says of a due date: it is set, it is some days away, or it has passed. */
export type Stage = "set" | `${(typeof REMINDER_DAYS)[number]}` | "passed";

/** The parts of a deadline that its reminders depend on. `dueOn` is an ISO date, `remindAt` a time in milliseconds. */
export interface Reminding {
  dueOn: string;
  remindAt: number;
}

export type DueOnVerdict =
  | { ok: true; dueOn: string }
  | { ok: false; reason: "missing" | "invalid" | "past" | "too-far" };

/** Whether a text may be the due date of a company in that time zone: a real day, not over, at most two years ahead. */
export function judgeDueOn(text: string, now: number, timeZone: string): DueOnVerdict {
  const dueOn = text.trim();
  if (dueOn === "") return { ok: false, reason: "missing" };
  if (!isDay(dueOn)) return { ok: false, reason: "invalid" };
  const { first, last } = dueDays(now, timeZone);
  if (dueOn < first) return { ok: false, reason: "past" };
  return dueOn > last ? { ok: false, reason: "too-far" } : { ok: true, dueOn };
}

/** The first and last day that can be set: today, and the same day in two years. */
export function dueDays(now: number, timeZone: string): { first: string; last: string } {
  const first = dayIn(now, timeZone);
  return { first, last: sameDayOf(first, YEARS_AHEAD) };
}

/** When a due date is over, in milliseconds since 1970: at the end of that day. */
export function deadlineEnd(dueOn: string, zone: Zone): number {
  return zone === ANYWHERE ? endEverywhere(dueOn) : endOf(dueOn, zone);
}

/** Whole days until a due date for a reader in that time zone: 0 on the day itself, null once it is over. */
export function daysLeft(dueOn: string, now: number, timeZone: string): number | null {
  const days = daysBetween(dayIn(now, timeZone), dueOn);
  return days < 0 ? null : days;
}

/** When the next notification about a due date is due, in milliseconds since 1970, or null if there are none left. */
export function nextReminder(dueOn: string, after: number, zone: Zone): number | null {
  const times = [...REMINDER_DAYS.map((days) => reminderTime(dueOn, days, zone)), deadlineEnd(dueOn, zone)];
  return times.find((time) => time > after) ?? null;
}

/**
 * What a due reminder says. If it comes so late that the day is over, it says "passed". A company may have changed its
 * time zone since the reminder was set, so `remindAt` is matched to a reminder day with a tolerance of one day.
 */
export function stageOf({ dueOn, remindAt }: Reminding, now: number, zone: Zone): Stage {
  if (now >= deadlineEnd(dueOn, zone)) return "passed";
  const isAbout = (days: number) => Math.abs(reminderTime(dueOn, days, zone) - remindAt) <= DAY_MS;
  if (zone !== ANYWHERE) return `${REMINDER_DAYS.find(isAbout) ?? 1}`;
  const days = REMINDER_DAYS.find((each) => reminderTime(dueOn, each, zone) === remindAt);
  return days === undefined ? "set" : `${days}`;
}

/** When the reminder so many days before a date goes out, in milliseconds since 1970. */
export function reminderTime(dueOn: string, days: number, zone: Zone): number {
  const day = dayAfter(dueOn, -days);
  return zone === ANYWHERE ? startOf(day, UTC) + REMINDER_HOUR_ANYWHERE_MS : startOf(day, zone) + REMINDER_HOUR_MS;
}
