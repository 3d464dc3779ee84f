import { and, between, eq, isNotNull, sql } from "drizzle-orm";
import { type Kind, READINESS } from "~/core/kinds/kind";
import { REMINDER_PAUSE_MS } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { datesOf } from "./rules/certificates";
import { memberCertificates, memberTagCounts, memberTags, memberStandings as standings } from "./tables";

/** The most that a statement counts. */
const MAX_COUNTED = 100;
/** The most members that are looked at for a recent reminder. */
const MAX_LOOKED = 200;

/** How many red flags the members of a corporate company have. For a batch. */
export const raisedStatement = (ctx: Context, corporateId: string) =>
  ctx.db
    .select({ count: sql<number>`coalesce(sum(${memberTagCounts.members}), 0)`.as("raised_count") })
    .from(memberTags)
    .innerJoin(memberTagCounts, and(eq(memberTagCounts.tagId, memberTags.id), eq(memberTagCounts.kind, READINESS)))
    .where(and(eq(memberTags.corporateId, corporateId), isNotNull(memberTags.flag)));

/** How many documents that members share expire soon, up to `MAX_COUNTED`. `today` is an ISO date. For a batch. */
export function expiringStatement(ctx: Context, corporateId: string, today: string) {
  const { first, last } = datesOf("soon", today);
  const { expiresOn } = memberCertificates;
  const soon = ctx.db
    .select({ expiresOn })
    .from(memberCertificates)
    .where(and(eq(memberCertificates.corporateId, corporateId), between(expiresOn, first ?? "", last ?? "")))
    .limit(MAX_COUNTED)
    .as("soon");
  return ctx.db.select({ count: sql<number>`count(*)`.as("expiring_count") }).from(soon);
}

/**
 * How many members who have not finished were reminded so recently that they cannot be yet. Of many members it looks at the first
 * `MAX_LOOKED`. For a batch.
 */
export function pausedStatement(ctx: Context, corporateId: string, kind: Kind) {
  const open = ctx.db
    .select({ remindedAt: standings.remindedAt })
    .from(standings)
    .where(
      and(
        eq(standings.corporateId, corporateId),
        eq(standings.kind, kind),
        sql`${standings.standing} in ('none', 'draft')`,
      ),
    )
    .limit(MAX_LOOKED)
    .as("open");
  return ctx.db
    .select({ count: sql<number>`count(*)`.as("paused_count") })
    .from(open)
    .where(sql`${open.remindedAt} > ${ctx.clock() - REMINDER_PAUSE_MS}`);
}
