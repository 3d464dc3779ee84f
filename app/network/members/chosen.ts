import { type ListQuery, MAX_TICKED } from "~/network/membership/rules/list";
import type { Ids } from "~/platform/crypto/ids";

/** Whom something is done for: the companies that were ticked, or all that a list holds. */
export type Chosen = { companyIds: string[] } | { query: ListQuery };

/** Between the ids of a word that has several. */
const BETWEEN = ".";

/** The companies that are ticked, by their sealed ids. What is no id of ours does not count. */
export interface Ticked {
  sealed: string[];
  /** There were more than can be ticked one by one; these are those that were ticked first. */
  isCut: boolean;
}

interface Fields {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}

/** The ids of ours that a form or an address says to be ticked, sealed as they came, those of other pages first. */
function tickedIn(fields: Fields, ids: Ids): string[] {
  const before = String(fields.get("carried") ?? "").split(BETWEEN);
  const given = [...before.slice(0, MAX_TICKED), ...fields.getAll("chosen").map(String)];
  return [...new Set(given)].filter((id) => ids.open(id).ok);
}

/** What an address says to be ticked. */
export function readTicked(address: URLSearchParams, ids: Ids): Ticked {
  const sealed = tickedIn(address, ids);
  return { sealed: sealed.slice(0, MAX_TICKED), isCut: sealed.length > MAX_TICKED };
}

/** Ticked companies as one field. */
export const writeCarried = (sealed: readonly string[]) => sealed.join(BETWEEN);

/** Whom a form of the list has chosen, ticked on any page or all that match; null for nobody. */
export function readChosen(form: FormData, query: ListQuery, ids: Ids): Chosen | null {
  if (form.get("all") === "yes") return { query };
  const companyIds = tickedIn(form, ids).flatMap((sealed) => {
    const read = ids.open(sealed);
    return read.ok ? [read.id] : [];
  });
  return companyIds.length > 0 ? { companyIds } : null;
}

/** Of whom somebody has chosen, those whose submissions there may be; null where a list holds nothing but members without. */
export function withSubmissions(chosen: Chosen): Chosen | null {
  if (!("query" in chosen)) return chosen;
  const { query } = chosen;
  if (query.state === "none" || query.state === "draft") return null;
  // A level is of a result already.
  return { query: { ...query, state: query.level ? null : "done" } };
}
