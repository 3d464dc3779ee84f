import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { DeadlineScope } from "~/assessment/deadlines/rules/access";
import { type ComeBack, earliest } from "~/assessment/deadlines/rules/come-back";
import { daysLeft } from "~/assessment/deadlines/rules/deadline";
import { deadlines } from "~/assessment/deadlines/tables";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies, memberships } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** A due date as a page shows it. */
export interface DueDate {
  /** ISO date. */
  dueOn: string;
  /** Whole days, null once it is over. */
  daysLeft: number | null;
}

export interface Deadlines {
  /** The kind of assessments that the dates are for. */
  kind: Kind;
  /** The company's own date. */
  own: DueDate | null;
  /** Its own date to begin the next one. */
  next: DueDate | null;
  /** The date that it asks its members for, if it is a corporate company. */
  members: DueDate | null;
  /** Dates that others ask it for and that it has not met, soonest first. */
  asked: (DueDate & { company: string })[];
}

/** The due dates of a company's assessments of a kind. One round trip. */
export async function findDeadlines(ctx: Context, user: CurrentUser, kind: Kind): Promise<Deadlines> {
  return assembleDeadlines(ctx, user, kind, ...(await runTogether(ctx.db, deadlineStatements(ctx, user, kind))));
}

/** The batch statements that read the due dates; `assembleDeadlines` combines their rows. */
export function deadlineStatements(ctx: Context, user: CurrentUser, kind: Kind) {
  return [
    ctx.db
      .select({ scope: deadlines.scope, dueOn: deadlines.dueOn })
      .from(deadlines)
      .where(and(eq(deadlines.companyId, user.companyId), eq(deadlines.kind, kind))),
    ctx.db
      .select({ company: companies.name, dueOn: deadlines.dueOn })
      .from(memberships)
      .innerJoin(
        deadlines,
        and(eq(deadlines.companyId, memberships.corporateId), eq(deadlines.scope, "members"), eq(deadlines.kind, kind)),
      )
      .innerJoin(companies, eq(companies.id, memberships.corporateId))
      .where(
        and(
          eq(memberships.companyId, user.companyId),
          sql`not ${hasCompletedSince(kind, sql`${memberships.companyId}`, sql`${deadlines.createdAt}`)}`,
        ),
      )
      .orderBy(deadlines.dueOn),
  ] as const;
}

type Rows<N extends 0 | 1> = Awaited<ReturnType<typeof deadlineStatements>[N]>;

export function assembleDeadlines(
  ctx: Context,
  user: CurrentUser,
  kind: Kind,
  set: Rows<0>,
  asked: Rows<1>,
): Deadlines {
  const now = ctx.clock();
  const view = (dueOn: string): DueDate => ({ dueOn, daysLeft: daysLeft(dueOn, now, user.timeZone) });
  const find = (scope: DeadlineScope) => {
    const found = set.find((each) => each.scope === scope);
    return found ? view(found.dueOn) : null;
  };
  return {
    kind,
    own: find("own"),
    next: find("next"),
    members: user.isCorporate ? find("members") : null,
    asked: asked.map(({ company, dueOn }) => ({ company, ...view(dueOn) })),
  };
}

/**
 * Statement that reads the dates for a company's next assessments, of every kind: its own, and those by which others ask it. `comeBackOf`
 * picks the one that counts.
 */
export function comeBackStatement(ctx: Context, companyId: SQLWrapper | string) {
  const asks = sql`${deadlines.scope} = 'members' and ${deadlines.companyId} in (select ${memberships.corporateId} from ${memberships} where ${memberships.companyId} = ${companyId})`;
  const isOpen = sql`not ${hasCompletedSince(sql`${deadlines.kind}`, sql`${companyId}`, sql`${deadlines.createdAt}`)}`;
  return ctx.db
    .select({
      kind: deadlines.kind,
      dueOn: deadlines.dueOn,
      by: sql<string | null>`case ${deadlines.scope} when 'members' then ${companies.name} end`.as("asked_by"),
    })
    .from(deadlines)
    .innerJoin(companies, eq(companies.id, deadlines.companyId))
    .where(sql`(${deadlines.scope} = 'next' and ${deadlines.companyId} = ${companyId}) or (${asks} and ${isOpen})`);
}

/** The date of the next assessment of a kind that counts; null without one. */
export function comeBackOf(
  ctx: Context,
  { timeZone }: Pick<CurrentUser, "timeZone">,
  found: readonly (ComeBack & { kind: Kind })[],
  kind: Kind,
): (ComeBack & DueDate) | null {
  const first = earliest(found.filter((each) => each.kind === kind));
  return first && { dueOn: first.dueOn, by: first.by, daysLeft: daysLeft(first.dueOn, ctx.clock(), timeZone) };
}

/** SQL condition: the company has submitted an assessment of the kind since a time. */
export function hasCompletedSince(kind: Kind | SQL, companyId: SQL, since: SQL): SQL {
  return sql`exists (select 1 from ${assessments} as "done" where "done"."company_id" = ${companyId} and "done"."kind" = ${kind} and "done"."state" = 'completed' and "done"."completed_at" >= ${since})`;
}
