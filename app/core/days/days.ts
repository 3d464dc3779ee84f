import { remember } from "../remember";

/**
 * The only place that turns a moment into a day. A moment is in milliseconds since 1970. A day is an ISO text, "2026-11-21". All code that
 * writes or compares days takes that text, so a moment never becomes a day without a time zone.
 */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** In the first time zone a day begins fourteen hours before it does in UTC. In the last one it ends twelve hours after. */
const FIRST_ZONE_MS = 14 * HOUR_MS;
const LAST_ZONE_MS = 12 * HOUR_MS;
/** The smallest clock change is a quarter of an hour. */
const QUARTER_MS = HOUR_MS / 4;

/** The zone of days that belong to no particular company or user. Code that shows such a day also shows the zone. */
export const UTC = "UTC";

/** Whether a text is the IANA name of a time zone that the platform knows. A bare offset from UTC is not. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,59}$/.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: text }));
  } catch {
    return false;
  }
}

/** There are about four hundred zones, and a formatter is expensive to create. */
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

/** The date and time of a moment in a time zone, as the moment at which UTC shows the same date and time. */
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
  // Twice, because the clocks may change between the first guess and the right one.
  let start = behind(behind(midnight));
  // If the clocks skip midnight, the day begins later.
  while (dayIn(start, timeZone) < day) start += QUARTER_MS;
  return start;
}

/** The moment at which the clocks of a time zone show a full hour of a day, also on a day on which they change before it. */
export function hourOf(day: string, hour: number, timeZone: string): number {
  const guess = startOf(day, timeZone) + hour * HOUR_MS;
  return guess + Date.parse(day) + hour * HOUR_MS - clockIn(guess, timeZone);
}

/** The moment at which a day is over in a time zone. */
export function endOf(day: string, timeZone: string): number {
  return startOf(dayAfter(day, 1), timeZone);
}

/** The day that is `days` days after another one. */
export function dayAfter(day: string, days: number): string {
  return dayIn(Date.parse(day) + days * DAY_MS, UTC);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** How many days it is from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same day of another year. 29 February becomes 1 March in a year without it. */
export function sameDayOf(day: string, years: number): string {
  return dayIn(Date.UTC(yearOf(day) + years, Number(day.slice(5, 7)) - 1, Number(day.slice(8))), UTC);
}

/** The same day some months later, or the last day of that month if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const month = dayIn(Date.UTC(yearOf(day), Number(day.slice(5, 7)) - 1 + months, 1), UTC).slice(0, 7);
  const last = lastDayOf(month);
  return last.slice(8) < day.slice(8) ? last : `${month}-${day.slice(8)}`;
}

/** The last day of a month such as "2026-04". */
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

/** Whether a text is an existing day in ISO 8601 form, between 1900 and 2999. */
export function isDay(text: string): boolean {
  return (
    /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayIn(Date.parse(text), UTC) === text
  );
}

/** The last day that has begun anywhere on earth. Any later day is in the future for every reader. */
export function lastDayBegun(now: number): string {
  return dayIn(now + FIRST_ZONE_MS, UTC);
}

/** The moment at which a day is over everywhere on earth. */
export function endEverywhere(day: string): number {
  return endOf(day, UTC) + LAST_ZONE_MS;
}
