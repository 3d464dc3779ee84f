import { UTC } from "./days";
import { ZONES_OF_COUNTRIES, ZONES_OF_STATES } from "./zones";

const listed = (table: Record<string, string>) =>
  new Map(Object.entries(table).flatMap(([zone, codes]) => codes.split(" ").map((code) => [code, zone] as const)));
const OF_COUNTRIES = listed(ZONES_OF_COUNTRIES);
const OF_STATES = listed(ZONES_OF_STATES);

/** The time zone of a company's country and state, as places name them («MY», «US-CA»), by IANA's name; UTC for a country that has none. */
export function zoneOf(country: string, state: string): string {
  return OF_STATES.get(state) ?? OF_COUNTRIES.get(country) ?? UTC;
}

/** That of a company: what its profile says, else what its country and state do. */
export function zoneOfCompany(company: { timeZone: string | null; countryId: string; stateId: string }): string {
  return company.timeZone ?? zoneOf(company.countryId, company.stateId);
}

/** The zones of a country's people, and those of everybody else, by IANA's names. */
export function zonesFor(country: string): { own: string[]; others: string[] } {
  const ofStates = [...OF_STATES].filter(([state]) => state.startsWith(`${country}-`)).map(([, zone]) => zone);
  const own = new Set([zoneOf(country, ""), ...ofStates]);
  const all = new Set([...OF_COUNTRIES.values(), ...OF_STATES.values(), UTC]);
  return { own: [...own].sort(), others: [...all].filter((zone) => !own.has(zone)).sort() };
}
