import { and, count, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Language } from "~/core/language";
import { EVERYBODY } from "~/core/scopes";
import { type Audience, partsOfProgress } from "~/foundation/notifications/rules/announcements";
import { assessments } from "~/foundation/tables/assessments";
import { companies, memberships } from "~/foundation/tables/company";
import { tallies } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import { memberStandings } from "~/network/members/tables";
import type { Context } from "~/platform/context";

/** Whether a user, joined with the company, belongs to an audience as of a given time. */
export function isInAudience(audience: Audience, at: number): SQL {
  const { companies: which, countryId, industryId, language, progress } = audience;
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
    progress === undefined ? undefined : hasProgress(progress),
  );
  return whole ?? sql`true`;
}

/** Whether the company is that far now. A draft counts beside a result too: its standing would be that of the result. */
function hasProgress(progress: string): SQL {
  const parts = partsOfProgress(progress);
  if (!parts) return sql`false`;
  const { kind, standing } = parts;
  return standing === "draft"
    ? sql`exists (select 1 from ${assessments} where ${assessments.companyId} = ${companies.id} and ${assessments.kind} = ${kind} and ${assessments.state} = 'draft')`
    : sql`exists (select 1 from ${memberStandings} where ${memberStandings.corporateId} = ${EVERYBODY} and ${memberStandings.companyId} = ${companies.id} and ${memberStandings.kind} = ${kind} and ${memberStandings.standing} = ${standing})`;
}

/** Whether everybody with an account belongs to the audience. */
const isEverybody = ({ companies: which, ...parts }: Audience) =>
  which === "all" && Object.values(parts).every((part) => part === undefined);

/**
 * Counts the people in an audience at a given time, by itself or in a batch. Everybody, now (`at` null), is one count that triggers
 * keep. Any other audience reads every user and company; only administrators run it, and only while they write or send an announcement.
 */
export function audienceQuery(ctx: Context, audience: Audience, at: number | null) {
  if (at === null && isEverybody(audience))
    return ctx.db
      .select({ people: sql<number>`${tallies.count}`.as("people") })
      .from(tallies)
      .where(eq(tallies.name, "people"));
  return ctx.db
    .select({ people: sql<number>`${count()}`.as("people") })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(isInAudience(audience, at ?? ctx.clock()));
}
