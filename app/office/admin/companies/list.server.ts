import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { READINESS } from "~/core/kinds/kind";
import { type Language, pickField } from "~/core/language";
import { companies } from "~/foundation/tables/company";
import { tallies } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import { industries } from "~/foundation/tables/reference";
import { latestResults, results } from "~/foundation/tables/results";
import { searchWords } from "~/network/membership/rules/list";
import { cutWalk, MAX_FOUND, ORDERS, type Order, PAGE_SIZE, type Walk } from "~/office/log/rules/walk";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** Which companies an office list shows. A search covers all of them. */
export interface CompanyQuery {
  search: string;
  isCorporateOnly: boolean;
  order: Order;
  walk: Walk;
}

/** The orders that an index has: names of all companies only. A search finds few enough for every order. */
export const ordersOf = ({ search, isCorporateOnly }: Pick<CompanyQuery, "search" | "isCorporateOnly">) =>
  search ? (["name", "newest", "oldest"] as const) : isCorporateOnly ? (["newest", "oldest"] as const) : ORDERS;

const LONGEST_SEARCH = 80;

/** The search text as typed, normalized, trimmed and cut to the maximum length. */
export const readSearch = (query: URLSearchParams) =>
  (query.get("search") ?? "").normalize("NFC").trim().slice(0, LONGEST_SEARCH);

/**
 * A page of the installation's companies in an order, or the companies a search finds by word prefixes of their name or number;
 * how many there are (for a search, up to `MAX_FOUND`), and the pages on either side. One round trip; reads only the rows of one
 * page or search result.
 */
export async function listCompanies(
  ctx: Context,
  { search, isCorporateOnly, order, walk }: CompanyQuery,
  language: Language,
) {
  const words = searchWords(search);
  const isBefore = walk.place?.isBefore ?? false;
  // Literals, so that SQLite can use the partial indexes `companies_corporate` and `companies_by_creation`.
  const isWanted = sql`${isCorporateOnly ? sql`${companies.isCorporate} and ` : sql``}${companies.erasedAt} is null`;
  // A search of only punctuation yields no words and finds nothing.
  const found = words
    ? sql`${companies.id} in (select company_id from company_search where company_search match ${words} limit ${MAX_FOUND})`
    : sql`false`;
  const isFalling = (order === "newest") !== (isBefore && !search);
  const way = isFalling ? desc : asc;
  const where = search ? found : and(isWanted, behind(walk, order, isFalling));
  const [rows, [tally]] = await runTogether(ctx.reads, [
    ctx.db
      .select({
        id: companies.id,
        at: companies.createdAt,
        name: companies.name,
        registrationNumber: companies.registrationNumber,
        isCorporate: companies.isCorporate,
        industry: sql<string>`${pickField(industries, "name", language)}`.as("industry_name"),
        people:
          sql<number>`(select count(*) from ${users} where ${users.companyId} = "companies"."id" and ${users.erasedAt} is null)`.as(
            "people_count",
          ),
        level: results.level,
      })
      .from(companies)
      .innerJoin(industries, eq(industries.id, companies.industryId))
      .leftJoin(latestResults, and(eq(latestResults.companyId, companies.id), eq(latestResults.kind, READINESS)))
      .leftJoin(results, eq(results.assessmentId, latestResults.assessmentId))
      .where(where)
      .orderBy(way(order === "name" ? NAME : companies.createdAt), way(companies.id))
      .limit(search ? MAX_FOUND : PAGE_SIZE + 1),
    ctx.db
      .select({ count: tallies.count })
      .from(tallies)
      .where(eq(tallies.name, isCorporateOnly ? "corporate" : "companies")),
  ]);
  if (search) return { rows, previous: null, next: null, count: rows.length, isCut: rows.length === MAX_FOUND };
  return { ...cutWalk(walk, rows), count: tally?.count ?? 0, isCut: false };
}

/** A name as the index `companies_by_name` orders it. */
const NAME = sql`${companies.name} collate nocase`;

/** Selects the rows that follow a place in the direction of the walk. */
function behind({ place }: Walk, order: Order, isFalling: boolean): SQL | undefined {
  if (!place) return undefined;
  const follows = sql.raw(isFalling ? "<" : ">");
  return order === "name"
    ? sql`(${NAME}, ${companies.id}) ${follows} ((select name from companies where id = ${place.id}), ${place.id})`
    : sql`(${companies.createdAt}, ${companies.id}) ${follows} (${place.at}, ${place.id})`;
}
