import { type SQL, sql } from "drizzle-orm";
import { requiredCount } from "~/assessment/answers/rules/completion";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Stage } from "~/assessment/deadlines/rules/deadline";
import type { Kind } from "~/core/kinds/kind";
import type { Cause } from "~/foundation/notifications/rules/types";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";

/** The notification cause for a date at a stage, for the company that set it or for the members. */
export function deadlineCause(scope: "own" | "members", stage: Stage): Cause {
  const told = stage === "set" || stage === "passed" ? stage : "near";
  return scope === "own" ? `deadline-${told}` : `members-deadline-${told}`;
}

/**
 * The event data as an SQL expression: the kind, the date, who asks, and how many required questions are open in the
 * newest draft of the current questionnaire (empty if there is no such draft).
 */
export async function deadlineData(
  ctx: Context,
  { kind, dueOn, company, companyId }: { kind: Kind; dueOn: string | SQL; company: string; companyId: SQL },
): Promise<SQL> {
  const catalogue = await getCurrentCatalogue(ctx, kind);
  const open = sql`select max(0, ${requiredCount(catalogue)} - "draft"."answered_required") from ${assessments} as "draft" where "draft"."company_id" = ${companyId} and "draft"."kind" = ${kind} and "draft"."state" = 'draft' and "draft"."catalogue_version" = ${catalogue.version} order by "draft"."created_at" desc limit 1`;
  // A bound number arrives as floating-point.
  return sql`json_object('kind', ${kind}, 'dueOn', ${dueOn}, 'company', ${company}, 'left', coalesce(cast(cast((${open}) as integer) as text), ''))`;
}
