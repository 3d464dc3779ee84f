import type { ListQuery } from "~/domain/network/list";
import type { Ids } from "~/platform/crypto/ids";

/** Whom something is done for: the companies that were ticked, or all that a list holds. */
export type Chosen = { companyIds: string[] } | { query: ListQuery };

/** Whom a form of the list has chosen, ticked or all that match; null for nobody. Ids that are none of ours do not count. */
export function readChosen(form: FormData, query: ListQuery, ids: Ids): Chosen | null {
  if (form.get("all") === "yes") return { query };
  const opened = form.getAll("chosen").flatMap((sealed) => {
    const read = ids.open(String(sealed));
    return read.ok ? [read.id] : [];
  });
  return opened.length > 0 ? { companyIds: [...new Set(opened)] } : null;
}

/** Of whom somebody has chosen, those whose submissions there may be; null where a list holds nothing but members without. */
export function withSubmissions(chosen: Chosen): Chosen | null {
  if (!("query" in chosen)) return chosen;
  const { query } = chosen;
  if (query.state === "none" || query.state === "draft") return null;
  // A level is of a result already.
  return { query: { ...query, state: query.level ? null : "done" } };
}
