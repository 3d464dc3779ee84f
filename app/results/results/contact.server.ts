import { type SQL, sql } from "drizzle-orm";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";

/**
 * The id of the person that a report names: the one who started the assessment, or the company's owner once that account is gone. Use it in
 * a statement that reads `assessments`, or with an assessment's own values.
 */
export function contactOf(
  assessment:
    | { companyId: string; startedBy: string }
    | Pick<typeof assessments, "companyId" | "startedBy"> = assessments,
): SQL<string> {
  return sql<string>`coalesce(
    (select "starter"."id" from ${users} as "starter" where "starter"."id" = ${assessment.startedBy} and "starter"."erased_at" is null),
    (select "owner"."id" from ${users} as "owner" where "owner"."company_id" = ${assessment.companyId} and "owner"."role" = 'owner' and "owner"."erased_at" is null)
  )`;
}
