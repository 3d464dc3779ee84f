import { sql } from "drizzle-orm";
import { assessments } from "../../foundation/tables/assessments";
import { answers } from "./tables";

/** Condition on an assessment: no user has answered anything since it was started or cleared. */
export const isUntouched = sql`not exists (select 1 from ${answers} where ${answers.assessmentId} = ${assessments.id} and coalesce(${answers.unconfirmed}, '') not in ('carried-over', 'from-plan'))`;

/** `clearedAt` for a draft cleared at `now`. It is always later than the previous one, even if the clock goes back. */
export function clearedNow(now: number) {
  return sql<number>`max(${assessments.clearedAt} + 1, ${Math.ceil(now / 1000)})`;
}
