import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { READINESS } from "~/core/kinds/kind";
import { type Language, pickField } from "~/core/language";
import { OFFICE } from "~/core/office-acts";
import { readingDay } from "~/core/scopes";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import { type CurrentUser, isConfirmed } from "~/foundation/identity/session.server";
import { securityEvents, sessions } from "~/foundation/tables/access";
import { assessments } from "~/foundation/tables/assessments";
import { companies, memberships } from "~/foundation/tables/company";
import { readings } from "~/foundation/tables/ledger";
import { securityLog } from "~/foundation/tables/log-tables";
import { users } from "~/foundation/tables/people";
import { industries, places } from "~/foundation/tables/reference";
import { results } from "~/foundation/tables/results";
import { attempt } from "~/foundation/web/attempt.server";
import { memberCounts } from "~/network/members/tables";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { isStalled } from "../rules/stalled";

/** Maximum number of people and assessments listed on a company's page; hardly any company has that many. */
const MAX_LISTED = 100;

const [country, state] = [alias(places, "country"), alias(places, "state")];
const scoreOf = (dimension: number) =>
  sql<number | null>`json_extract(${results.document}, ${`$.result.dimensions[${dimension}].score`})`;

/** What the office sees of a company. */
export type OfficeCompany = NonNullable<Awaited<ReturnType<typeof openCompany>>>;

/**
 * What the office sees of a company: its registration, its people, the state of its assessments and the results of completed
 * ones, and when it was last active, but never an answer. The same batch notes the visit in the company's ledger. Null if there is no
 * such company. One round trip, and one to LOGS if none of its people has a session or has just signed in.
 */
export async function openCompany(ctx: Context, user: CurrentUser, id: string, language: Language) {
  if (!mayAdminister(user)) return null;
  const [, [company], people, taken, joined, [members], [open], [recent]] = await runTogether(ctx.db, [
    noteOfficeReading(ctx, user, id),
    ctx.db
      .select({
        id: companies.id,
        name: companies.name,
        registrationNumber: companies.registrationNumber,
        address: companies.address,
        city: companies.city,
        revenueBand: companies.revenueBand,
        isCorporate: companies.isCorporate,
        accessCode: companies.accessCode,
        createdAt: companies.createdAt,
        industry: sql<string>`${pickField(industries, "name", language)}`.as("industry_name"),
        country: sql<string>`${pickField(country, "name", language)}`.as("country_name"),
        state: sql<string>`${pickField(state, "name", language)}`.as("state_name"),
      })
      .from(companies)
      .innerJoin(industries, eq(industries.id, companies.industryId))
      .innerJoin(country, eq(country.id, companies.countryId))
      .innerJoin(state, eq(state.id, companies.stateId))
      .where(and(eq(companies.id, id), isNull(companies.erasedAt))),
    ctx.db
      .select({ id: users.id, username: users.username, email: users.email, role: users.role, isConfirmed })
      .from(users)
      .where(and(eq(users.companyId, id), isNull(users.erasedAt)))
      .orderBy(asc(users.createdAt))
      .limit(MAX_LISTED),
    ctx.db
      .select({
        id: assessments.id,
        kind: assessments.kind,
        state: assessments.state,
        createdAt: assessments.createdAt,
        updatedAt: assessments.updatedAt,
        completedAt: assessments.completedAt,
        level: results.level,
        overall: results.score,
        first: scoreOf(0).as("first_score"),
        second: scoreOf(1).as("second_score"),
        third: scoreOf(2).as("third_score"),
      })
      .from(assessments)
      .leftJoin(results, eq(results.assessmentId, assessments.id))
      .where(eq(assessments.companyId, id))
      .orderBy(desc(assessments.createdAt))
      .limit(MAX_LISTED),
    ctx.db
      .select({ id: companies.id, name: companies.name, scope: memberships.scope, since: memberships.joinedAt })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.corporateId))
      .where(eq(memberships.companyId, id))
      .orderBy(memberships.joinedAt)
      .limit(MAX_LISTED),
    ctx.db
      .select({ count: sql<number>`coalesce(sum(${memberCounts.members}), 0)`.as("members_count") })
      .from(memberCounts)
      .where(and(eq(memberCounts.corporateId, id), eq(memberCounts.kind, READINESS))),
    ctx.db
      .select({ at: sql<number | null>`max(${sessions.lastSeenAt})`.as("open_at") })
      .from(users)
      .innerJoin(sessions, eq(sessions.userId, users.id))
      .where(eq(users.companyId, id)),
    ctx.db
      .select({ at: sql<number | null>`max(${securityEvents.at})`.as("signed_in_at") })
      .from(users)
      .innerJoin(securityEvents, and(eq(securityEvents.userId, users.id), eq(securityEvents.type, "sign-in")))
      .where(eq(users.companyId, id)),
  ]);
  if (!company) return null;
  const seenAt = open?.at ?? recent?.at ?? (await findOlderSignIn(ctx, people));
  const savedAt = taken.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), 0);
  return {
    ...company,
    people,
    joined,
    assessments: taken.map((row) => ({ ...row, isStalled: isStalled(row, ctx.clock()) })),
    members: members?.count ?? 0,
    /** When one of its people last used Kompas, of which the last save is proof; null if neither is known. */
    seenAt: Math.max(seenAt ?? 0, savedAt) || null,
    /** When an answer or a submission was last saved; null before the first. */
    savedAt: savedAt || null,
  };
}

/** The last sign-in that LOGS knows of; null if there is none, or if it does not answer. Reads the events of these people. */
async function findOlderSignIn(ctx: Context, people: readonly { id: string }[]): Promise<number | null> {
  const ids = people.map(({ id }) => id);
  const found = await attempt(ctx.log, "security-log", async () =>
    ctx.logs
      .select({ at: sql<number | null>`max(${securityLog.at})`.as("signed_in_at") })
      .from(securityLog)
      .where(and(isListed(securityLog.userId, ids), eq(securityLog.type, "sign-in"))),
  );
  return found.ok ? (found.value[0]?.at ?? null) : null;
}

/** The statement that notes an office visit in a company's ledger: one row per reader and day. */
export function noteOfficeReading(ctx: Context, user: CurrentUser, companyId: string | SQL) {
  const now = ctx.clock();
  return ctx.db
    .insert(readings)
    .select(
      sql`select ${companies.id}, ${readingDay(now)}, ${OFFICE}, ${user.id}, 'company', '', ${now} from ${companies} where ${companies.id} = ${companyId} and ${companies.erasedAt} is null`,
    )
    .onConflictDoNothing();
}
