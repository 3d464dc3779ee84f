import type { Level } from "~/core/level";
import { type MemberState, readListQuery } from "~/network/membership/rules/list";
import { ORDERS, type Order, readOrder, readWalk, type Walk } from "~/office/log/rules/walk";

/** How far a company is with its Readiness Assessment, as the list can be filtered by it. */
export const STATES = ["none", "draft", "done"] as const satisfies MemberState[];

/** What an office list of companies is narrowed by. All of it applies together. */
export interface CompanyFilters {
  search: string;
  isCorporateOnly: boolean;
  industry: string | null;
  country: string | null;
  /** The level of the latest result of a Readiness Assessment. */
  level: Level | null;
  state: MemberState | null;
  /** Only companies of which nobody has saved anything for long (`rules/inactive.ts`). */
  isInactive: boolean;
}

/** A page of an office list of companies. */
export interface CompanyQuery extends CompanyFilters {
  order: Order;
  walk: Walk;
}

export const NO_FILTERS: CompanyFilters = {
  search: "",
  isCorporateOnly: false,
  industry: null,
  country: null,
  level: null,
  state: null,
  isInactive: false,
};

/** The filters in the order of their fields. */
const FILTERS = Object.keys(NO_FILTERS) as (keyof CompanyFilters)[];

/** The filters of a list that do narrow it. */
export const chosenFilters = (filters: CompanyFilters) => FILTERS.filter((name) => filters[name] !== NO_FILTERS[name]);

/** Whether only the standings of companies say which ones the list contains. */
export const isByStanding = ({ industry, country, level, state, isInactive }: CompanyFilters) =>
  isInactive || [industry, country, level, state].some((value) => value !== null);

/** The orders that an index has. A search finds few enough for the others, and by standing there are no days of registration. */
export function ordersOf(filters: CompanyFilters): readonly [Order, ...Order[]] {
  if (filters.search) return ["name", "newest", "oldest"];
  if (filters.isCorporateOnly) return ["newest", "oldest"];
  return isByStanding(filters) ? ["changed", "unchanged", "name"] : ORDERS;
}

const LONGEST_SEARCH = 80;

/** The search text as typed, normalized, trimmed and cut to the maximum length. */
export const readSearch = (query: URLSearchParams) =>
  (query.get("search") ?? "").normalize("NFC").trim().slice(0, LONGEST_SEARCH);

/** Reads an address and ignores what it does not understand. */
export function readCompanyQuery(query: URLSearchParams): CompanyQuery {
  const { industry, country, level, state } = readListQuery(query);
  const filters = {
    search: readSearch(query),
    isCorporateOnly: query.get("show") === "corporate",
    industry,
    country,
    level,
    state: STATES.find((each) => each === state) ?? null,
    isInactive: query.get("inactive") === "yes",
  };
  return { ...filters, order: readOrder(query, ordersOf(filters)), walk: readWalk(query) };
}

/** The query string of a list with these filters, and the order if it is not the first; `more` adds the page. Empty for the initial list. */
export function writeCompanyQuery(
  { order, ...filters }: CompanyFilters & { order?: Order },
  more: Record<string, string> = {},
): string {
  const { search, isCorporateOnly, industry, country, level, state, isInactive } = filters;
  const [first, ...others] = ordersOf(filters);
  const given = {
    search,
    industry,
    country,
    level,
    state,
    show: isCorporateOnly && "corporate",
    inactive: isInactive && "yes",
    order: order !== first && others.find((each) => each === order),
    ...more,
  };
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return query && `?${query}`;
}
