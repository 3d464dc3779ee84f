import { isClimate, type Kind, type Measure, measureOf } from "~/core/kinds/kind";
import {
  type Filter,
  type FilterProblem,
  NO_FILTER,
  problemOf,
  withinCountry,
} from "~/network/analytics/rules/filters";
import { type Listed, readListed } from "~/network/analytics/rules/lists";
import type { Mode } from "./figure";

/** The tabs of a page, by what its kind measures, in their order (specification, results 2.8 and 2.9). */
export const TABS = {
  practices: ["levels", "performance", "indicators", "actions", "sdg", "demographics"],
  climate: ["levels", "emissions", "actions"],
} as const satisfies Record<Measure, readonly string[]>;
/** «average» is the second part of the first tab of climate action. */
export type Tab = (typeof TABS)[Measure][number] | "average";

/** A list as an address asks for it, and how many have been named and looked through on the pages of it before. */
export interface AskedList {
  list: Listed;
  after: string;
  named: number;
  looked: number;
}

/** How the figures of a tab can be shown, the first unless an address says otherwise (specification, results 2.8 and 4). */
export const modesOf = (tab: Tab): readonly [Mode, Mode] =>
  tab === "actions" ? ["percent", "number"] : ["number", "percent"];

/** What an address asks of a page of analytics. */
export interface Asked {
  kind: Kind;
  tab: Tab;
  filter: Filter;
  problem: FilterProblem | null;
  /** The group beside it, where one is compared with. */
  second: Filter | null;
  secondProblem: FilterProblem | null;
  mode: Mode;
  isByQuarter: boolean;
  /** The indicator or theme of the tab of actions. */
  topic: string;
  /** Of which companies a list stands over the page, of the first group or of the second. */
  list: (AskedList & { side: 0 | 1 }) | null;
}

const FIELDS = Object.keys(NO_FILTER) as (keyof Filter)[];
/** No id is longer. */
const LONGEST = 80;

/** What the fields of the second group end with in an address. */
const OF_SECOND = "2";

/** The fields of a filter as an address names them for the first group or for the second. */
export const ofGroup = (side: number, fields: Partial<Filter>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name + (side > 0 ? OF_SECOND : ""), value]));

/** The filter whose fields end so in an address. */
function filterIn(params: URLSearchParams, ending = ""): Filter {
  const of = (name: string) => (params.get(name + ending) ?? "").trim().slice(0, LONGEST);
  const filter = Object.fromEntries(FIELDS.map((name) => [name, of(name)])) as unknown as Filter;
  // Whoever changes the country sends the state of the former one with it; an address that names none says what is missing.
  return params.has(`country${ending}`) ? withinCountry(filter) : filter;
}

export function readAsked(kind: Kind, params: URLSearchParams, today: string): Asked {
  const tabs: readonly Tab[] = [...TABS[measureOf(kind)], ...(isClimate(kind) ? (["average"] as const) : [])];
  const tab = tabs.find((each) => each === params.get("tab")) ?? "levels";
  const filter = filterIn(params);
  const second = params.has("compare") ? { ...filterIn(params, OF_SECOND), from: filter.from, to: filter.to } : null;
  const list = readListed(params.get("list") ?? "");
  const count = (name: string) => Number(/^\d{1,7}$/.exec(params.get(name) ?? "")?.[0] ?? 0);
  return {
    kind,
    tab,
    filter,
    problem: problemOf(filter, today),
    second,
    secondProblem: second && problemOf(second, today),
    mode: modesOf(tab).find((mode) => mode === params.get("mode")) ?? modesOf(tab)[0],
    isByQuarter: params.get("by") === "quarter",
    topic: (params.get("topic") ?? "").slice(0, LONGEST),
    list: list && {
      list,
      after: params.get("after") ?? "",
      named: count("named"),
      looked: count("looked"),
      side: second && params.get("side") === "1" ? 1 : 0,
    },
  };
}

/**
 * The address without what is wrong with it, so that no link of the page leads to the same problem (the form still shows what was said), and without a
 * state that is not of the country.
 */
export function rightAddress(url: URL, { filter, problem, second, secondProblem }: Asked): URL {
  const right = new URL(url);
  for (const [of, found, ending] of [
    [filter, problem, ""],
    [second, secondProblem, "2"],
  ] as const) {
    if (of?.state === "" || found === "state-alone") right.searchParams.delete(`state${ending}`);
    if (found !== null && found !== "state-alone") for (const name of ["from", "to"]) right.searchParams.delete(name);
  }
  return right;
}

/** What takes a list away from an address. */
export const NO_LIST = { list: null, side: null, after: null, named: null, looked: null };

/** A link of a row of them of which one is chosen. */
export interface Choosing {
  name: string;
  href: string;
  current: boolean;
}

/** The values that a parameter of an address can take, the first being that of an address without it. */
export const choicesOf = (
  url: URL,
  parameter: string,
  value: string,
  values: [id: string, name: string][],
): Choosing[] =>
  values.map(([id, name], index) => ({
    name,
    href: addressWith(url, { ...NO_LIST, [parameter]: index === 0 ? null : id }),
    current: id === value,
  }));

/** The address of the page that says the same as this one but for what is changed; null takes a parameter away. */
export function addressWith(url: URL, changes: Record<string, string | null>, path = url.pathname): string {
  const params = new URLSearchParams([...url.searchParams].filter(([, value]) => value));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
