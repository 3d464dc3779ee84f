import { type SQL, sql } from "drizzle-orm";
import { assessments } from "~/platform/d1/schema/assessments";

/**
 * The id of a draft for a column that must not be NULL, which it is once the assessment has been submitted or `condition` no longer holds: the
 * batch that it stands in then fails as a whole.
 */
export function idOfDraft(assessmentId: string, condition: SQL = sql`true`): SQL<string> {
  return sql<string>`(select ${assessments.id} from ${assessments} where ${assessments.id} = ${assessmentId} and ${assessments.state} = 'draft' and ${condition})`;
}
