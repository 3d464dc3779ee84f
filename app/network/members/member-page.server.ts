import { and, type Column, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { noteReading } from "~/assessment/answers/associated.server";
import { documents } from "~/assessment/evidence/tables";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { type Language, pickField } from "~/core/language";
import { isCorporateStill, sharesFully } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies, memberships } from "~/foundation/tables/company";
import { consents } from "~/foundation/tables/ledger";
import { users } from "~/foundation/tables/people";
import { industries, places } from "~/foundation/tables/reference";
import { results } from "~/foundation/tables/results";
import type { ListQuery } from "~/network/membership/rules/list";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { neighbourStatement } from "./find-members.server";
import { ownerOf } from "./list.server";
import { withLateness } from "./member-counts.server";
import { memberStandings as standings } from "./tables";
import { tagsOnStatement } from "./tags/tags.server";

/** The most completed assessments of a company that its page names, newest first. */
const MAX_COMPLETED = 60;

export type Member = NonNullable<Awaited<ReturnType<typeof openMember>>>;

/** The name of a place or an industry in a language, in English if that one has none. */
export const nameIn = (table: { nameEn: Column }, language: Language) =>
  sql<string>`coalesce(${pickField(table, "name", language)}, ${table.nameEn})`;

/**
 * A company that has joined the reader's, with everything that is at the head of its page, and the companies before and after it in the
 * list that `kind` and `query` ask for. Null if it has not joined, or no longer. If it shares its level alone, there is no completed
 * assessment in it. `isHistory`: its earlier results are read, which the ledger records. One round trip, two in a list of those who are late.
 */
export async function openMember(
  ctx: Context,
  user: CurrentUser,
  { companyId, kind, query, isHistory }: { companyId: string; kind: Kind; query: ListQuery; isHistory: boolean },
) {
  if (!maySeeMembers(user)) return null;
  const all = { corporateId: user.companyId, kind, today: dayIn(ctx.clock(), user.timeZone) };
  const population = await withLateness(ctx, all, query);
  const country = alias(places, "country");
  const [[row], stands, completed, [own], [before], [after], tags] = await runTogether(ctx.db, [
    ctx.db
      .select({
        companyId: memberships.companyId,
        company: companies.name,
        scope: memberships.scope,
        sharesFigures: memberships.sharesFigures,
        joinedAt: memberships.joinedAt,
        sharedSince: consents.since,
        industry: nameIn(industries, user.language).as("industry_name"),
        country: nameIn(country, user.language).as("country_name"),
        ownerId: sql<string | null>`${users.id}`.as("owner_id"),
        contact: users.username,
        email: users.email,
      })
      .from(memberships)
      .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.erasedAt)))
      .innerJoin(industries, eq(industries.id, companies.industryId))
      .innerJoin(country, eq(country.id, companies.countryId))
      .leftJoin(users, eq(users.id, ownerOf))
      .leftJoin(
        consents,
        and(
          eq(consents.companyId, memberships.companyId),
          eq(consents.corporateId, memberships.corporateId),
          isNull(consents.endedAt),
        ),
      )
      .where(and(eq(memberships.corporateId, user.companyId), eq(memberships.companyId, companyId), isCorporateStill)),
    ctx.db
      .select({
        kind: standings.kind,
        standing: standings.standing,
        assessmentId: standings.assessmentId,
        overall: standings.overall,
        remindedAt: standings.remindedAt,
      })
      .from(standings)
      .where(and(eq(standings.corporateId, user.companyId), eq(standings.companyId, companyId))),
    ctx.db
      .select({
        id: results.assessmentId,
        kind: assessments.kind,
        level: results.level,
        score: results.score,
        completedAt: results.completedAt,
        documents:
          sql<number>`(select count(*) from ${documents} where ${documents.assessmentId} = ${assessments.id})`.as(
            "document_count",
          ),
      })
      .from(assessments)
      .innerJoin(results, eq(results.assessmentId, assessments.id))
      .where(
        and(
          eq(assessments.companyId, companyId),
          eq(assessments.state, "completed"),
          sharesFully(sql`${assessments.companyId}`, user.companyId),
        ),
      )
      .orderBy(desc(results.completedAt), desc(results.assessmentId))
      .limit(MAX_COMPLETED),
    ctx.db.select({ asks: companies.codeScope }).from(companies).where(eq(companies.id, user.companyId)),
    neighbourStatement(ctx, population, query, { companyId, isNext: false }),
    neighbourStatement(ctx, population, query, { companyId, isNext: true }),
    tagsOnStatement(ctx, user.companyId, companyId),
    ...(isHistory
      ? [
          noteReading(
            ctx,
            user,
            "result",
            sql`${assessments.companyId} = ${companyId} and ${assessments.state} = 'completed'`,
          ),
        ]
      : []),
  ]);
  if (!row) return null;
  return { ...row, stands, completed, tags, asks: own?.asks ?? "full", before: before ?? null, after: after ?? null };
}
