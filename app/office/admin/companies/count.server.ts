import { eq, sql } from "drizzle-orm";
import { tallies } from "~/foundation/tables/office";
import { countingStatement } from "~/network/members/member-counts.server";
import { type CountCell, countWanted } from "~/network/membership/rules/counts";
import { searchWords } from "~/network/membership/rules/list";
import { MAX_FOUND } from "~/office/log/rules/walk";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { type CompanyList, companyPage, EVERY_COMPANY, FEW } from "./find-page.server";
import { isByStanding } from "./query";

/** How many companies a list contains; null if its rows say so, because it has no pages. */
interface Counted {
  count: number | null;
  /** There are more, but nobody has counted them. */
  isMore: boolean;
}

/**
 * Counts the companies of a list, or the matches of a search, in the counts that triggers keep. What has none is counted up to
 * `MAX_FOUND`: who is inactive, and the corporate companies of a filter. One round trip.
 */
export async function countCompanies(ctx: Context, list: CompanyList): Promise<Counted> {
  const { search, isCorporateOnly, isInactive } = list;
  if (search) return countMatches(ctx, search);
  if (!isByStanding(list)) {
    const name = isCorporateOnly ? "corporate" : "companies";
    const [[tally]] = await runTogether(ctx.reads, [
      ctx.db.select({ count: tallies.count }).from(tallies).where(eq(tallies.name, name)),
    ]);
    return { count: tally?.count ?? 0, isMore: false };
  }
  if (isInactive || isCorporateOnly) {
    const page = companyPage(ctx, { ...list, order: "newest" }, { place: null, limit: MAX_FOUND + 1 });
    const [[found]] = await runTogether(ctx.reads, [
      ctx.db.select({ count: sql<number>`count(*)`.as("companies_count") }).from(page),
    ]);
    const count = found?.count ?? 0;
    return { count: Math.min(count, MAX_FOUND), isMore: count > MAX_FOUND };
  }
  const [cells] = await runTogether(ctx.reads, [countingStatement(ctx, EVERY_COMPANY, { ...list, tag: null })]);
  return { count: countWanted(cells as CountCell[], list, false), isMore: false };
}

async function countMatches(ctx: Context, search: string): Promise<Counted> {
  const words = searchWords(search);
  if (!words) return { count: null, isMore: false };
  const matches = sql`(select 1 from company_search where company_search match ${words} limit ${MAX_FOUND}) as "matches"`;
  const [[found]] = await runTogether(ctx.reads, [
    ctx.db.select({ count: sql<number>`count(*)`.as("matches_count") }).from(matches),
  ]);
  return { count: null, isMore: found?.count === MAX_FOUND };
}

/** Whether a list by name is filtered down to so few that it is sorted. The others need not be counted first. */
export async function isFewByName(list: CompanyList, counting: Promise<Counted>): Promise<boolean> {
  if (list.order !== "name" || list.search || !isByStanding(list)) return false;
  const { count, isMore } = await counting;
  return !isMore && (count ?? 0) <= FEW;
}
