import { REQUEST_KINDS, REQUEST_STATES, type RequestKind, type RequestState } from "../../../core/member-requests";
import { TITLE_LIMIT } from "./acts";

/** What a list shows: what is open, one state, or everything there is with one company. */
export const SHOWN = ["open", ...REQUEST_STATES, "all"] as const;
export type Shown = (typeof SHOWN)[number];

/** The states that the asking company can filter by. What has ended it no longer sees. */
export const SENT_STATES = REQUEST_STATES.filter((state) => state !== "ended");

/** Where a page of the list begins: after this row. */
export interface RequestCursor {
  dueOn: string;
  id: string;
}

/** What the address of a list asks for. */
export interface RequestQuery {
  shown: Shown;
  kind: RequestKind | null;
  isLate: boolean;
  /** Only requests with this title; empty for all. */
  title: string;
  after: RequestCursor | null;
}

const AFTER = /^(\d{4}-\d{2}-\d{2})~([\w-]{22})$/;

/** Reads the query of an address. Values that it does not understand are ignored. */
export function readRequestQuery(query: URLSearchParams): RequestQuery {
  const find = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === query.get(name)) ?? null;
  const [, dueOn, id] = AFTER.exec(query.get("after") ?? "") ?? [];
  return {
    shown: find("show", SHOWN) ?? "open",
    kind: find("kind", REQUEST_KINDS),
    isLate: query.get("late") === "yes",
    title: (query.get("title") ?? "").slice(0, TITLE_LIMIT),
    after: dueOn && id ? { dueOn, id } : null,
  };
}

/** The same as a query, without its page unless `after` adds it. Empty for the list's initial state. */
export function writeRequestQuery(
  { shown, kind, isLate, title }: Omit<RequestQuery, "after">,
  more: Record<string, string | null> = {},
): string {
  const query = new URLSearchParams();
  if (shown !== "open") query.set("show", shown);
  if (kind) query.set("kind", kind);
  if (isLate) query.set("late", "yes");
  if (title) query.set("title", title);
  for (const [name, value] of Object.entries(more)) if (value) query.set(name, value);
  const written = query.toString();
  return written && `?${written}`;
}

export const writeAfter = ({ dueOn, id }: RequestCursor) => `${dueOn}~${id}`;

/** What was asked of several companies in the same words: the first day, how many requests are open, and how many of these are to be checked. */
export interface RequestGroup {
  title: string;
  kind: RequestKind;
  dueOn: string;
  open: number;
  done: number;
}

/** The most groups that are shown. */
export const MAX_GROUPS = 10;

/** How many requests the asking company has in a state, at most `MAX_COUNTED`. */
export type RequestCounts = Record<RequestState | "late", number>;

/** A count goes no further, so that it costs the same however many there are. */
export const MAX_COUNTED = 1000;
