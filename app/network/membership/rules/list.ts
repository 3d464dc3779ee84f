import { LEVELS, type Level } from "../../../core/level";

/** How many companies a page can show, and how many it shows unless told otherwise. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const PAGE_SIZE: (typeof PAGE_SIZES)[number] = 50;

/** What a list can be sorted by: its columns from left to right, as they are on a wide page. */
export const SORTS = ["company", "first", "second", "third", "changed", "overall"] as const;
export type Sort = (typeof SORTS)[number];

/** What a list of companies is sorted by, and in which direction, unless its URL says otherwise. */
const FIRST_SORT: Sort = "changed";

/** How far a member is. */
export type MemberState = "none" | "draft" | "done";

/** How far members are, as a filter names it. `open` is not finished; `late` is the same once the member's date is over. */
export const STATES = ["none", "draft", "open", "late", "done"] as const satisfies (MemberState | "open" | "late")[];
export type StateFilter = (typeof STATES)[number];

/** The most matches that a search goes through. A search is for finding a company, not for paging. */
export const MAX_FOUND = 500;

/** The most companies that can be ticked one by one, over several pages: the URL carries their ids. */
export const MAX_TICKED = 100;

/** Where a page begins: a page that has been shown, with the sort value and the company of its first row. */
export interface Anchor {
  page: number;
  value: number | string;
  companyId: string;
}

/** What a list's URL asks for. */
export interface ListQuery {
  search: string;
  industry: string | null;
  country: string | null;
  /** The id of a tag of the reader's company. */
  tag: string | null;
  /** The id of a date that the reader's company has set for chosen members. */
  date: string | null;
  level: Level | null;
  state: StateFilter | null;
  sort: Sort;
  isAscending: boolean;
  size: number;
  page: number;
  /** How many pages before the last this one is, if the link knew. */
  fromEnd: number | null;
  near: Anchor | null;
  /** Everything that matches is chosen, on all pages. */
  isAllChosen: boolean;
}

const LONGEST_SEARCH = 80;
const MAX_PAGES = 200_000;

/** A page and where it begins as one word, for a button that can send only one: "3", "18e1", "4n3.17.id". */
const GO = /^(\d{1,6})(?:e([0-2])|n([\w.-]{1,300}))?$/;

export const writeGo = (page: number, { near, end }: { near?: string; end?: string }) =>
  `${page}${near ? `n${near}` : end ? `e${end}` : ""}`;

/** A column and its sort direction as one word: "overall.desc". */
const BY = /^([a-z]+)\.(asc|desc)$/;

export const writeBy = ({ sort, isAscending }: Pick<ListQuery, "sort" | "isAscending">) =>
  `${sort}.${isAscending ? "asc" : "desc"}`;

/** Reads the query of a URL. Values that it does not understand are ignored. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const [, page, end, near] = GO.exec(query.get("go") ?? "") ?? [];
  // A column's button counts before the choice among the filters, which is sent with it.
  const [, by, order] = BY.exec(query.get("by") ?? query.get("sorted") ?? "") ?? [];
  const find = <T extends string>(given: string | null | undefined, values: readonly T[]): T | null =>
    values.find((value) => value === given) ?? null;
  const pick = <T extends string>(name: string, values: readonly T[]) => find(query.get(name), values);
  const level = pick("level", LEVELS);
  const size = Number(query.get("size"));
  return {
    search: (query.get("search") ?? "").normalize("NFC").trim().slice(0, LONGEST_SEARCH),
    industry: /^[a-z0-9-]{1,60}$/.exec(query.get("industry") ?? "")?.[0] ?? null,
    country: /^[A-Za-z0-9-]{1,20}$/.exec(query.get("country") ?? "")?.[0] ?? null,
    tag: readId(query.get("tag")),
    date: readId(query.get("date")),
    level,
    // A level implies a result.
    state: level ? null : pick("state", STATES),
    sort: find(by, SORTS) ?? pick("sort", SORTS) ?? FIRST_SORT,
    isAscending: (order ?? query.get("order")) === "asc",
    size: PAGE_SIZES.find((each) => each === size) ?? PAGE_SIZE,
    page: readNumber(page ?? query.get("page"), 1, MAX_PAGES) ?? 1,
    fromEnd: readNumber(page ? end : query.get("end"), 0, 2),
    near: readAnchor(page ? near : query.get("near")),
    isAllChosen: query.get("chosen") === "all",
  };
}

const readId = (text: string | null) => /^[\w-]{22}$/.exec(text ?? "")?.[0] ?? null;

function readNumber(text: string | null | undefined, least: number, most: number): number | null {
  const number = /^\d{1,6}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** A page, its first row's value (a number, or the bytes of a text in hexadecimal after a "t"), and that row's company. */
const ANCHOR = /^(\d{1,6})\.(?:(-?\d{1,15})|t((?:[0-9a-f]{2}){0,120}))\.([\w-]{22})$/;

function readAnchor(text: string | null | undefined): Anchor | null {
  const [, page, number, bytes, companyId] = ANCHOR.exec(text ?? "") ?? [];
  if (!companyId) return null;
  return { page: Number(page), value: number === undefined ? readHex(bytes ?? "") : Number(number), companyId };
}

const readHex = (bytes: string) =>
  new TextDecoder().decode(Uint8Array.from(bytes.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));

const writeHex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const writeAnchor = ({ page, value, companyId }: Anchor) =>
  `${page}.${typeof value === "number" ? value : `t${writeHex(value)}`}.${companyId}`;

type Filters = Pick<ListQuery, "search" | "industry" | "level" | "state"> &
  Partial<Pick<ListQuery, "country" | "tag" | "date">>;

/** The query of a list's URL: filters and order, without its page, which `more` may add. Empty for the list's initial state. */
export function writeListQuery(
  { search, industry, country, tag, date, level, state, sort, isAscending, size }: Filters & Partial<ListQuery>,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | null | undefined | false) => value && query.set(name, value);
  add("search", search);
  add("industry", industry);
  add("country", country);
  add("tag", tag);
  add("date", date);
  add("level", level);
  add("state", state);
  add("sort", sort !== FIRST_SORT && sort);
  add("order", isAscending && "asc");
  add("size", size !== undefined && size !== PAGE_SIZE && String(size));
  for (const [name, value] of Object.entries(more)) add(name, value);
  const written = query.toString();
  return written && `?${written}`;
}

/** The page numbers to offer: two at each edge and two around the current one; null marks a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, 2, page - 2, page - 1, page, page + 1, page + 2, pages - 1, pages];
  const numbers = [...new Set(wanted.filter((number) => number >= 1 && number <= pages))].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    if (index === 0 || gap === 1) return [number];
    return gap === 2 ? [number - 1, number] : [null, number];
  });
}

/**
 * The search as an FTS5 query: each word must begin a word of the searched text. Empty if no word is left. Each word is in quotes, so that
 * nothing in it is an operator.
 */
export function searchWords(search: string): string {
  const words = search.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words
    .slice(0, 8)
    .map((word) => `words : "${word}" *`)
    .join(" AND ");
}

/** The shortest time between two reminders of the same company: a week. */
export const REMINDER_PAUSE_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether a member may be reminded: it has not finished, and has not been reminded within a week. */
export const mayRemind = (isDone: boolean, remindedAt: number | null, now: number) =>
  !isDone && (remindedAt === null || remindedAt <= now - REMINDER_PAUSE_MS);
