import { and, asc, eq, sql } from "drizzle-orm";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { industries } from "~/foundation/tables/reference";
import {
  countriesStatement,
  countsStatement,
  listedFor,
  narrowedStatement,
} from "~/network/members/member-counts.server";
import { memberTagCounts as counts, memberTags } from "~/network/members/tables";
import { tagsStatement } from "~/network/members/tags/tags.server";
import type { CountCell } from "~/network/membership/rules/counts";
import type { ListQuery } from "~/network/membership/rules/list";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** What the page is narrowed to. */
export type Narrowing = Pick<ListQuery, "country" | "industry">;

export type TagLevelsRead = NonNullable<Awaited<ReturnType<typeof readTagLevels>>>;

/**
 * How the companies of each tag of the reader's company stand with a kind of assessment, and how all of them do, from the cells that count
 * its list. One round trip, which reads as many rows however many members there are. Null for a reader without tags.
 */
export async function readTagLevels(ctx: Context, user: CurrentUser, kind: Kind, { country, industry }: Narrowing) {
  const population = listedFor(ctx, user, kind);
  // The list of the network's office knows no tags.
  if (!maySeeMembers(user) || population.corporateId !== user.companyId) return null;
  const [tags, cells, all, ofCountry, countries, names] = await runTogether(ctx.reads, [
    tagsStatement(ctx, user.companyId),
    ctx.db
      .select({
        tagId: counts.tagId,
        standing: counts.standing,
        members: sql<number>`sum(${counts.members})`.as("standing_members"),
      })
      .from(memberTags)
      .innerJoin(counts, eq(counts.tagId, memberTags.id))
      .where(
        and(
          eq(memberTags.corporateId, user.companyId),
          eq(counts.kind, kind),
          country ? eq(counts.countryId, country) : undefined,
          industry ? eq(counts.industryId, industry) : undefined,
        ),
      )
      .groupBy(counts.tagId, counts.standing),
    countsStatement(ctx, population),
    narrowedStatement(ctx, population, { country, tag: null }),
    countriesStatement(ctx, population),
    ctx.db.select().from(industries).orderBy(asc(industries.position)),
  ]);
  const isWanted = ({ industryId }: CountCell) => industry === null || industryId === industry;
  const used = new Set((all as CountCell[]).map(({ industryId }) => industryId));
  return {
    tags,
    cells,
    all: ((country ? ofCountry : all) as CountCell[]).filter(isWanted),
    countries,
    industries: names.filter(({ id }) => used.has(id) || id === industry),
  };
}
