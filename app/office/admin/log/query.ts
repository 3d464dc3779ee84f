import { isOfficeAct, type OfficeAct } from "~/core/office-acts";
import type { Days } from "~/office/log/rules/days";
import { readWalk, type Walk } from "~/office/log/rules/walk";

/** What of the audit log an address asks for. */
export interface LogQuery {
  act: OfficeAct | null;
  /** The administrator, the company and the person, by id. */
  by: string | null;
  company: string | null;
  person: string | null;
  /** As they were typed. */
  days: Days;
  walk: Walk;
}

/** Longer than a day is written, and short enough to stand in a form again. */
const LONGEST_DAY = 20;

/** Reads an address; what it does not understand is as if it had not been said, but for days, which somebody may have typed. */
export function readLogQuery(query: URLSearchParams): LogQuery {
  const act = query.get("act");
  const id = (name: string) => /^[\w-]{1,60}$/.exec(query.get(name) ?? "")?.[0] ?? null;
  const day = (name: string) => (query.get(name) ?? "").trim().slice(0, LONGEST_DAY);
  return {
    act: isOfficeAct(act) ? act : null,
    by: id("by"),
    company: id("company"),
    person: id("person"),
    days: { from: day("from"), to: day("to") },
    walk: readWalk(query),
  };
}

/** The query of an address for the log with these filters, which `more` adds its page to. Empty for the whole of it. */
export function writeLogQuery(
  { act, by, company, person, days: { from, to } }: Omit<LogQuery, "walk">,
  more: Record<string, string> = {},
): string {
  const given = Object.entries({ act, by, company, person, from, to }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  const query = new URLSearchParams([...given, ...Object.entries(more)] as [string, string][]).toString();
  return query && `?${query}`;
}
