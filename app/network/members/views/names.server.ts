import { asc } from "drizzle-orm";
import { chosenDatesStatement } from "~/assessment/deadlines/list-chosen.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { industries, places } from "~/foundation/tables/reference";
import { readListQuery } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import type { FilterNames } from "../named-filters";
import { tagsStatement } from "../tags/tags.server";

/** What the filters of these lists of the reader's company can name. One round trip. */
export async function readFilterNames(
  ctx: Context,
  { companyId }: Pick<CurrentUser, "companyId">,
  lists: readonly { query: string }[],
): Promise<FilterNames> {
  const countries = lists.map(({ query }) => readListQuery(new URLSearchParams(query)).country ?? "");
  const [ofIndustries, ofCountries, tags, dates] = await runTogether(ctx.db, [
    ctx.db.select().from(industries).orderBy(asc(industries.position)),
    ctx.db
      .select({ id: places.id, nameEn: places.nameEn, nameFr: places.nameFr, nameMs: places.nameMs })
      .from(places)
      .where(isListed(places.id, countries)),
    tagsStatement(ctx, companyId),
    chosenDatesStatement(ctx, companyId),
  ]);
  return { industries: ofIndustries, countries: ofCountries, tags, dates };
}
