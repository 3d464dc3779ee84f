import { isOfficeAct, type OfficeAct } from "~/core/office-acts";
import type { Days } from "~/office/log/rules/days";
import { readWalk, type Walk } from "~/office/log/rules/walk";

/** The part of the audit log that an address asks for. */
export interface LogQuery {
  act: OfficeAct | null;
  /** The ids of the administrator, the company and the person. */
  by: string | null;
  company: string | null;
  person: string | null;
  /** As typed. */
  days: Days;
  walk: Walk;
}

/** Longer than any written day, and short enough to repeat in the form. */
const LONGEST_DAY = 20;

/** Reads an address and ignores what it does not understand. Days are kept as typed so that the page can show what is wrong. */
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

/** The query string of the log with these filters; `more` adds the page. Empty for the unfiltered log. */
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
