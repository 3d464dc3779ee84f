import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { counterOf } from "~/results/statistics/rules/contribution";
import { contributions } from "~/results/tables/cells";

/** SQL for the id of the assessment of the same company and kind that was completed before this one; null for a company's first. */
export const formerOf = (assessmentId: SQLWrapper): SQL =>
  sql`(select "former"."id" from ${assessments} as "shown" join ${assessments} as "former" on "former"."company_id" = "shown"."company_id" and "former"."kind" = "shown"."kind" where "shown"."id" = ${assessmentId} and "former"."state" = 'completed' and "former"."completed_at" < "shown"."completed_at" order by "former"."completed_at" desc limit 1)`;

/** SQL for the ids of the company's assessments that were completed right after this one. */
export const laterOf = ({ id, companyId }: { id: string; companyId: string }): SQL =>
  sql`select "later"."id" from ${assessments} as "later" where "later"."company_id" = ${companyId} and ${formerOf(sql`"later"."id"`)} = ${id}`;

const { scoreThen, scoreNow } = counterOf;

/** Statement that makes contributions no longer say how their companies have moved. Put it between taking them back and counting them. */
export const forgetMoves = ({ db }: Context, where: SQL) =>
  db
    .update(contributions)
    .set({
      scores: sql`(select json_group_object(key, value) from json_each(${contributions.scores}) where key not like 'moved.%' and key not in (${scoreThen}, ${scoreNow}))`,
    })
    .where(where);
