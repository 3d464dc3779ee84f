/** How many rows a page of the office's lists shows. */
export const PAGE_SIZE = 20;

/** Matches that a search of the office goes through: it is there to find somebody, not to page. */
export const MAX_FOUND = 200;

/** Where in a list that is walked by a time and an id a page begins: behind a row, or before one. */
export interface Cursor {
  at: number;
  id: string;
  isBefore: boolean;
}

/** Which page of a list an address asks for; without a place it is the first, whatever number it bears. */
export interface Walk {
  page: number;
  place: Cursor | null;
}

/** Reads `page`, `after` and `before` off an address; what makes no sense is the first page. */
export function readWalk(query: URLSearchParams): Walk {
  const page = Number(/^\d{1,6}$/.exec(query.get("page") ?? "")?.[0] ?? 1);
  const place = readCursor(query.get("after"), false) ?? readCursor(query.get("before"), true);
  return place && page > 0 ? { page, place } : { page: 1, place: null };
}

function readCursor(text: string | null, isBefore: boolean): Cursor | null {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(text ?? "") ?? [];
  return at && id ? { at: Number(at), id, isBefore } : null;
}

/** A row by which a page is found. */
interface Row {
  at: number;
  id: string;
}

/**
 * The rows of a page in the list's order, and the queries of the pages beside it (null where there is none). `found` are the rows from the
 * place on, in the direction of the walk, one more than a page shows if there are so many.
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
