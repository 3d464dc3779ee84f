import { and, asc, eq, sql } from "drizzle-orm";
import { chosenDeadlines, chosenMembers } from "~/assessment/deadlines/tables";
import type { Kind } from "~/core/kinds/kind";
import { companies } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { isUnmet } from "./queries.server";

/** The dates that a corporate company has set for chosen members, soonest first; those of a kind alone if one is given. */
export const chosenDatesStatement = (ctx: Context, corporateId: string, kind?: Kind) =>
  ctx.db
    .select({ id: chosenDeadlines.id, kind: chosenDeadlines.kind, dueOn: chosenDeadlines.dueOn })
    .from(chosenDeadlines)
    .where(
      and(
        eq(chosenDeadlines.companyId, corporateId),
        kind ? eq(chosenDeadlines.kind, kind) : undefined,
        sql`exists (select 1 from ${chosenMembers} as "any" where "any"."deadline_id" = ${chosenDeadlines.id})`,
      ),
    )
    .orderBy(asc(chosenDeadlines.dueOn), asc(chosenDeadlines.createdAt));

/** The companies of a date that are named where there is no room for all. */
const MAX_NAMED = 3;

/**
 * The same of every kind, each with how many companies it is for, how many of them have not submitted since they were asked, and the names of
 * a few, as JSON.
 */
export const listChosenDates = (ctx: Context, corporateId: string) =>
  ctx.db
    .select({
      id: chosenDeadlines.id,
      kind: chosenDeadlines.kind,
      dueOn: chosenDeadlines.dueOn,
      companies: sql<number>`count(*)`.as("chosen_count"),
      open: sql<number>`coalesce(sum(${isUnmet}), 0)`.as("open_count"),
      names:
        sql<string>`(select json_group_array("first"."name") from (select ${companies.name} as "name" from ${chosenMembers} as "named" join ${companies} on ${companies.id} = "named"."company_id" where "named"."deadline_id" = ${chosenDeadlines.id} order by "named"."company_id" limit ${MAX_NAMED}) as "first")`.as(
          "first_names",
        ),
    })
    .from(chosenDeadlines)
    .innerJoin(chosenMembers, eq(chosenMembers.deadlineId, chosenDeadlines.id))
    .where(eq(chosenDeadlines.companyId, corporateId))
    .groupBy(chosenDeadlines.id)
    .orderBy(asc(chosenDeadlines.dueOn), asc(chosenDeadlines.createdAt));

/** The days by which companies are asked now that a new date would replace, and how many have each. */
export const listReplaced = (ctx: Context, corporateId: string, companyIds: readonly string[]) =>
  ctx.db
    .select({
      kind: chosenDeadlines.kind,
      dueOn: chosenDeadlines.dueOn,
      companies: sql<number>`count(*)`.as("replaced_count"),
    })
    .from(chosenMembers)
    .innerJoin(chosenDeadlines, eq(chosenDeadlines.id, chosenMembers.deadlineId))
    .where(and(eq(chosenMembers.corporateId, corporateId), isListed(chosenMembers.companyId, companyIds), isUnmet))
    .groupBy(chosenDeadlines.kind, chosenDeadlines.dueOn)
    .orderBy(asc(chosenDeadlines.dueOn));
