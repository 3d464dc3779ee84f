import { remember } from "../remember";

/**
 * The only place where a moment becomes a day. A moment is in milliseconds since 1970; a day is an ISO text, «2026-11-21», and everything that
 * writes or compares days takes that text, so that nobody writes the day of a moment without saying whose it is.
 */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The day begins in the first zone fourteen hours before it does in UTC, and ends in the last one twelve hours after. */
const FIRST_ZONE_MS = 14 * HOUR_MS;
const LAST_ZONE_MS = 12 * HOUR_MS;
/** Clocks change by a quarter of an hour at the least. */
const QUARTER_MS = HOUR_MS / 4;

/** The zone of days that belong to nobody in particular. Whoever shows one says so. */
export const UTC = "UTC";

/** Whether a text names a time zone that the platform knows: IANA's name, no bare difference to UTC. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,59}$/.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: text }));
  } catch {
    return false;
  }
}

/** There are some four hundred zones, and a formatter is dear to make. */
const formats = remember(
  100,
  (timeZone) =>
    new Intl.DateTimeFormat("en", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);

/** What clock and calendar show in a time zone at a moment, as the moment at which they show the same in UTC. */
export function clockIn(moment: number, timeZone: string): number {
  if (timeZone === UTC) return moment;
  const parts = formats(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** The day of a moment in a time zone. */
export function dayIn(moment: number, timeZone: string): string {
  return new Date(clockIn(moment, timeZone)).toISOString().slice(0, 10);
}

/** The moment at which a day begins in a time zone. */
export function startOf(day: string, timeZone: string): number {
  const midnight = Date.parse(day);
  const behind = (moment: number) => midnight - (clockIn(moment, timeZone) - moment);
  // Twice: the clocks may be changed between the first guess and the right one.
  let start = behind(behind(midnight));
  // A day whose midnight the clocks leave out begins later.
  while (dayIn(start, timeZone) < day) start += QUARTER_MS;
  return start;
}

/** The moment at which a day is over in a time zone. */
export function endOf(day: string, timeZone: string): number {
  return startOf(dayAfter(day, 1), timeZone);
}

/** The day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return dayIn(Date.parse(day) + days * DAY_MS, UTC);
}

/** How many days it is from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same day of another year; that after the 28th of February for the 29th where there is none. */
export function sameDayOf(day: string, years: number): string {
  return dayIn(Date.UTC(yearOf(day) + years, Number(day.slice(5, 7)) - 1, Number(day.slice(8))), UTC);
}

/** The last day of a month, «2026-04». */
export function lastDayOf(month: string): string {
  return dayIn(Date.UTC(yearOf(month), Number(month.slice(5)), 0), UTC);
}

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The last year that has begun anywhere on earth. */
export function latestYear(now: number): number {
  return yearOf(lastDayBegun(now));
}

/** Whether a text is a day that exists, as ISO 8601 writes it, between 1900 and 2999. */
export function isDay(text: string): boolean {
  return (
    /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayIn(Date.parse(text), UTC) === text
  );
}

/** The last day that has begun anywhere on earth: what lies behind it is a day to come for every reader. */
export function lastDayBegun(now: number): string {
  return dayIn(now + FIRST_ZONE_MS, UTC);
}

/** The moment at which a day is over everywhere on earth. */
export function endEverywhere(day: string): number {
  return endOf(day, UTC) + LAST_ZONE_MS;
}
