import { type Filter, type FilterProblem, NO_FILTER, problemOf } from "~/domain/analytics/filters";
import { LEVELS, type Level } from "~/domain/catalogue/catalogue";
import { type Kind, PROGRESS, READINESS } from "~/domain/kinds/kind";
import type { Mode } from "./figure";

/** The tabs of each kind's page, in their order (specification, results 2.8 and 2.9). */
export const TABS = {
  [READINESS]: ["levels", "performance", "indicators", "actions", "sdg", "demographics"],
  [PROGRESS]: ["levels", "emissions", "actions"],
} as const satisfies Record<Kind, readonly string[]>;
/** «average» is the second part of the first tab of Progress. */
export type Tab = (typeof TABS)[Kind][number] | "average";

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
  /** Of which companies a list stands over the page, and after which of them it goes on. */
  list: { subject: string; level: Level } | null;
  after: string;
}

const FIELDS = Object.keys(NO_FILTER) as (keyof Filter)[];
/** No id is longer. */
const LONGEST = 80;

/** The filter whose fields end so in an address. */
function filterIn(params: URLSearchParams, ending = ""): Filter {
  const of = (name: string) => (params.get(name + ending) ?? "").trim().slice(0, LONGEST);
  return Object.fromEntries(FIELDS.map((name) => [name, of(name)])) as unknown as Filter;
}

export function readAsked(kind: Kind, params: URLSearchParams, today: string): Asked {
  const tabs: readonly Tab[] = [...TABS[kind], ...(kind === PROGRESS ? (["average"] as const) : [])];
  const tab = tabs.find((each) => each === params.get("tab")) ?? "levels";
  const filter = filterIn(params);
  const second = params.has("compare") ? { ...filterIn(params, "2"), from: filter.from, to: filter.to } : null;
  const [, subject = "", level = ""] = /^([\w.-]{1,80})\.(\w+)$/.exec(params.get("list") ?? "") ?? [];
  const ofLevel = LEVELS.find((each) => each === level);
  return {
    ...{ kind, tab, filter, problem: problemOf(filter, today), second },
    secondProblem: second && problemOf(second, today),
    mode: params.get("mode") === "percent" ? "percent" : "number",
    isByQuarter: params.get("by") === "quarter",
    topic: (params.get("topic") ?? "").slice(0, LONGEST),
    list: ofLevel ? { subject, level: ofLevel } : null,
    after: params.get("after") ?? "",
  };
}

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
