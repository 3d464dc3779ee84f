import { and, count, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Language } from "~/core/language";
import type { Audience } from "~/foundation/notifications/rules/announcements";
import { companies, memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";

/** Whether a user, joined with the company, belongs to an audience as of a given time. */
export function isInAudience(audience: Audience, at: number): SQL {
  const { companies: which, countryId, industryId, language } = audience;
  const whole = and(
    lte(users.createdAt, at),
    isNull(users.erasedAt),
    which === "corporate" ? eq(companies.isCorporate, true) : undefined,
    which === "members"
      ? sql`exists (select 1 from ${memberships} where ${memberships.companyId} = ${companies.id})`
      : undefined,
    countryId ? eq(companies.countryId, countryId) : undefined,
    industryId ? eq(companies.industryId, industryId) : undefined,
    language ? eq(users.language, language as Language) : undefined,
  );
  return whole ?? sql`true`;
}

/**
 * Counts the people in an audience at a given time, by itself or in a batch. Reads every user and company; only administrators
 * run it, and only while they write or send an announcement.
 */
export function audienceQuery(ctx: Context, audience: Audience, at: number) {
  return ctx.db
    .select({ people: count() })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(isInAudience(audience, at));
}
