import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { deadlines } from "~/assessment/deadlines/tables";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import type { Scope } from "~/core/scopes";
import { populationOf } from "~/foundation/company/rules/population";
import { places } from "~/foundation/tables/reference";
import type { ListQuery } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { memberCounts, memberTags, memberCountryCounts as ofCountries, memberTagCounts as ofTags } from "./tables";

/** The members of a corporate company, or all companies (`EVERYBODY` in its place), with their standings for one kind of assessment. */
export interface Population {
  corporateId: string;
  kind: Kind;
  /** The reader's day, which decides who is late. */
  today: string;
  /**
   * Whether the date for all members is over, if that was read (`withLateness`). While it is not, the late ones are few and are found by
   * their keys.
   */
  isOver?: boolean;
}

/**
 * The companies of a reader's list; only this function decides that. A reader without a list (`populationOf`) gets the members of their own
 * company, which has none.
 */
export const listedFor = (
  ctx: Context,
  user: { isAdministrator: boolean; isCorporate: boolean; companyId: string; timeZone: string },
  kind: Kind,
): Population => ({
  corporateId: populationOf(user) ?? user.companyId,
  kind,
  today: dayIn(ctx.clock(), user.timeZone),
});

/**
 * The same for a list of late members, whom it takes to know whether the date for all is over; unchanged for any other list. A round trip.
 */
export async function withLateness(
  ctx: Context,
  population: Population,
  { state }: Pick<ListQuery, "state">,
): Promise<Population> {
  if (state !== "late") return population;
  const { corporateId, kind, today } = population;
  const [over] = await ctx.reads
    .select({ id: deadlines.id })
    .from(deadlines)
    .where(
      and(
        eq(deadlines.companyId, corporateId),
        eq(deadlines.scope, "members"),
        eq(deadlines.kind, kind),
        lt(deadlines.dueOn, today),
      ),
    );
  return { ...population, isOver: over !== undefined };
}

/**
 * The cells that count members by standing. There are as many rows as industries and levels, however many members there are.
 */
export function countsStatement(ctx: Context, { corporateId, kind }: Omit<Population, "today">) {
  return ctx.db
    .select({
      industryId: memberCounts.industryId,
      standing: memberCounts.standing,
      scope: memberCounts.scope,
      members: memberCounts.members,
    })
    .from(memberCounts)
    .where(and(eq(memberCounts.corporateId, corporateId), eq(memberCounts.kind, kind)));
}

/** The same of one country, or of a tag, or of both; no cells for a list that is narrowed to neither. */
export function narrowedStatement(
  ctx: Context,
  { corporateId, kind }: Omit<Population, "today">,
  { country, tag }: Pick<ListQuery, "country" | "tag">,
) {
  if (tag === null) {
    return ctx.db
      .select({
        industryId: ofCountries.industryId,
        standing: ofCountries.standing,
        scope: ofCountries.scope,
        members: ofCountries.members,
      })
      .from(ofCountries)
      .where(
        and(
          eq(ofCountries.corporateId, corporateId),
          eq(ofCountries.kind, kind),
          eq(ofCountries.countryId, country ?? ""),
        ),
      );
  }
  return ctx.db
    .select({
      industryId: ofTags.industryId,
      standing: ofTags.standing,
      // A list is not filtered by it.
      scope: sql<Scope>`'full'`.as("any_scope"),
      members: ofTags.members,
    })
    .from(ofTags)
    .innerJoin(memberTags, and(eq(memberTags.id, ofTags.tagId), eq(memberTags.corporateId, corporateId)))
    .where(
      and(eq(ofTags.tagId, tag), eq(ofTags.kind, kind), country === null ? undefined : eq(ofTags.countryId, country)),
    );
}

/** The cells by which a list without a search is counted. */
export const countingStatement = (
  ctx: Context,
  population: Omit<Population, "today">,
  query: Pick<ListQuery, "country" | "tag">,
) => (isNarrowed(query) ? narrowedStatement(ctx, population, query) : countsStatement(ctx, population));

/** Whether a list is narrowed by what has cells of its own. */
export const isNarrowed = ({ country, tag }: Pick<ListQuery, "country" | "tag">) => country !== null || tag !== null;

/** The countries of a list's companies: one row each, found one after the other, however many companies each has. */
export function countriesStatement(ctx: Context, { corporateId, kind }: Omit<Population, "today">) {
  const next = (after: SQL) =>
    sql`(select min(country_id) from member_country_counts where corporate_id = ${corporateId} and kind = ${kind} and country_id > ${after})`;
  const listed = sql`(with recursive found (id) as (select ${next(sql`''`)} union all select ${next(sql`found.id`)} from found where found.id is not null) select id from found)`;
  return ctx.db
    .select({ id: places.id, nameEn: places.nameEn, nameFr: places.nameFr, nameMs: places.nameMs })
    .from(places)
    .where(sql`${places.id} in ${listed}`);
}
