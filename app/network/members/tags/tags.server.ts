import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { READINESS } from "~/core/kinds/kind";
import { isCorporateNow } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { mayTagMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { isListed, isUniqueViolation, runTogether, selectRow } from "~/platform/d1/client";
import { judgeTag, MAX_TAGS, type TagVerdict } from "../rules/tags";
import { memberTagCounts, memberTags, memberStandings as standings, taggedMembers } from "../tables";

/** The tags of a corporate company, by name, red flags among them. */
export const tagsStatement = (ctx: Context, corporateId: string) =>
  ctx.db
    .select({ id: memberTags.id, name: memberTags.name, flag: memberTags.flag })
    .from(memberTags)
    .where(eq(memberTags.corporateId, corporateId))
    .orderBy(asc(memberTags.nameKey));

/** The tags that a corporate company has put on one of its members, by name. */
export const tagsOnStatement = (ctx: Context, corporateId: string, companyId: string) =>
  ctx.db
    .select({ id: memberTags.id, name: memberTags.name, flag: memberTags.flag })
    .from(taggedMembers)
    .innerJoin(memberTags, eq(memberTags.id, taggedMembers.tagId))
    .where(
      and(
        eq(taggedMembers.corporateId, corporateId),
        eq(taggedMembers.companyId, companyId),
        eq(taggedMembers.kind, READINESS),
      ),
    )
    .orderBy(asc(memberTags.nameKey));

/** The tags of the reader's company, red flags among them, and how many companies each is on. */
export const listTags = (ctx: Context, { companyId: corporateId }: CurrentUser) =>
  ctx.db
    .select({
      id: memberTags.id,
      name: memberTags.name,
      flag: memberTags.flag,
      members:
        sql<number>`(select coalesce(sum(${memberTagCounts.members}), 0) from ${memberTagCounts} where ${memberTagCounts.tagId} = ${memberTags.id} and ${memberTagCounts.kind} = ${READINESS})`.as(
          "tagged_count",
        ),
    })
    .from(memberTags)
    .where(eq(memberTags.corporateId, corporateId))
    .orderBy(asc(memberTags.nameKey));

type Refused<V> = Extract<V, { ok: false }>;

export type PutVerdict =
  | { ok: true; put: number }
  | Refused<TagVerdict>
  | { ok: false; reason: "forbidden" | "full" | "unknown" | "flag" };

/**
 * Puts a tag on companies that have joined the user's, and makes it if there is none of that name. Companies that have not joined are passed
 * over.
 */
export async function putTag(
  ctx: Context,
  user: CurrentUser,
  companyIds: readonly string[],
  typed: string,
): Promise<PutVerdict> {
  if (!mayTagMembers(user)) return { ok: false, reason: "forbidden" };
  const tag = judgeTag(typed);
  if (!tag.ok) return tag;
  const [, , [known]] = await runTogether(ctx.db, [
    makeStatement(ctx, user, tag),
    putStatement(ctx, user, tag.key, isListed(standings.companyId, companyIds)),
    ctx.db
      .select({ flag: memberTags.flag })
      .from(memberTags)
      .where(and(eq(memberTags.corporateId, user.companyId), eq(memberTags.nameKey, tag.key))),
  ]);
  if (!known) return { ok: false, reason: "full" };
  return known.flag === null ? { ok: true, put: companyIds.length } : { ok: false, reason: "flag" };
}

/** The statement that makes a tag, unless the company has one of that name or with that flag, or as many as it may have. */
export const makeStatement = (
  ctx: Context,
  { companyId }: CurrentUser,
  { id = ctx.ids.create(), name, key, flag = null }: { id?: string; name: string; key: string; flag?: string | null },
) =>
  ctx.db
    .insert(memberTags)
    .select(
      sql`select ${id}, ${companyId}, ${name}, ${key}, ${ctx.clock()}, ${flag} where ${isCorporateNow(sql`${companyId}`)} and (select count(*) from ${memberTags} where ${memberTags.corporateId} = ${companyId}) < ${MAX_TAGS} and not exists (select 1 from ${memberTags} where ${memberTags.corporateId} = ${companyId} and ${memberTags.flag} = ${flag})`,
    )
    .onConflictDoNothing();

/** The row of `tagged_members` for a tag on a member, selected from the two tables that it repeats. */
export const taggedRow = selectRow(taggedMembers, {
  corporateId: standings.corporateId,
  companyId: standings.companyId,
  tagId: memberTags.id,
  kind: standings.kind,
  industryId: standings.industryId,
  countryId: standings.countryId,
  standing: standings.standing,
  changedAt: standings.changedAt,
});

/** The statement that puts the tag of that name on members of the user's company. Nobody puts a red flag. */
export const putStatement = (ctx: Context, { companyId }: CurrentUser, key: string, which: SQL | undefined) =>
  ctx.db
    .insert(taggedMembers)
    .select(
      ctx.db
        .select(taggedRow)
        .from(standings)
        .innerJoin(
          memberTags,
          and(eq(memberTags.corporateId, companyId), eq(memberTags.nameKey, key), isNull(memberTags.flag)),
        )
        .where(and(eq(standings.corporateId, companyId), which, isCorporateNow(sql`${companyId}`))),
    )
    .onConflictDoNothing();

/** Takes a tag off companies. "unknown" if the user's company has no tag of that name. */
export async function takeTagOff(
  ctx: Context,
  user: CurrentUser,
  companyIds: readonly string[],
  typed: string,
): Promise<PutVerdict> {
  if (!mayTagMembers(user)) return { ok: false, reason: "forbidden" };
  const tag = judgeTag(typed);
  if (!tag.ok) return tag;
  const isOwn = and(eq(memberTags.corporateId, user.companyId), eq(memberTags.nameKey, tag.key));
  const own = ctx.db
    .select({ id: memberTags.id })
    .from(memberTags)
    .where(and(isOwn, isNull(memberTags.flag)));
  const [[known]] = await runTogether(ctx.db, [
    ctx.db.select({ flag: memberTags.flag }).from(memberTags).where(isOwn),
    ctx.db
      .delete(taggedMembers)
      .where(
        and(
          eq(taggedMembers.corporateId, user.companyId),
          isListed(taggedMembers.companyId, companyIds),
          sql`${taggedMembers.tagId} = ${own}`,
        ),
      ),
  ]);
  if (!known) return { ok: false, reason: "unknown" };
  return known.flag === null ? { ok: true, put: companyIds.length } : { ok: false, reason: "flag" };
}

export type RenameVerdict = { ok: true } | Refused<TagVerdict> | { ok: false; reason: "forbidden" | "taken" | "gone" };

/** Renames a tag of the user's company. "gone" if a colleague has deleted it. */
export async function renameTag(ctx: Context, user: CurrentUser, id: string, typed: string): Promise<RenameVerdict> {
  if (!mayTagMembers(user)) return { ok: false, reason: "forbidden" };
  const tag = judgeTag(typed);
  if (!tag.ok) return tag;
  try {
    const renamed = await ctx.db
      .update(memberTags)
      .set({ name: tag.name, nameKey: tag.key })
      .where(and(eq(memberTags.id, id), eq(memberTags.corporateId, user.companyId)))
      .returning({ id: memberTags.id });
    return renamed.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: "taken" };
    throw error;
  }
}

/** Deletes a tag of the user's company, from all companies that have it. */
export async function deleteTag(ctx: Context, user: CurrentUser, id: string): Promise<boolean> {
  if (!mayTagMembers(user)) return false;
  await ctx.db.delete(memberTags).where(and(eq(memberTags.id, id), eq(memberTags.corporateId, user.companyId)));
  return true;
}
