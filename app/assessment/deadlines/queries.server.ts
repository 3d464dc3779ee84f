import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { DeadlineScope } from "~/assessment/deadlines/rules/access";
import { type ComeBack, earliest } from "~/assessment/deadlines/rules/come-back";
import { daysLeft } from "~/assessment/deadlines/rules/deadline";
import { chosenDeadlines, chosenMembers, deadlines } from "~/assessment/deadlines/tables";
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
      .select({ company: companies.name, dueOn: sql<string>`"asked"."due_on"`.as("asked_due_on") })
      .from(sql`(${askedOf(user.companyId)}) as "asked"`)
      .innerJoin(companies, sql`${companies.id} = "asked"."corporate_id"`)
      .where(sql`"asked"."kind" = ${kind}`)
      .orderBy(asc(sql`"asked"."due_on"`)),
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
  const own = sql`select null as "corporate_id", ${deadlines.kind} as "kind", ${deadlines.dueOn} as "due_on" from ${deadlines} where ${deadlines.scope} = 'next' and ${deadlines.companyId} = ${companyId}`;
  return ctx.db
    .select({
      kind: sql<Kind>`"asked"."kind"`.as("asked_kind"),
      dueOn: sql<string>`"asked"."due_on"`.as("asked_due_on"),
      by: sql<string | null>`${companies.name}`.as("asked_by"),
    })
    .from(sql`(${own} union all ${askedOf(companyId)}) as "asked"`)
    .leftJoin(companies, sql`${companies.id} = "asked"."corporate_id"`);
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

/**
 * The dates by which others ask a company and that it has not met, of every kind, as a query. Of each corporate company, the date that it has
 * set for this company among others counts until it is met, in place of the one for all its members.
 */
function askedOf(companyId: SQLWrapper | string): SQL {
  const chosen = sql`select ${memberships.corporateId} as "corporate_id", ${chosenDeadlines.kind} as "kind", ${chosenDeadlines.dueOn} as "due_on" from ${memberships} cross join ${chosenMembers} on ${chosenMembers.corporateId} = ${memberships.corporateId} and ${chosenMembers.companyId} = ${memberships.companyId} cross join ${chosenDeadlines} on ${chosenDeadlines.id} = ${chosenMembers.deadlineId} where ${memberships.companyId} = ${companyId} and ${isUnmet}`;
  const isOpen = sql`not ${hasCompletedSince(sql`${deadlines.kind}`, sql`${memberships.companyId}`, sql`${deadlines.createdAt}`)}`;
  const general = sql`select ${deadlines.companyId}, ${deadlines.kind}, ${deadlines.dueOn} from ${memberships} cross join ${deadlines} on ${deadlines.companyId} = ${memberships.corporateId} and ${deadlines.scope} = 'members' where ${memberships.companyId} = ${companyId} and ${isOpen} and not ${hasChosenDate({ corporateId: sql`${memberships.corporateId}`, companyId: sql`${memberships.companyId}`, kind: sql`${deadlines.kind}` })}`;
  return sql`${chosen} union all ${general}`;
}

/** SQL condition: the company of a row of `chosen_members` has not submitted since it was asked. */
export const isUnmet = sql`not ${hasCompletedSince(sql`${chosenMembers.kind}`, sql`${chosenMembers.companyId}`, sql`${chosenMembers.since}`)}`;

/** SQL condition: a corporate company asks this member by a date for chosen ones, which the member has not met. */
export const hasChosenDate = (of: { corporateId: SQL; companyId: SQL; kind: SQL }) =>
  sql`exists (select 1 from ${chosenMembers} where ${chosenMembers.corporateId} = ${of.corporateId} and ${chosenMembers.companyId} = ${of.companyId} and ${chosenMembers.kind} = ${of.kind} and ${isUnmet})`;

/** The day by which a corporate company asks a member for an assessment of a kind, whether or not the member has met it; null without one. */
export const dayFor = (corporateId: string, companyId: SQLWrapper, kind: Kind) =>
  sql<
    string | null
  >`coalesce((select ${chosenDeadlines.dueOn} from ${chosenMembers} join ${chosenDeadlines} on ${chosenDeadlines.id} = ${chosenMembers.deadlineId} where ${chosenMembers.corporateId} = ${corporateId} and ${chosenMembers.companyId} = ${companyId} and ${chosenMembers.kind} = ${kind}), (select ${deadlines.dueOn} from ${deadlines} where ${deadlines.companyId} = ${corporateId} and ${deadlines.scope} = 'members' and ${deadlines.kind} = ${kind}))`;
