import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { mayManageCompany } from "~/foundation/company/rules/access";
import { nameOf, type Shared, shareStatements } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies, memberships } from "~/foundation/tables/company";
import { consents, readings } from "~/foundation/tables/ledger";
import { users } from "~/foundation/tables/people";
import { sendNoted } from "~/foundation/webhooks/note.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { sharesOf } from "~/results/share/open-sharing.server";
import { count, ofCompany, uncount } from "~/results/statistics/count.server";

const PAGE = 50;
/** The most ended consents that the page shows. A copy of the company's data has all of them. */
const MAX_ENDED = 50;
const MAX_LINKS = 50;

/** The columns of the cursor for readings, in the order of the table's key. */
const KEY = [readings.day, readings.corporateId, readings.userId, readings.thing, readings.assessmentId];

/**
 * Who may see a company's data (also by links), who might see it before, and who has seen it: a page of readings, newest first. One round
 * trip.
 */
export async function readLedger(ctx: Context, user: CurrentUser, after: string | null) {
  const place = after?.split("~") ?? [];
  const isAfter =
    place.length === KEY.length
      ? sql`(${sql.join(KEY, sql`, `)}) < (${sql.join(
          place.map((value) => sql`${value}`),
          sql`, `,
        )})`
      : undefined;
  const [standing, ended, links, rows] = await runTogether(ctx.db, [
    ctx.db
      .select({
        corporateId: memberships.corporateId,
        name: companies.name,
        scope: memberships.scope,
        sharesFigures: memberships.sharesFigures,
        asks: companies.codeScope,
        isCorporate: companies.isCorporate,
        since: sql<number>`coalesce(${consents.since}, ${memberships.joinedAt})`.as("standing_since"),
      })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.corporateId))
      .leftJoin(
        consents,
        and(
          eq(consents.companyId, memberships.companyId),
          eq(consents.corporateId, memberships.corporateId),
          sql`${consents.endedAt} is null`,
        ),
      )
      .where(eq(memberships.companyId, user.companyId))
      .orderBy(memberships.joinedAt),
    ctx.db
      .select({
        id: consents.id,
        name: nameOf(sql`${consents.corporateId}`).as("corporate_name"),
        scope: consents.scope,
        sharesFigures: consents.sharesFigures,
        since: consents.since,
        endedAt: consents.endedAt,
      })
      .from(consents)
      .where(and(eq(consents.companyId, user.companyId), isNotNull(consents.endedAt)))
      .orderBy(desc(consents.since))
      .limit(MAX_ENDED),
    sharesOf(ctx, eq(assessments.companyId, user.companyId)).limit(MAX_LINKS),
    ctx.db
      .select({
        day: readings.day,
        corporateId: readings.corporateId,
        userId: readings.userId,
        thing: readings.thing,
        assessmentId: readings.assessmentId,
        at: readings.at,
        company: nameOf(sql`${readings.corporateId}`).as("corporate_name"),
        username: users.username,
        kind: assessments.kind,
        completedAt: assessments.completedAt,
      })
      .from(readings)
      .leftJoin(users, eq(users.id, readings.userId))
      .leftJoin(assessments, eq(assessments.id, readings.assessmentId))
      .where(and(eq(readings.companyId, user.companyId), isAfter))
      .orderBy(...KEY.map((column) => desc(column)))
      .limit(PAGE + 1),
  ]);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    standing,
    ended,
    links,
    readings: rows.slice(0, PAGE),
    /** Where the next page begins; null on the last. */
    next: last ? [last.day, last.corporateId, last.userId, last.thing, last.assessmentId].join("~") : null,
  };
}

/**
 * Lets a joined company see more or less from now on. Does nothing if the user may not do this, if the company is no longer joined, or if
 * it now asks for less than that.
 */
export async function changeSharing(
  ctx: Context,
  user: CurrentUser,
  corporateId: string,
  change: Partial<Shared>,
): Promise<"changed" | "kept" | "forbidden"> {
  if (!mayManageCompany(user)) return "forbidden";
  const { companyId } = user;
  // A company's contribution counts only for those with which it shares everything.
  const whose = { where: ofCompany(companyId), among: { corporateId } };
  const before = [...uncount(ctx, whose), ...shareStatements(ctx, { companyId, corporateId }, change)];
  const found = await runTogether(ctx.db, [...before, ...count(ctx, whose)]);
  const scoped = found[before.length - 1] as unknown[];
  await sendNoted(ctx, found);
  return scoped.length > 0 ? "changed" : "kept";
}
