import { and, asc, between, type Column, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { dayFor } from "~/assessment/deadlines/queries.server";
import { chosenDeadlines, chosenMembers } from "~/assessment/deadlines/tables";
import { FLOORS } from "~/assessment/scoring/rules/levels";
import type { Kind } from "~/core/kinds/kind";
import { companies } from "~/foundation/tables/company";
import { type ListQuery, MAX_FOUND, type Sort, searchWords } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import type { Population } from "./member-counts.server";
import { memberStandings as standings, taggedMembers as tagged } from "./tables";

const COLUMNS: Record<Sort, Column> = {
  company: standings.nameKey,
  changed: standings.changedAt,
  overall: standings.overallRank,
  first: standings.firstRank,
  second: standings.secondRank,
  third: standings.thirdRank,
};

/**
 * Whether the companies of a list are looked up by their keys, few as they are, and not by the index of its order: those that a search finds,
 * those of a date for chosen ones, and the late ones while the date for all is not over.
 */
export const isLookedUp = ({ isOver }: Population, { search, date, state }: Wanted) =>
  search !== "" || date !== null || (state === "late" && isOver === false);

/**
 * The column by which a list is sorted, and where its rows come from: the companies of a tag in the order of their last change have an index
 * of their own, in which the others do not lie between. Other orders are followed as without the tag.
 */
const orderOf = (population: Population, query: ListQuery) => {
  const { tag, sort } = query;
  const isOfTag = tag !== null && sort === "changed" && !isLookedUp(population, query);
  return isOfTag
    ? { isOfTag, column: tagged.changedAt as Column, id: tagged.companyId as Column }
    : { isOfTag, column: COLUMNS[sort], id: standings.companyId as Column };
};

/** SQL condition: a row of `member_standings` matches the list, whose rows of a tag it may come from (`orderOf`). */
function isInList(population: Population, query: ListQuery): SQL | undefined {
  const { isOfTag } = orderOf(population, query);
  if (!isOfTag) return isWanted(population, query);
  const { corporateId, kind } = population;
  return and(
    eq(tagged.tagId, query.tag ?? ""),
    eq(tagged.kind, kind),
    eq(tagged.corporateId, corporateId),
    eq(standings.companyId, tagged.companyId),
    isWanted(population, { ...query, tag: null }),
  );
}

/** What a list is filtered by, and what it is sorted by, which decides the index. */
type Wanted = Pick<ListQuery, "search" | "industry" | "country" | "tag" | "date" | "level" | "state" | "sort">;

/** SQL condition: a row of `member_standings` matches the list. */
export function isWanted(population: Population, query: Wanted): SQL | undefined {
  const { corporateId, kind } = population;
  const { industry, country, tag, date, level, state, sort, search } = query;
  const words = searchWords(search);
  const isByKey = isLookedUp(population, query);
  // What is looked up is found by its key, and the rows of an order by its index. The `+` rules out other indexes: one may look shorter
  // to SQLite, but it would read every company that the search did not find, or that is on another page.
  const within = (column: Column) => (isByKey || sort !== "changed" ? sql`+${column}` : sql`${column}`);
  return and(
    eq(standings.corporateId, corporateId),
    isByKey ? sql`+${standings.kind} = ${kind}` : eq(standings.kind, kind),
    industry ? sql`${within(standings.industryId)} = ${industry}` : undefined,
    country ? sql`${within(standings.countryId)} = ${country}` : undefined,
    tag ? isTagged(tag, corporateId, kind) : undefined,
    date ? sql`${standings.companyId} in ${companiesOf(population, sql`${chosenDeadlines.id} = ${date}`)}` : undefined,
    level ? sql`${within(standings.standing)} = ${level}` : undefined,
    state === "none" || state === "draft" ? sql`${within(standings.standing)} = ${state}` : undefined,
    state === "done" ? sql`${within(standings.isOpen)} = 0` : undefined,
    state === "open" || state === "late" ? sql`${within(standings.isOpen)} = 1` : undefined,
    state === "late" ? isLate(population) : undefined,
    // Punctuation alone matches no word.
    search ? (words ? isFound(corporateId, words) : sql`false`) : undefined,
  );
}

/** SQL condition: the company of a row of `member_standings` has a tag of this corporate company, found by its key. */
const isTagged = (tag: string, corporateId: string, kind: Kind) =>
  sql`exists (select 1 from ${tagged} where ${tagged.corporateId} = ${corporateId} and ${tagged.companyId} = ${standings.companyId} and ${tagged.kind} = ${kind} and ${tagged.tagId} = ${tag})`;

/** The companies that a corporate company asks by dates for chosen ones, as a list in SQL; `which` says by which dates. */
const companiesOf = ({ corporateId, kind }: Population, which: SQL) =>
  sql`(select ${chosenMembers.companyId} from ${chosenDeadlines} cross join ${chosenMembers} on ${chosenMembers.deadlineId} = ${chosenDeadlines.id} where ${chosenDeadlines.companyId} = ${corporateId} and ${chosenDeadlines.kind} = ${kind} and ${which})`;

/** SQL condition: the day by which a corporate company asks a member to finish is over, its own day or the one for all. */
function isLate(population: Population): SQL {
  const { corporateId, kind, today, isOver } = population;
  const isPast = sql`${chosenDeadlines.dueOn} < ${today}`;
  if (isOver === false) return sql`${standings.companyId} in ${companiesOf(population, isPast)}`;
  return sql`${dayFor(corporateId, standings.companyId, kind)} < ${today}`;
}

/**
 * The statement that counts the members of a list, as far as filters other than its state narrow it, who have not finished and have a date of
 * their own, by whether that day is over. It reads as many rows as they are.
 */
export function chosenOpenStatement(ctx: Context, population: Population, query: ListQuery) {
  const { corporateId, kind, today } = population;
  const isPast = sql`${chosenDeadlines.dueOn} < ${today}`;
  return ctx.db
    .select({
      late: sql<number>`coalesce(sum(${isPast}), 0)`.as("late_count"),
      inTime: sql<number>`coalesce(sum(not ${isPast}), 0)`.as("in_time_count"),
    })
    .from(chosenDeadlines)
    .crossJoin(chosenMembers)
    .crossJoin(standings)
    .where(
      and(
        eq(chosenDeadlines.companyId, corporateId),
        eq(chosenDeadlines.kind, kind),
        eq(chosenMembers.deadlineId, chosenDeadlines.id),
        eq(standings.companyId, chosenMembers.companyId),
        // Each by its key.
        isWanted({ ...population, isOver: false }, { ...query, state: "open", sort: "company" }),
      ),
    );
}

/**
 * The ranks between which everything lies that a filter wants, so that a list sorted by a score does not begin with rows of which it wants
 * none. What a rank is: `tables.ts`.
 */
function ranksOf({ level, state, sort }: ListQuery): [least: number, most: number] | null {
  if (sort === "changed" || sort === "company") return null;
  const isOverall = sort === "overall";
  if (level) {
    const floor = 100 * (FLOORS.find(([, each]) => each === level)?.[0] ?? 0);
    return isOverall ? [floor, floor + LEVEL_WIDTH] : [-1, MAX_RANK];
  }
  if (state === "done") return [isOverall ? 0 : -1, MAX_RANK];
  if (state === "none" || (state && !isOverall)) return [-2, -2];
  return state ? [state === "draft" ? -1 : -2, -1] : null;
}

/** A score of everything, and the width of a level, in hundredths of a percent. */
const MAX_RANK = 10_000;
const LEVEL_WIDTH = 2_000;

/** SQL condition: the search finds the company, by the beginnings of words in its name or its owner's name, ignoring accents. */
function isFound(corporateId: string, words: string): SQL {
  const match = sql`'keys : c' || hex(${corporateId}) || ${` AND ${words}`}`;
  return sql`${standings.companyId} in (select company_id from member_search where member_search match ${match} limit ${MAX_FOUND})`;
}

/** A part of a list that a call asks for by offset, not by page. */
export interface Page {
  offset: number;
  limit: number;
}

/** How the statement of a page finds its rows: which ones, in which order, and how many to skip. */
interface Reach {
  after: SQL | undefined;
  isReversed: boolean;
  limit: number;
  offset: number;
}

/**
 * Starts at the page that showed the link, at the end, or at the beginning, as the URL says. So a request reads only as many rows as a few
 * pages contain, wherever the page is in the list.
 */
function reach(population: Population, query: ListQuery): Reach {
  const { page, size, near, fromEnd, isAscending, search } = query;
  const { column, id } = orderOf(population, query);
  if (fromEnd !== null && !search) {
    return { after: undefined, isReversed: true, limit: (fromEnd + 1) * size, offset: 0 };
  }
  if (!near || search) return { after: undefined, isReversed: false, limit: size, offset: (page - 1) * size };
  const isOnward = page >= near.page;
  const key = sql`(${column}, ${id})`;
  const sign = sql.raw(isOnward === isAscending ? (isOnward ? ">=" : ">") : isOnward ? "<=" : "<");
  const place = sql`(${near.value}, ${near.companyId})`;
  const pages = isOnward ? page - near.page : near.page - page - 1;
  return { after: sql`${key} ${sign} ${place}`, isReversed: !isOnward, limit: size, offset: pages * size };
}

/** The statement that finds the rows of a page by an index alone. The data shown with them is joined to these few rows. */
export function pageStatement(ctx: Context, population: Population, query: ListQuery, part?: Page) {
  const isByKey = isLookedUp(population, query);
  const { after, isReversed, limit, offset } = part
    ? { after: undefined, isReversed: false, ...part }
    : reach(population, query);
  const { isOfTag, column, id } = orderOf(population, query);
  // From a place in the list, its index is followed anyway.
  const ranks = after || isByKey ? null : ranksOf(query);
  const way = query.isAscending !== isReversed ? asc : desc;
  const rows = from(ctx, isOfTag, {
    companyId: standings.companyId,
    industryId: standings.industryId,
    scope: standings.scope,
    standing: standings.standing,
    assessmentId: standings.assessmentId,
    overall: standings.overall,
    first: standings.first,
    second: standings.second,
    third: standings.third,
    changedAt: standings.changedAt,
    remindedAt: standings.remindedAt,
    value: sql<number | string>`${column}`.as("sort_value"),
  });
  return rows
    .where(and(isInList(population, query), after, ranks ? between(column, ...ranks) : undefined))
    .orderBy(way(isByKey ? sql`+${column}` : column), way(id))
    .limit(limit)
    .offset(offset)
    .as("page");
}

/** Selects from the standings, by way of the rows of a tag if the list is in their order. */
function from<T extends Record<string, SQL.Aliased | SQLiteColumn>>(ctx: Context, isOfTag: boolean, fields: T) {
  const all = () => ctx.db.select(fields).from(standings);
  // A cross join, which SQLite does not turn round.
  return isOfTag
    ? (ctx.db.select(fields).from(tagged).crossJoin(standings) as unknown as ReturnType<typeof all>)
    : all();
}

/** The statement that finds the company after another in a list, or before it, wherever that one is. An index finds it at once. */
export function neighbourStatement(
  ctx: Context,
  population: Population,
  query: ListQuery,
  { companyId, isNext }: { companyId: string; isNext: boolean },
) {
  const { corporateId, kind } = population;
  const { isOfTag, column, id } = orderOf(population, query);
  const sorted = COLUMNS[query.sort];
  const isUp = query.isAscending === isNext;
  const way = isUp ? asc : desc;
  const value = isLookedUp(population, query) ? sql`+${column}` : sql`${column}`;
  const own = sql`((select "own".${sql.identifier(sorted.name)} from ${standings} as "own" where "own"."corporate_id" = ${corporateId} and "own"."company_id" = ${companyId} and "own"."kind" = ${kind}), ${companyId})`;
  const found = from(ctx, isOfTag, { companyId: standings.companyId })
    .where(and(isInList(population, query), sql`(${value}, ${id}) ${sql.raw(isUp ? ">" : "<")} ${own}`))
    .orderBy(way(value), way(id))
    .limit(1)
    .as("neighbour");
  return ctx.db
    .select({ companyId: found.companyId, company: companies.name })
    .from(found)
    .innerJoin(companies, eq(companies.id, found.companyId));
}

/** The rows of the page, from rows in list order. A page counted from the end may read more rows than it shows. */
export function cutPage<T>(found: T[], { fromEnd, size, search }: ListQuery, count: number): T[] {
  if (fromEnd === null || search) return found;
  const ofLast = count === 0 ? 0 : ((count - 1) % size) + 1;
  const end = fromEnd === 0 ? found.length : found.length - ofLast - (fromEnd - 1) * size;
  return found.slice(Math.max(0, end - (fromEnd === 0 ? ofLast : size)), Math.max(0, end));
}

/** The statement that counts a list whose companies are looked up, a search up to its limit. It counts nothing in another list, which cells count. */
export function foundStatement(ctx: Context, population: Population, query: ListQuery) {
  return ctx.db
    .select({ count: sql<number>`count(*)`.as("found_count") })
    .from(standings)
    .where(
      isLookedUp(population, query)
        ? isWanted(population, query)
        : and(eq(standings.corporateId, population.corporateId), sql`false`),
    );
}
