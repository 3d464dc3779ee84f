import { and, asc, between, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { memberOfKindPath } from "~/core/addresses/network";
import { officeCompanyPath } from "~/core/addresses/office";
import { LEVELS, type Level } from "~/core/level";
import { isWholePopulation } from "~/foundation/company/rules/population";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { type Filter, monthsOf, NO_FILTER } from "~/network/analytics/rules/filters";
import { MAX_LOOKED } from "~/network/analytics/rules/lists";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { standings } from "~/results/tables/cells";
import type { Of } from "./read.server";

/** A company of a list, with its owner's name. */
export interface Vendor {
  company: string;
  username: string;
}

/** The same with its page: the member's, or for the network's office the one under Administration. */
export interface LinkedVendor extends Vendor {
  href: string;
}

/** A company of a list as a page names it. */
export function linkVendor(
  ctx: Context,
  { population, kind }: Of,
  { company, username, companyId }: Vendor & { companyId: string },
): LinkedVendor {
  const href = isWholePopulation(population)
    ? officeCompanyPath(companyId)
    : memberOfKindPath(kind, ctx.ids.seal(companyId));
  return { company, username, href };
}

/** Which companies of a subject: the highest, the lowest, or those on a level. */
export type Which = { subject: string } & ({ end: "top" | "bottom" } | { level: Level | null });

/** How many companies a page of a list names. */
export const PAGE = 50;

/** The name of a company's owner, as SQL; null if it no longer has one. */
export const ownerNameOf = (companyId: SQL) =>
  sql<
    string | null
  >`(select ${users.username} from ${users} where ${users.companyId} = ${companyId} and ${users.role} = 'owner' and ${users.erasedAt} is null order by ${users.createdAt} limit 1)`;

const rankOf = (level: Level) => LEVELS.indexOf(level);

/**
 * The part of a filter for which an index has the order of a list, and whether that is the whole filter. The rest is checked for each
 * company.
 */
export function orderedBy(filter: Filter): { ordered: Filter; isWhole: boolean } {
  const { state, industry } = filter;
  // A state implies its country.
  const { country, ...rest } = filter;
  const ordered = { ...NO_FILTER, ...(state ? { state } : { industry }) };
  const others = Object.entries({ ...rest, country: state ? "" : country });
  return { ordered, isWhole: others.every(([name, value]) => ordered[name as keyof Filter] === value) };
}

/** SQL condition: a standing of this subject, within the filter, and on the level if one is named. */
export function isIn({ population, kind }: Of, filter: Filter, which: { subject: string; level?: Level | null }) {
  const months = monthsOf(filter);
  return and(
    eq(standings.population, population),
    eq(standings.kind, kind),
    eq(standings.subject, which.subject),
    which.level ? eq(standings.rank, rankOf(which.level)) : undefined,
    filter.country ? eq(standings.countryId, filter.country) : undefined,
    filter.state ? eq(standings.stateId, filter.state) : undefined,
    filter.industry ? eq(standings.industryId, filter.industry) : undefined,
    filter.size ? eq(standings.size, filter.size) : undefined,
    months ? between(standings.month, months.first, months.last) : undefined,
  );
}

/**
 * The statement that reads the first companies of a list. An index gives the order, so it reads only the rows it returns. If no index fits
 * the group, it searches the first `MAX_LOOKED` companies of the wider group that has an index, and stops once it has enough.
 */
export function vendorsStatement(ctx: Context, of: Of, filter: Filter, which: Which, limit: number, after?: Cursor) {
  const { rank, score, companyId } = standings;
  const { ordered, isWhole } = orderedBy(filter);
  const isUp = "end" in which && which.end === "bottom";
  // A subquery with its own limit returns its rows in order. Sorting them again would need all of them.
  const candidates = ctx.db
    .select({ rank, score, companyId })
    .from(standings)
    .where(and(isIn(of, ordered, which), after && isPast(after)))
    .orderBy(...[rank, score, companyId].map((column) => (isUp ? asc(column) : desc(column))))
    .limit(isWhole ? limit : MAX_LOOKED)
    .as("candidates");
  const isOfGroup = sql`exists (select 1 from ${standings} where ${and(isIn(of, filter, which), isOf(candidates))})`;
  return ctx.db
    .select({
      company: companies.name,
      username: ownerNameOf(sql`${candidates.companyId}`).as("owner_name"),
      rank: candidates.rank,
      score: candidates.score,
      companyId: candidates.companyId,
    })
    .from(candidates)
    .crossJoin(companies)
    .where(and(eq(companies.id, candidates.companyId), isWhole ? undefined : isOfGroup))
    .limit(limit);
}

/** SQL condition: the standing is that of a candidate of the same list. */
export const isOf = ({ rank, score, companyId }: Record<keyof Cursor, SQLiteColumn>) =>
  and(eq(standings.rank, rank), eq(standings.score, score), eq(standings.companyId, companyId));

/** Where a page of a list ends. */
export interface Cursor {
  rank: number;
  score: number;
  companyId: string;
}

/** SQL condition: the standing comes after this place, highest first. */
export function isPast(place: Cursor): SQL {
  const { rank, score, companyId } = standings;
  return sql`(${rank}, ${score}, ${companyId}) < (${place.rank}, ${place.score}, ${place.companyId})`;
}

const writeCursor = ({ rank, score, companyId }: Cursor) => `${rank}.${score}.${companyId}`;

/** The place that a URL names; undefined if there is none. */
export function readCursor(text: string): Cursor | undefined {
  const [, rank, score, companyId = ""] = /^(\d)\.(\d{1,5})\.([\w-]{1,64})$/.exec(text) ?? [];
  return rank === undefined ? undefined : { rank: Number(rank), score: Number(score), companyId };
}

/**
 * A page of a list from rows in list order. It checks the first `most` rows for those that have a name and are behind the bar. Returns the
 * companies, how many rows it checked, and where the next page starts (null at the end).
 */
export function pageOf<Row extends Cursor & { company: string | null; username: string | null }>(
  rows: readonly Row[],
  most: number,
  isBehind: (row: Row) => boolean,
) {
  const vendors: (Vendor & { companyId: string })[] = [];
  let looked = 0;
  for (const row of rows.slice(0, most)) {
    looked += 1;
    const { company, username, companyId } = row;
    if (company !== null && isBehind(row)) vendors.push({ company, username: username ?? "", companyId });
    if (vendors.length === PAGE) break;
  }
  const last = rows[looked - 1];
  return { vendors, looked, next: last && looked < rows.length ? writeCursor(last) : null };
}

/** The first companies of several lists, in order, in one round trip. */
export async function readVendors(
  ctx: Context,
  of: Of,
  filter: Filter,
  lists: Which[],
  limit: number,
): Promise<Vendor[][]> {
  const statements = lists.map((which) => vendorsStatement(ctx, of, filter, which, limit));
  const found = (await runTogether(ctx.reads, statements)) as { company: string; username: string | null }[][];
  return found.map((rows) => rows.map(({ company, username }) => ({ company, username: username ?? "" })));
}
