import { isDay, lastDayOf } from "../../../core/days/days";
import { type CellContent, type Coordinates, type Cut, isKept } from "../../../results/statistics/rules/cells";

/** What a population is narrowed to; an empty field means all. Days are ISO dates. */
export interface Filter {
  country: string;
  state: string;
  industry: string;
  size: string;
  from: string;
  to: string;
}

export const NO_FILTER: Filter = { country: "", state: "", industry: "", size: "", from: "", to: "" };

/** The whole months that contain a filter's days. */
export interface Months {
  first: string;
  last: string;
}

export type FilterProblem = "no-day" | "one-day-only" | "days-turned" | "day-to-come" | "state-alone";

/** What is wrong with a filter, if anything; `today` is an ISO day. */
export function problemOf({ country, state, from, to }: Filter, today: string): FilterProblem | null {
  if (state && !country) return "state-alone";
  if (!from && !to) return null;
  if (!from || !to) return "one-day-only";
  if (!isDay(from) || !isDay(to)) return "no-day";
  if (from > to) return "days-turned";
  return to > today ? "day-to-come" : null;
}

/** The country of a state, from its id: "ZA-WC" belongs to ZA, and Malaysia's states have the numbers of the specification's list. */
const countryOf = (state: string) => /^([A-Z]{2})-/.exec(state)?.[1] ?? (/^\d+$/.test(state) ? "MY" : null);

/** The filter without a state that belongs to another country (specification, results 4). */
export const withinCountry = (filter: Filter): Filter =>
  countryOf(filter.state) === filter.country ? filter : { ...filter, state: "" };

/** The coordinates that a filter names, without its months. */
export function cutsOf({ country, state, industry, size }: Filter): Partial<Coordinates> {
  const named: [Cut, string][] = [
    ["country", country],
    ["state", state],
    ["industry", industry],
    ["size", size],
  ];
  return Object.fromEntries(named.filter(([, value]) => value));
}

/** The months of a filter, or null for all time. */
export function monthsOf({ from, to }: Filter): Months | null {
  return from && to ? { first: from.slice(0, 7), last: to.slice(0, 7) } : null;
}

/** The days of whole months up to today, as a filter names them. */
export function daysOf({ first, last }: Months, today: string): Pick<Filter, "from" | "to"> {
  const end = lastDayOf(last);
  return { from: `${first}-01`, to: end < today ? end : today };
}

/** Whether cells are kept from which this filter can be answered. */
export function isAnswerable(part: CellContent, filter: Filter, isByMonth = monthsOf(filter) !== null): boolean {
  const cuts = Object.keys(cutsOf(filter)) as Cut[];
  return isKept(part, isByMonth ? [...cuts, "month"] : cuts);
}

/** A quarter of a year with its months, such as "2026-Q2". */
export interface Quarter {
  id: string;
  months: Months;
}

/** The last eight quarters up to that day's quarter, oldest first. */
export function lastQuarters(today: string): Quarter[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const current = year * 4 + Math.floor((month - 1) / 3);
  return Array.from({ length: 8 }, (_, index) => {
    const quarter = current - 7 + index;
    const [ofYear, number] = [Math.floor(quarter / 4), quarter % 4];
    const at = (step: number) => `${ofYear}-${String(number * 3 + step).padStart(2, "0")}`;
    return { id: `${ofYear}-Q${number + 1}`, months: { first: at(1), last: at(3) } };
  });
}

/** The months that these quarters cover, given in order; null for none. */
export function spanOf(quarters: readonly Quarter[]): Months | null {
  const [first, last] = [quarters[0], quarters.at(-1)];
  return first && last ? { first: first.months.first, last: last.months.last } : null;
}
