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

/** The tabs of a page in display order, by what its kind measures (specification, results 2.8 and 2.9). */
export const TABS = {
  practices: ["levels", "performance", "indicators", "actions", "sdg", "demographics"],
  climate: ["levels", "emissions", "actions"],
} as const satisfies Record<Measure, readonly string[]>;
/** `average` is the second part of the first tab of climate action. */
export type Tab = (typeof TABS)[Measure][number] | "average";

/** A list as the URL asks for it, and how many companies its previous pages have named and checked. */
export interface AskedList {
  list: Listed;
  after: string;
  named: number;
  looked: number;
}

/**
 * How the figures of a tab can be shown. The first is the default (specification, results 2.8 and 4). Two groups have different numbers of
 * companies, so their shares are compared at first.
 */
export const modesOf = ({ tab, second }: Pick<Asked, "tab" | "second">): readonly [Mode, Mode] =>
  tab === "actions" || second ? ["percent", "number"] : ["number", "percent"];

/** Whether a tab can show the same companies then and now. The counters behind it are of the overall level. */
export const hasThenAndNow = (tab: Tab) => tab === "levels";

/** What the URL asks of an analytics page. */
export interface Asked {
  kind: Kind;
  tab: Tab;
  filter: Filter;
  problem: FilterProblem | null;
  /** The group to compare with, if any. */
  second: Filter | null;
  secondProblem: FilterProblem | null;
  mode: Mode;
  isByQuarter: boolean;
  /** Only the companies with a result before, as they were then and as they are now. */
  isThenAndNow: boolean;
  /** The indicator or theme of the actions tab. */
  topic: string;
  /** The list of companies that is open over the page. `side` says whether it belongs to the first or the second group. */
  list: (AskedList & { side: 0 | 1 }) | null;
}

const FIELDS = Object.keys(NO_FILTER) as (keyof Filter)[];
/** No id is longer. */
const LONGEST = 80;

/** The suffix of the second group's fields in the URL. */
const OF_SECOND = "2";

/** The URL parameters for the fields of a filter, for the first or the second group. */
export const ofGroup = (side: number, fields: Partial<Filter>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name + (side > 0 ? OF_SECOND : ""), value]));

/** The filter in the URL parameters with this suffix. */
function filterIn(params: URLSearchParams, ending = ""): Filter {
  const of = (name: string) => (params.get(name + ending) ?? "").trim().slice(0, LONGEST);
  const filter = Object.fromEntries(FIELDS.map((name) => [name, of(name)])) as unknown as Filter;
  // When the user changes the country, the form still sends the previous country's state. A URL without a country keeps its state, so that
  // the page can say what is missing.
  return params.has(`country${ending}`) ? withinCountry(filter) : filter;
}

export function readAsked(kind: Kind, params: URLSearchParams, today: string): Asked {
  const tabs: readonly Tab[] = [...TABS[measureOf(kind)], ...(isClimate(kind) ? (["average"] as const) : [])];
  const tab = tabs.find((each) => each === params.get("tab")) ?? "levels";
  const filter = filterIn(params);
  const second = params.has("compare") ? { ...filterIn(params, OF_SECOND), from: filter.from, to: filter.to } : null;
  const modes = modesOf({ tab, second });
  const list = readListed(params.get("list") ?? "");
  const count = (name: string) => Number(/^\d{1,7}$/.exec(params.get(name) ?? "")?.[0] ?? 0);
  return {
    kind,
    tab,
    filter,
    problem: problemOf(filter, today),
    second,
    secondProblem: second && problemOf(second, today),
    mode: modes.find((mode) => mode === params.get("mode")) ?? modes[0],
    isByQuarter: params.get("by") === "quarter",
    isThenAndNow: hasThenAndNow(tab) && params.get("by") === "same",
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
 * The URL without its invalid filter fields and without a state of another country, so that no link on the page repeats the problem. The
 * form still shows what the user entered.
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

/** URL changes that close the open list. */
export const NO_LIST = {
  list: null,
  side: null,
  after: null,
  named: null,
  looked: null,
  carried: null,
  back: null,
  open: null,
};

/** A link in a row of options, one of which is current. */
export interface Choosing {
  name: string;
  href: string;
  current: boolean;
}

/** Links for the values of a URL parameter. The first value is the default: its URL omits the parameter. */
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

/** The URL of the same page with these changes; null removes a parameter. */
export function addressWith(url: URL, changes: Record<string, string | null>, path = url.pathname): string {
  const params = new URLSearchParams([...url.searchParams].filter(([, value]) => value));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
