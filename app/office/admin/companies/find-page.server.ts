import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { READINESS } from "~/core/kinds/kind";
import { EVERYBODY } from "~/core/scopes";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { isWanted } from "~/network/members/find-members.server";
import { memberStandings as standings } from "~/network/members/tables";
import { searchWords } from "~/network/membership/rules/list";
import { type Cursor, MAX_FOUND, type Order } from "~/office/log/rules/walk";
import type { Context } from "~/platform/context";
import { inactiveSince } from "../rules/inactive";
import { type CompanyFilters, isByStanding } from "./query";

/** All companies, with how each stands with its Readiness Assessment. */
export const EVERY_COMPANY = { corporateId: EVERYBODY, kind: READINESS, today: "" } as const;

/** Up to so many companies are sorted by name rather than looked for in the order of all names. */
export const FEW = 500;

/** A list of companies in an order. */
export type CompanyList = CompanyFilters & { order: Order };

/** The rows of a list that follow a place in the direction of the walk, at most `limit` of them. */
export interface Reach {
  place: Cursor | null;
  limit: number;
  /** The filters leave so few that they are found by them and then sorted, not found in the order of their names. */
  isFew?: boolean;
}

/** Whether a part of a list is read from its end to its beginning, by the value that orders it. */
export const isFalling = ({ order, search }: CompanyList, { place }: Reach) =>
  (order === "newest" || order === "changed") !== (!search && (place?.isBefore ?? false));

/** The companies of a part of a list, found by an index alone. What is shown of them is joined to these few rows. */
export const companyPage = (ctx: Context, list: CompanyList, reach: Reach) =>
  isWalkOfStandings(list) ? pageOfStandings(ctx, list, reach) : pageOfCompanies(ctx, list, reach);

/** Whether a list is walked by the standings of companies. Searches and the few corporate companies are found first and looked up there. */
const isWalkOfStandings = (list: CompanyList) =>
  !list.search &&
  !list.isCorporateOnly &&
  (isByStanding(list) || list.order === "changed" || list.order === "unchanged");

function pageOfCompanies(ctx: Context, list: CompanyList, reach: Reach) {
  const { search, isCorporateOnly, order } = list;
  const words = searchWords(search);
  const [value, own] =
    order === "name"
      ? [sql`${companies.name} collate nocase`, sql`(select name from companies where id = ${reach.place?.id ?? ""})`]
      : [sql`${companies.createdAt}`, sql`${reach.place?.at ?? 0}`];
  // Literals, so that SQLite can use the partial indexes `companies_corporate` and `companies_by_creation`.
  const isListed = sql`${isCorporateOnly ? sql`${companies.isCorporate} and ` : sql``}${companies.erasedAt} is null`;
  // A search of only punctuation yields no words and finds nothing.
  const isFound = words
    ? sql`${companies.id} in (select company_id from company_search where company_search match ${words} limit ${MAX_FOUND})`
    : sql`false`;
  const isOfStanding = sql`exists (select 1 from ${standings} where ${standings.companyId} = ${companies.id} and ${isInStanding(ctx, list, "company")})`;
  const way = isFalling(list, reach) ? desc : asc;
  return ctx.db
    .select({
      id: sql<string>`${companies.id}`.as("found_id"),
      value: sql<number | string>`${value}`.as("sort_value"),
      at: sql<number>`${companies.createdAt}`.as("found_at"),
    })
    .from(companies)
    .where(
      and(
        search ? isFound : isListed,
        search && isCorporateOnly ? eq(companies.isCorporate, true) : undefined,
        isByStanding(list) ? isOfStanding : undefined,
        search ? undefined : behind(list, reach, sql`(${value}, ${companies.id})`, own),
      ),
    )
    .orderBy(way(value), way(companies.id))
    .limit(reach.limit)
    .as("page");
}

/** The rows that a walk of the standings can be ordered by, and what locates them. */
const PLACED = {
  id: sql<string>`${standings.companyId}`.as("found_id"),
  at: sql<number>`${standings.changedAt}`.as("found_at"),
};

function pageOfStandings(ctx: Context, list: CompanyList, reach: Reach) {
  const isByName = list.order === "name";
  const column = isByName ? standings.nameKey : standings.changedAt;
  const { corporateId, kind } = EVERY_COMPANY;
  const own = isByName
    ? sql`(select "own"."name_key" from ${standings} as "own" where "own"."corporate_id" = ${corporateId} and "own"."company_id" = ${reach.place?.id ?? ""} and "own"."kind" = ${kind})`
    : sql`${reach.place?.at ?? 0}`;
  const way = isFalling(list, reach) ? desc : asc;
  const value = sql<number | string>`${column}`.as("sort_value");
  if (reach.isFew) {
    const few = ctx.db
      .select({ ...PLACED, value })
      .from(standings)
      .where(isInStanding(ctx, list, "changed"))
      // The order of an index with each filter, so that SQLite takes the one of these filters.
      .orderBy(asc(standings.changedAt), asc(standings.companyId))
      .limit(FEW)
      .as("few");
    return ctx.db
      .select({ id: few.id, at: few.at, value: few.value })
      .from(few)
      .where(behind(list, reach, sql`(${few.value}, ${few.id})`, own))
      .orderBy(way(few.value), way(few.id))
      .limit(reach.limit)
      .as("page");
  }
  return ctx.db
    .select({ ...PLACED, value })
    .from(standings)
    .where(
      and(
        isInStanding(ctx, list, isByName ? "company" : "changed"),
        behind(list, reach, sql`(${column}, ${standings.companyId})`, own),
      ),
    )
    .orderBy(way(column), way(standings.companyId))
    .limit(reach.limit)
    .as("page");
}

/** SQL condition: a row of `member_standings` matches the filters. Sorted by company, its index is followed whatever they are. */
function isInStanding(ctx: Context, list: CompanyList, sort: "company" | "changed"): SQL | undefined {
  const { industry, country, level, state, isInactive } = list;
  const since = inactiveSince(ctx.clock());
  const changedAt = sort === "changed" ? sql`${standings.changedAt}` : sql`+${standings.changedAt}`;
  // A standing changes once a day at most, and not by a new draft once there is a result, so the assessments have the last word.
  const isUnchanged = sql`${changedAt} <= ${since} and not exists (select 1 from ${assessments} where ${assessments.companyId} = ${standings.companyId} and ${assessments.updatedAt} > ${since})`;
  return and(
    isWanted(EVERY_COMPANY, { search: "", tag: null, date: null, industry, country, level, state, sort }),
    isInactive ? isUnchanged : undefined,
  );
}

/** Selects the rows that follow a place in the direction of the walk; `key` and `own` are what the row and the place are ordered by. */
function behind(list: CompanyList, reach: Reach, key: SQL, own: SQL): SQL | undefined {
  if (!reach.place) return undefined;
  return sql`${key} ${sql.raw(isFalling(list, reach) ? "<" : ">")} (${own}, ${reach.place.id})`;
}
