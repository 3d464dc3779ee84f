import { isOfficeAct, type OfficeAct } from "~/domain/office/acts";
import { readWalk, type Walk } from "~/domain/office/walk";

/** What of the audit log an address asks for. */
export interface LogQuery {
  act: OfficeAct | null;
  /** The administrator, the company and the person, by id. */
  by: string | null;
  company: string | null;
  person: string | null;
  walk: Walk;
}

/** Reads an address; what it does not understand is as if it had not been said. */
export function readLogQuery(query: URLSearchParams): LogQuery {
  const act = query.get("act");
  const id = (name: string) => /^[\w-]{1,60}$/.exec(query.get(name) ?? "")?.[0] ?? null;
  return {
    act: isOfficeAct(act) ? act : null,
    by: id("by"),
    company: id("company"),
    person: id("person"),
    walk: readWalk(query),
  };
}

/** The query of an address for the log with these filters, which `more` adds its page to. Empty for the whole of it. */
export function writeLogQuery(
  { act, by, company, person }: Pick<LogQuery, "act" | "by" | "company" | "person">,
  more: Record<string, string> = {},
): string {
  const given = Object.entries({ act, by, company, person }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams([...given, ...Object.entries(more)] as [string, string][]).toString();
  return query && `?${query}`;
}
