import { remember } from "../remember";
import { ZONES_OF_COUNTRIES, ZONES_OF_STATES } from "./zones";

/** The day begins in the first zone fourteen hours before it does in UTC. */
const FIRST_ZONE_MS = 14 * 60 * 60 * 1000;

/** The last day that has begun anywhere on earth, ISO: what lies behind it is a day to come for every reader. */
export function lastDayBegun(now: number): string {
  return new Date(now + FIRST_ZONE_MS).toISOString().slice(0, 10);
}

const listed = (table: Record<string, string>) =>
  new Map(Object.entries(table).flatMap(([zone, codes]) => codes.split(" ").map((code) => [code, zone] as const)));
const OF_COUNTRIES = listed(ZONES_OF_COUNTRIES);
const OF_STATES = listed(ZONES_OF_STATES);

/** The time zone of a company's country and state, as places name them («MY», «US-CA»), by IANA's name; UTC for a country that has none. */
export function zoneOf(country: string, state: string): string {
  return OF_STATES.get(state) ?? OF_COUNTRIES.get(country) ?? "UTC";
}

/** There are some four hundred zones, and a formatter is dear to make. */
const formats = remember(
  100,
  (timeZone) => new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "numeric", day: "numeric" }),
);

/**
 * The day of a moment in a time zone, as the first millisecond that this day has in UTC: what writes a day in words or figures takes it as it is.
 * Moments are in milliseconds since 1970.
 */
export function dayIn(moment: number, timeZone: string): number {
  const parts = formats(timeZone).formatToParts(moment);
  const part = (type: "year" | "month" | "day") => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"));
}

/** The day of a moment in a time zone, ISO. */
export function isoDayIn(moment: number, timeZone: string): string {
  return new Date(dayIn(moment, timeZone)).toISOString().slice(0, 10);
}
