import { and, asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Language, pickField } from "~/core/language";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { industries, places } from "~/foundation/tables/reference";
import { countriesStatement } from "~/network/members/member-counts.server";
import { memberStandings as standings } from "~/network/members/tables";
import { cutWalk, MAX_FOUND, PAGE_SIZE } from "~/office/log/rules/walk";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { countCompanies, isFewByName } from "./count.server";
import { type CompanyList, companyPage, EVERY_COMPANY, isFalling, type Reach } from "./find-page.server";
import { type CompanyFilters, type CompanyQuery, chosenFilters, NO_FILTERS } from "./query";

/** Companies of a file that are read at once. */
const PAGE_IN_FILE = 500;

const country = alias(places, "country");

/** A company as the office lists it. */
export type CompanyRow = Awaited<ReturnType<typeof rowsOf>>[number];

/**
 * A page of the installation's companies in an order, or the companies a search finds by word prefixes of their name or number, with
 * what a list can be filtered by. It reads as many rows as a page or a search contains, however many companies there are.
 * One round trip, or two if filtered companies are ordered by name.
 */
export async function listCompanies(ctx: Context, query: CompanyQuery, language: Language) {
  const { search, walk } = query;
  const counting = countCompanies(ctx, query);
  const reach = {
    place: search ? null : walk.place,
    limit: search ? MAX_FOUND : PAGE_SIZE + 1,
    isFew: await isFewByName(query, counting),
  };
  const [counted, [found, names, countries]] = await Promise.all([
    counting,
    runTogether(ctx.reads, [
      rowsOf(ctx, query, reach, language),
      ctx.db.select().from(industries).orderBy(asc(industries.position)),
      countriesStatement(ctx, EVERY_COMPANY),
    ]),
  ]);
  const page = search ? { rows: found, previous: null, next: null } : cutWalk(walk, found);
  return {
    ...page,
    count: counted.count ?? found.length,
    /** There are more than `count`, or a search has stopped before it had found everything. */
    isMore: counted.isMore,
    industries: names,
    countries,
    unmet: found.length === 0 && !walk.place ? await findUnmet(ctx, query) : [],
  };
}

/** The same companies one page after the other, up to `most` of them. The return value says whether there were more. */
export async function* walkCompanies(
  ctx: Context,
  list: CompanyList,
  most: number,
  language: Language,
): AsyncGenerator<CompanyRow[], boolean> {
  const counting = countCompanies(ctx, list);
  const isFew = await isFewByName(list, counting);
  let [number, place]: [number, Reach["place"]] = [0, null];
  for (;;) {
    const limit = list.search ? MAX_FOUND : PAGE_IN_FILE;
    const [found]: [CompanyRow[]] = await runTogether(ctx.db, [rowsOf(ctx, list, { place, limit, isFew }, language)]);
    const fitting = found.slice(0, most - number);
    if (fitting.length > 0) yield fitting;
    number += fitting.length;
    if (fitting.length < found.length) return true;
    const last = found.at(-1);
    if (list.search) return (await counting).isMore;
    if (!last || found.length < limit) return false;
    place = { at: last.at, id: last.id, isBefore: false };
  }
}

/** The filters that leave no company even alone. Reads a row for each. */
async function findUnmet(ctx: Context, list: CompanyList): Promise<(keyof CompanyFilters)[]> {
  const chosen = chosenFilters(list);
  const found = await runTogether(
    ctx.reads,
    chosen.map((name) => {
      const alone: CompanyList = { ...NO_FILTERS, [name]: list[name], order: "newest" };
      return ctx.db.select().from(companyPage(ctx, alone, { place: null, limit: 1 }));
    }),
  );
  return chosen.filter((_, index) => found[index]?.length === 0);
}

/** The rows of a part of a list, in its order or against it. */
function rowsOf(ctx: Context, list: CompanyList, reach: Reach, language: Language) {
  const page = companyPage(ctx, list, reach);
  const { corporateId, kind } = EVERY_COMPANY;
  const way = isFalling(list, reach) ? desc : asc;
  return (
    ctx.db
      .select({
        id: companies.id,
        at: page.at,
        createdAt: companies.createdAt,
        name: companies.name,
        registrationNumber: companies.registrationNumber,
        isCorporate: companies.isCorporate,
        industry: sql<string>`${pickField(industries, "name", language)}`.as("industry_name"),
        country: sql<string>`${pickField(country, "name", language)}`.as("country_name"),
        people:
          sql<number>`(select count(*) from ${users} where ${users.companyId} = "companies"."id" and ${users.erasedAt} is null)`.as(
            "people_count",
          ),
        standing: standings.standing,
        changedAt: standings.changedAt,
      })
      .from(page)
      .innerJoin(companies, eq(companies.id, page.id))
      .innerJoin(industries, eq(industries.id, companies.industryId))
      .innerJoin(country, eq(country.id, companies.countryId))
      // A left join, so that SQLite looks the standing up by its key instead of beginning with all of them.
      .leftJoin(
        standings,
        and(eq(standings.corporateId, corporateId), eq(standings.companyId, companies.id), eq(standings.kind, kind)),
      )
      .orderBy(way(sql`${page.value} collate nocase`), way(page.id))
  );
}
