import { and, asc, between, desc, eq, type SQL, sql } from "drizzle-orm";
import { memberOfKindPath } from "~/core/addresses/network";
import { officeCompanyPath } from "~/core/addresses/office";
import { LEVELS, type Level } from "~/core/level";
import { isWholePopulation } from "~/foundation/company/rules/population";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { results } from "~/foundation/tables/results";
import { type Filter, monthsOf, NO_FILTER } from "~/network/analytics/rules/filters";
import { lookedForEach, MAX_LOOKED } from "~/network/analytics/rules/lists";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { monthOf, numberOf } from "~/results/statistics/count.server";
import { UNCUT } from "~/results/statistics/rules/cells";
import { contributions, rankingLists, rankings } from "~/results/tables/cells";
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

/** A company behind a bar: its id as a form sends it, and where it stands in the score that gives the list its order. */
export interface ListedVendor extends LinkedVendor {
  id: string;
  level: Level;
  /** In hundredths of a percent. */
  score: number;
}

/** A company behind a bar as a page names it. */
export const listVendor = (ctx: Context, of: Of, found: Cursor & Vendor & { companyId: string }): ListedVendor => ({
  ...linkVendor(ctx, of, found),
  id: ctx.ids.seal(found.companyId),
  level: LEVELS[found.rank] ?? LEVELS[0],
  score: found.score,
});

/** A company of a list as a page names it. */
function linkVendor(
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

/** Whether a list has an order of its own within a filter: all companies, those of an industry, or those of a state. */
export function isOrdered({ country, state, industry, size, from, to }: Filter): boolean {
  // A state implies its country.
  const others = state ? [industry, size, from, to] : [country, size, from, to];
  return others.every((value) => value === "");
}

/**
 * SQL condition: a place in the ranking of a subject, among the companies of the filter's state, else of its industry, else among all, and
 * on the level if one is named.
 */
export function isRanked(
  { population, kind }: Of,
  { state, industry }: Filter,
  which: { subject: string; level?: Level | null },
) {
  const list = sql`(select ${rankingLists.id} from ${rankingLists} where ${rankingLists.population} = ${population} and ${rankingLists.kind} = ${kind} and ${rankingLists.subject} = ${which.subject})`;
  return and(
    eq(rankings.listId, list),
    eq(rankings.cut, numberOf(state || industry || UNCUT)),
    which.level ? eq(rankings.rank, LEVELS.indexOf(which.level)) : undefined,
  );
}

/** SQL condition: the result is within the filter. */
export function isWithin(filter: Filter): SQL | undefined {
  const months = monthsOf(filter);
  return and(
    filter.country ? eq(results.countryId, filter.country) : undefined,
    filter.state ? eq(results.stateId, filter.state) : undefined,
    filter.industry ? eq(results.industryId, filter.industry) : undefined,
    filter.size ? eq(results.revenueBand, filter.size) : undefined,
    months ? between(monthOf, months.first, months.last) : undefined,
  );
}

/**
 * The statement that reads the first companies of a list. The ranking gives the order, so it reads only the rows it returns. If the group has
 * no ranking of its own, it searches the first `looked` companies of the wider group that has one, and stops once it has enough.
 */
export function vendorsStatement(
  ctx: Context,
  of: Of,
  filter: Filter,
  which: Which,
  limit: number,
  { after, looked = MAX_LOOKED }: { after?: Cursor | undefined; looked?: number } = {},
) {
  const { rank, score, contributionId } = rankings;
  const isWhole = isOrdered(filter);
  // A subquery with its own limit returns its rows in order. Sorting them again would need all of them.
  const candidates = ctx.db
    .select({ rank, score, contributionId })
    .from(rankings)
    .where(and(isRanked(of, filter, which), after && isPast(after)))
    .orderBy(...orderOf(which))
    .limit(isWhole ? limit : looked)
    .as("candidates");
  return ctx.db
    .select({
      company: companies.name,
      username: ownerNameOf(sql`${results.companyId}`).as("owner_name"),
      rank: candidates.rank,
      score: candidates.score,
      contributionId: candidates.contributionId,
      companyId: results.companyId,
    })
    .from(candidates)
    .crossJoin(contributions)
    .crossJoin(results)
    .crossJoin(companies)
    .where(
      and(
        eq(contributions.id, candidates.contributionId),
        eq(results.assessmentId, contributions.assessmentId),
        isWithin(filter),
        eq(companies.id, results.companyId),
      ),
    )
    .limit(limit);
}

/** The order of a ranking: the highest first, or the lowest for its lower end. */
function orderOf(which: Which) {
  const way = "end" in which && which.end === "bottom" ? asc : desc;
  return [rankings.rank, rankings.score, rankings.contributionId].map((column) => way(column));
}

/** SQL for the assessments by which the first companies of all are ranked: those that `vendorsStatement` names with this limit. */
export function rankedFirst(ctx: Context, of: Of, which: Which, limit: number): SQL {
  const first = ctx.db
    .select({ id: rankings.contributionId })
    .from(rankings)
    .where(isRanked(of, NO_FILTER, which))
    .orderBy(...orderOf(which))
    .limit(limit);
  return sql`(select ${contributions.assessmentId} from ${contributions} where ${contributions.id} in ${first})`;
}

/** Where a page of a list ends. */
export interface Cursor {
  rank: number;
  score: number;
  contributionId: number;
}

/** SQL condition: the place comes after another, highest first. */
export function isPast(place: Cursor): SQL {
  const { rank, score, contributionId } = rankings;
  return sql`(${rank}, ${score}, ${contributionId}) < (${place.rank}, ${place.score}, ${place.contributionId})`;
}

const writeCursor = ({ rank, score, contributionId }: Cursor) => `${rank}.${score}.${contributionId}`;

/** The place that a URL names; undefined if there is none. */
export function readCursor(text: string): Cursor | undefined {
  const [, rank, score, contributionId] = /^(\d)\.(\d{1,5})\.(\d{1,15})$/.exec(text) ?? [];
  return rank === undefined
    ? undefined
    : { rank: Number(rank), score: Number(score), contributionId: Number(contributionId) };
}

/**
 * A page of a list from rows in list order. It checks the first `most` rows for those that have a name and are behind the bar. Returns the
 * companies, how many rows it checked, and where the next page starts (null at the end).
 */
export function pageOf<Row extends Cursor & { company: string | null; username: string | null; companyId: string }>(
  rows: readonly Row[],
  most: number,
  isBehind: (row: Row) => boolean,
) {
  const vendors: (Cursor & Vendor & { companyId: string })[] = [];
  let looked = 0;
  for (const row of rows.slice(0, most)) {
    looked += 1;
    const { company, username, companyId, rank, score, contributionId } = row;
    if (company !== null && isBehind(row)) {
      vendors.push({ company, username: username ?? "", companyId, rank, score, contributionId });
    }
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
  const looked = lookedForEach(lists.length);
  const statements = lists.map((which) => vendorsStatement(ctx, of, filter, which, limit, { looked }));
  const found = (await runTogether(ctx.reads, statements)) as { company: string; username: string | null }[][];
  return found.map((rows) => rows.map(({ company, username }) => ({ company, username: username ?? "" })));
}
