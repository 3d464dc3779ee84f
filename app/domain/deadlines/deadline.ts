const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The last place where a day ends is twelve hours behind UTC; until then the day is not over for everybody. */
const LAST_ZONE_MS = 12 * HOUR_MS;
/** Reminders go out at six in the morning, UTC: a working hour from West Africa to Malaysia. */
const REMINDER_HOUR_MS = 6 * HOUR_MS;
const YEARS_AHEAD = 2;

/** Reminders before a due date, in days. */
export const REMINDER_DAYS = [14, 7, 1] as const;

/** What somebody is told of a due date: that it has been set, that it is some days away, that it has passed. */
export type Stage = "set" | `${(typeof REMINDER_DAYS)[number]}` | "passed";

/** Of a deadline what its reminders go by. `dueOn` is an ISO date, `remindAt` a time in milliseconds. */
export interface Reminding {
  dueOn: string;
  remindAt: number;
}

export type DueOnVerdict =
  | { ok: true; dueOn: string }
  | { ok: false; reason: "missing" | "invalid" | "past" | "too-far" };

/** Whether a day may be a due date, by what a form or a caller gave: a real one, not over anywhere, at most two years ahead. */
export function judgeDueOn(text: string, now: number): DueOnVerdict {
  const dueOn = text.trim();
  if (dueOn === "") return { ok: false, reason: "missing" };
  const time = /^\d{4}-\d{2}-\d{2}$/.test(dueOn) ? Date.parse(dueOn) : Number.NaN;
  if (Number.isNaN(time) || dayOf(time) !== dueOn) return { ok: false, reason: "invalid" };
  if (dueOn < earliestDueOn(now)) return { ok: false, reason: "past" };
  return dueOn > latestDueOn(now) ? { ok: false, reason: "too-far" } : { ok: true, dueOn };
}

/** The first day that is not over everywhere, ISO. */
export function earliestDueOn(now: number): string {
  return dayOf(now - LAST_ZONE_MS);
}

/** The last day that can be set, ISO. */
export function latestDueOn(now: number): string {
  const date = new Date(now);
  return dayOf(Date.UTC(date.getUTCFullYear() + YEARS_AHEAD, date.getUTCMonth(), date.getUTCDate()));
}

/** When a due date is over, in milliseconds since 1970: at the end of that day anywhere, which is twelve hours behind UTC. */
export function deadlineEnd(dueOn: string): number {
  return Date.parse(dueOn) + DAY_MS + LAST_ZONE_MS;
}

/** Whole days until a due date: 0 on the day itself and for as long as it is not over everywhere, null once it is. */
export function daysLeft(dueOn: string, now: number): number | null {
  if (now >= deadlineEnd(dueOn)) return null;
  return Math.max(0, Math.round((Date.parse(dueOn) - Date.parse(dayOf(now))) / DAY_MS));
}

/** When somebody is next told of a due date, in milliseconds since 1970, or null when there is nothing left to say. */
export function nextReminder(dueOn: string, after: number): number | null {
  const times = [...REMINDER_DAYS.map((days) => reminderTime(dueOn, days)), deadlineEnd(dueOn)];
  return times.find((time) => time > after) ?? null;
}

/** What a reminder that is due says. One that comes so late that the day is over says that. */
export function stageOf({ dueOn, remindAt }: Reminding, now: number): Stage {
  if (now >= deadlineEnd(dueOn)) return "passed";
  const days = REMINDER_DAYS.find((each) => reminderTime(dueOn, each) === remindAt);
  return days === undefined ? "set" : `${days}`;
}

function reminderTime(dueOn: string, days: number): number {
  return Date.parse(dueOn) - days * DAY_MS + REMINDER_HOUR_MS;
}

/** A time in milliseconds as its UTC day, ISO. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
