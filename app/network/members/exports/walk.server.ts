import type { Population } from "~/network/members/member-counts.server";
import { type ListQuery, MAX_FOUND } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { pageStatement } from "../find-members.server";

/** Companies that are read at once. */
const PAGE = 500;

/**
 * The ids of the companies in a list, in its order, page by page, up to `most` of them. The return value says whether there were more. Each
 * page begins where the previous one ended, so every page costs the same.
 */
export async function* walkMembers(
  ctx: Context,
  population: Population,
  query: ListQuery,
  most: number,
): AsyncGenerator<string[], boolean> {
  const way = query.isAscending ? 1 : -1;
  let [asked, number, last]: [ListQuery, number, string | null] = [
    { ...query, size: PAGE, page: 1, near: null, fromEnd: null },
    0,
    null,
  ];
  for (;;) {
    const page = pageStatement(ctx, population, asked);
    const found = await ctx.db.select({ companyId: page.companyId, value: page.value }).from(page);
    found.sort((a, b) => way * (compare(a.value, b.value) || compare(a.companyId, b.companyId)));
    // The next page begins with the last company of the previous one, if that company is still there.
    const ids = found.map(({ companyId }) => companyId).filter((id) => id !== last);
    const fitting = ids.slice(0, most - number);
    if (fitting.length > 0) yield fitting;
    number += fitting.length;
    if (fitting.length < ids.length) return true;
    const end = found.at(-1);
    if (query.search) return found.length >= MAX_FOUND;
    if (found.length < PAGE || !end) return false;
    last = end.companyId;
    asked = { ...asked, near: { page: 1, value: end.value, companyId: end.companyId } };
  }
}

/**
 * All rows of a list, part by part, up to `most` of them. The return value says whether there were more. `read` gives the part after a place,
 * and the place after which the next one begins; null at the end.
 */
export async function* walkParts<Row, Place>(
  read: (after: Place | null) => Promise<{ rows: Row[]; next: Place | null }>,
  most: number,
): AsyncGenerator<Row[], boolean> {
  let [number, after]: [number, Place | null] = [0, null];
  for (;;) {
    const { rows, next } = await read(after);
    const fitting = rows.slice(0, most - number);
    if (fitting.length > 0) yield fitting;
    number += fitting.length;
    if (fitting.length < rows.length) return true;
    if (next === null) return false;
    after = next;
  }
}

const compare = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

/** A list of ids in parts of `size`. */
export function* inParts(ids: readonly string[], size: number): Generator<string[]> {
  for (let from = 0; from < ids.length; from += size) yield ids.slice(from, from + size);
}
