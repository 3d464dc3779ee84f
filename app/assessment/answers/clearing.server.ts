import { sql } from "drizzle-orm";
import { assessments } from "../../foundation/tables/assessments";
import { answers } from "./tables";

/** Of an assessment: nobody has answered anything in it since it was begun, or since it was cleared. */
export const isUntouched = sql`not exists (select 1 from ${answers} where ${answers.assessmentId} = ${assessments.id} and coalesce(${answers.unconfirmed}, '') not in ('carried-over', 'from-plan'))`;

/** `clearedAt` of a draft that is cleared at `now`; it says a later moment than the last time, whatever the clocks say. */
export function clearedNow(now: number) {
  return sql<number>`max(${assessments.clearedAt} + 1, ${Math.ceil(now / 1000)})`;
}
