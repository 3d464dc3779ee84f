import { UTC } from "./days";
import { ZONES_OF_COUNTRIES, ZONES_OF_STATES } from "./zones";

const listed = (table: Record<string, string>) =>
  new Map(Object.entries(table).flatMap(([zone, codes]) => codes.split(" ").map((code) => [code, zone] as const)));
const OF_COUNTRIES = listed(ZONES_OF_COUNTRIES);
const OF_STATES = listed(ZONES_OF_STATES);

/**
 * The IANA time zone of a company by the codes of its country and state, as places name them ("MY", "US-CA"). UTC for a country without
 * one.
 */
export function zoneOf(country: string, state: string): string {
  return OF_STATES.get(state) ?? OF_COUNTRIES.get(country) ?? UTC;
}

/** The time zone of a company: the one in its profile, otherwise that of its country and state. */
export function zoneOfCompany(company: { timeZone: string | null; countryId: string; stateId: string }): string {
  return company.timeZone ?? zoneOf(company.countryId, company.stateId);
}

/** One zone in each part of the world for each of its clocks. In a list of all three hundred, users do not find theirs any faster. */
const ELSEWHERE = [
  "Pacific/Honolulu",
  "America/Anchorage",
  "America/Los_Angeles",
  "America/Denver",
  "America/Chicago",
  "America/New_York",
  "America/Halifax",
  "America/Bogota",
  "America/Sao_Paulo",
  "Atlantic/Azores",
  "Europe/London",
  "Europe/Paris",
  "Europe/Istanbul",
  "Africa/Lagos",
  "Africa/Cairo",
  "Africa/Johannesburg",
  "Africa/Nairobi",
  "Asia/Dubai",
  "Indian/Mauritius",
  "Asia/Karachi",
  "Asia/Kolkata",
  "Asia/Dhaka",
  "Asia/Bangkok",
  "Asia/Jakarta",
  "Asia/Kuala_Lumpur",
  "Asia/Singapore",
  "Asia/Manila",
  "Asia/Shanghai",
  "Asia/Tokyo",
  "Australia/Perth",
  "Australia/Adelaide",
  "Australia/Sydney",
  "Pacific/Auckland",
  UTC,
];

/** The zones of a country, and some of the rest of the world, by IANA name. An API call may name any other. */
export function zonesFor(country: string): { own: string[]; others: string[] } {
  const ofStates = [...OF_STATES].filter(([state]) => state.startsWith(`${country}-`)).map(([, zone]) => zone);
  const own = new Set([zoneOf(country, ""), ...ofStates]);
  return { own: [...own].sort(), others: ELSEWHERE.filter((zone) => !own.has(zone)) };
}
