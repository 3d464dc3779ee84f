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
