/** Rows per page in the office's lists. */
export const PAGE_SIZE = 20;

/** Maximum number of matches of an office search: it is meant for finding somebody, not for paging. */
export const MAX_FOUND = 200;

/** The orders of the office's lists of companies and people: by registration, by name, or by the last change of an assessment. */
export const ORDERS = ["newest", "oldest", "name", "changed", "unchanged"] as const;
export type Order = (typeof ORDERS)[number];

/** Reads `order` from an address; anything else means the first of the possible ones. */
export const readOrder = (query: URLSearchParams, possible: readonly [Order, ...Order[]]): Order =>
  possible.find((each) => each === query.get("order")) ?? possible[0];

/** Where a page begins in a list: after a row, or before one. */
export interface Cursor {
  at: number;
  id: string;
  isBefore: boolean;
}

/** The page an address asks for; without a place it is always the first. */
export interface Walk {
  page: number;
  place: Cursor | null;
}

/** Reads `page`, `after` and `before` from an address; invalid input means the first page. */
export function readWalk(query: URLSearchParams): Walk {
  const page = Number(/^\d{1,6}$/.exec(query.get("page") ?? "")?.[0] ?? 1);
  const place = readCursor(query.get("after"), false) ?? readCursor(query.get("before"), true);
  return place && page > 0 ? { page, place } : { page: 1, place: null };
}

function readCursor(text: string | null, isBefore: boolean): Cursor | null {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(text ?? "") ?? [];
  return at && id ? { at: Number(at), id, isBefore } : null;
}

/** The fields of a row that locate a page. */
interface Row {
  at: number;
  id: string;
}

/**
 * The rows of a page in list order, and the queries of the pages on either side (null if there is none). `found` contains the rows
 * from the place on, in the direction of the walk, and one more than a page shows if there are that many.
 */
export function cutWalk<R extends Row>(
  { page, place }: Walk,
  found: readonly R[],
): { rows: R[]; previous: Record<string, string> | null; next: Record<string, string> | null } {
  const isMore = found.length > PAGE_SIZE;
  const shown = found.slice(0, PAGE_SIZE);
  const rows = place?.isBefore ? shown.reverse() : shown;
  const [first, last] = [rows[0], rows.at(-1)];
  const hasBefore = place !== null && (!place.isBefore || isMore);
  const hasAfter = place?.isBefore ? true : isMore;
  const before: Record<string, string> =
    first && page > 2 ? { page: String(page - 1), before: `${first.at}.${first.id}` } : {};
  return {
    rows,
    previous: hasBefore && first ? before : null,
    next: hasAfter && last ? { page: String(page + 1), after: `${last.at}.${last.id}` } : null,
  };
}
