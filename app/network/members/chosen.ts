import { type ListQuery, MAX_TICKED } from "~/network/membership/rules/list";
import type { Ids } from "~/platform/crypto/ids";

/** The companies that an action applies to: the ticked ones, or all in a list. */
export type Chosen = { companyIds: string[] } | { query: ListQuery };

/** Separates several ids in one field. */
const BETWEEN = ".";

/** The ticked companies, by their sealed ids. Ids that Kompas did not issue are ignored. */
export interface Ticked {
  sealed: string[];
  /** The user ticked more companies than can be ticked one by one. These are the ones ticked first. */
  isCut: boolean;
}

interface Fields {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}

/** The valid ids that a form or a URL marks as ticked, still sealed; those from other pages come first. */
function tickedIn(fields: Fields, ids: Ids): string[] {
  const before = String(fields.get("carried") ?? "").split(BETWEEN);
  const given = [...before.slice(0, MAX_TICKED), ...fields.getAll("chosen").map(String)];
  return [...new Set(given)].filter((id) => ids.open(id).ok);
}

/** The companies that a URL or a form marks as ticked. */
export function readTicked(fields: Fields, ids: Ids): Ticked {
  const sealed = tickedIn(fields, ids);
  return { sealed: sealed.slice(0, MAX_TICKED), isCut: sealed.length > MAX_TICKED };
}

/** Writes ticked companies as one field. */
export const writeCarried = (sealed: readonly string[]) => sealed.join(BETWEEN);

/** The companies that a list form or its address has chosen: those ticked on any page, or all that match. Null if there are none. */
export function readChosen(form: Fields, query: ListQuery, ids: Ids): Chosen | null {
  if (form.get("all") === "yes") return { query };
  const companyIds = tickedIn(form, ids).flatMap((sealed) => {
    const read = ids.open(sealed);
    return read.ok ? [read.id] : [];
  });
  return companyIds.length > 0 ? { companyIds } : null;
}

/** The chosen companies that may have submissions; null if the list has only members without any. */
export function withSubmissions(chosen: Chosen): Chosen | null {
  if (!("query" in chosen)) return chosen;
  const { query } = chosen;
  if (query.state !== null && query.state !== "done") return null;
  // A level already implies a result.
  return { query: { ...query, state: query.level ? null : "done" } };
}
